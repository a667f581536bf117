import { z } from 'zod'
import { type FieldProblems, problemsOf } from './field-problems.ts'

// A page's policy lets no text become code, which is how zod would otherwise hurry; on a server it may.
if ('document' in globalThis) z.config({ jitless: true })

/** What is wrong with a form, by field; browser and server ask the same schema. */
export function checkForm(schema: z.ZodType, fields: Partial<Record<string, string>>): FieldProblems {
  const parsed = schema.safeParse(fields, { reportInput: true })
  return parsed.success ? {} : problemsOf(parsed.error)
}
