import { z } from 'zod'
import { type FieldErrors, fieldErrorsOf } from './field-errors.ts'
import { type FormFields, nested } from './nested.ts'

// A page's policy lets no text become code, which is how zod would otherwise hurry; on a server it may.
if ('document' in globalThis) z.config({ jitless: true })

export type ReadForm<S extends z.ZodType> = { ok: true; value: z.output<S> } | { ok: false; fields: FieldErrors }

/**
 * What people typed, as the procedure takes it, or what is wrong with it by field; browser and server ask the same
 * schema.
 */
export function readForm<S extends z.ZodType>(schema: S, fields: FormFields): ReadForm<S> {
  const parsed = schema.safeParse(nested(fields), { reportInput: true })
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, fields: fieldErrorsOf(parsed.error) }
}

export function checkForm(schema: z.ZodType, fields: FormFields): FieldErrors {
  const read = readForm(schema, fields)
  return read.ok ? {} : read.fields
}
