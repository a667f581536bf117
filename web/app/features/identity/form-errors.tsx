import type { ErrorCode } from '@ticarum/contract/errors'
import type { FieldErrors } from '@ticarum/contract/forms/field-errors'
import { ErrorSummary, type FormError } from '../../components/ui/error-summary.tsx'
import { useText } from '../../texts.ts'
import { fieldErrorTexts, refusalText } from './account-errors.ts'

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
export function useAccountErrors(fields: FieldErrors, refused: Omit<RefusedForm<object>, 'kept'> | undefined) {
  const t = useText('auth')
  const errors = fieldErrorTexts(t, fields)
  const reason = refused && refusalText(t, refused)
  return {
    all: reason ? [{ text: reason }, ...errors] : errors,
    errorOf: (field: string) => errors.find((error) => error.field === field)?.text,
  }
}

export function FormErrors({ title, errors, attempt }: { title: string; errors: FormError[]; attempt: number }) {
  return errors.length > 0 ? <ErrorSummary title={title} errors={errors} attempt={attempt} /> : null
}
