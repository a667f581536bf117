import type { ErrorCode } from '@ticarum/contract/errors'
import type { FieldErrors } from '@ticarum/contract/forms/field-errors'
import { ErrorSummary, type Problem } from '../../components/ui/error-summary.tsx'
import { useText } from '../../texts.ts'
import { fieldProblemTexts, refusalText } from './problems.ts'

/** A form that came back, with what was typed. */
export interface RefusedForm<Kept> {
  code: ErrorCode
  fields: FieldErrors
  minutes: number
  key: string
  kept: Kept
}

/** What a form about an account holds when it comes back; passwords are typed anew. */
export interface KeptAccount {
  fullName: string
  email: string
  role: string
}

/** Everything that kept a form from being done, and each field's own part of it. */
export function useProblems(fields: FieldErrors, refused: Omit<RefusedForm<object>, 'kept'> | undefined) {
  const t = useText('auth')
  const problems = fieldProblemTexts(t, fields)
  const reason = refused && refusalText(t, refused)
  return {
    all: reason ? [{ text: reason }, ...problems] : problems,
    problemOf: (field: string) => problems.find((problem) => problem.field === field)?.text,
  }
}

export function FormProblems({ title, problems, attempt }: { title: string; problems: Problem[]; attempt: number }) {
  return problems.length > 0 ? <ErrorSummary title={title} problems={problems} attempt={attempt} /> : null
}
