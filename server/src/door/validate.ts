import { type FieldError, fieldErrorsOf } from '@ticarum/contract/forms/field-errors'
import type { z } from 'zod'
import { fail } from './domain-error.ts'

/** PostgreSQL stores neither the null character nor half a surrogate pair. */
export const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

/** Fields with a text, or a key, that can't be stored. */
function unstorableIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [path]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, part]) => {
    if (!isStorable(key)) return [path]
    return unstorableIn(part, path === '' ? key : `${path}.${key}`)
  })
}

/**
 * The library's messages and patterns never leave the server. Texts are looked at as the schema leaves them: some forms
 * take out what can't be stored.
 */
export function validate<S extends z.ZodObject>(schema: S, raw: unknown): z.output<S> {
  const parsed = schema.safeParse(raw, { reportInput: true })
  if (!parsed.success) return fail('INPUT_INVALID', { fields: fieldErrorsOf(parsed.error) })
  const unstorable = unstorableIn(parsed.data)
  if (unstorable.length > 0) {
    const fields = unstorable.map((field): [string, FieldError] => [field, 'invalid'])
    return fail('INPUT_INVALID', { fields: Object.fromEntries(fields) })
  }
  return parsed.data
}
