import { fieldErrorsOf } from '@ticarum/contract/forms/field-errors'
import type { z } from 'zod'
import { fail } from './domain-error.ts'

/** The library's messages and patterns never leave the server. */
export function validate<S extends z.ZodObject>(schema: S, raw: unknown): z.output<S> {
  const parsed = schema.safeParse(raw, { reportInput: true })
  return parsed.success ? parsed.data : fail('INPUT_INVALID', { fields: fieldErrorsOf(parsed.error) })
}
