import type { fieldProblems } from '@ticarum/contract/errors'
import type { z } from 'zod'
import { fail } from './refusal.ts'

type FieldProblem = (typeof fieldProblems)[number]

/** Patterns and library messages never leave the server: each issue becomes a closed code. */
function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  if (issue.code === 'too_small') return issue.origin === 'string' ? (issue.minimum === 1 ? 'required' : 'tooShort') : 'tooSmall'
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'tooLong' : 'tooBig'
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required'
  return 'invalid'
}

export function validate<S extends z.ZodObject>(schema: S, raw: unknown): z.output<S> {
  const parsed = schema.safeParse(raw, { reportInput: true })
  if (parsed.success) return parsed.data
  const fields: Record<string, FieldProblem> = {}
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= problemOf(issue)
  return fail('INPUT_INVALID', { fields })
}
