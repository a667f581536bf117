import type { z } from 'zod'
import type { fieldProblems } from '../errors.ts'

export type FieldError = (typeof fieldProblems)[number]
export type FieldErrors = Partial<Record<string, FieldError>>

/** Patterns and library messages are for nobody's eyes: each issue becomes a closed code. */
function errorOf(issue: z.core.$ZodIssue): FieldError {
  if (issue.code === 'too_small')
    return issue.origin === 'string' ? (issue.minimum === 1 ? 'required' : 'tooShort') : 'tooSmall'
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'tooLong' : 'tooBig'
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required'
  return 'invalid'
}

/** The first error of each field. */
export function fieldErrorsOf(error: z.ZodError): Record<string, FieldError> {
  const fields: Record<string, FieldError> = {}
  for (const issue of error.issues) fields[issue.path.join('.')] ??= errorOf(issue)
  return fields
}
