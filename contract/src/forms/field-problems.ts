import type { z } from 'zod'
import type { fieldProblems } from '../errors.ts'

export type FieldProblem = (typeof fieldProblems)[number]
export type FieldProblems = Partial<Record<string, FieldProblem>>

/** Patterns and library messages are for nobody's eyes: each issue becomes a closed code. */
function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  if (issue.code === 'too_small')
    return issue.origin === 'string' ? (issue.minimum === 1 ? 'required' : 'tooShort') : 'tooSmall'
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'tooLong' : 'tooBig'
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required'
  return 'invalid'
}

/** The first problem of each field. */
export function problemsOf(error: z.ZodError): Record<string, FieldProblem> {
  const fields: Record<string, FieldProblem> = {}
  for (const issue of error.issues) fields[issue.path.join('.')] ??= problemOf(issue)
  return fields
}
