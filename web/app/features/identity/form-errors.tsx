import type { FieldErrors } from '@ticarum/contract/forms/field-errors'
import { ErrorSummary, type FormError } from '../../components/ui/error-summary.tsx'
import type { RefusedForm } from '../../forms/refused-form.ts'
import { useText } from '../../texts.ts'
import { fieldErrorTexts, refusalText } from './account-errors.ts'

/** What a form about an account holds when it comes back. */
export interface AccountValues {
  fullName: string
  email: string
  role: string
}

/** Everything that kept a form from being done, and each field's own part of it. */
export function useAccountErrors(fields: FieldErrors, refused: RefusedForm<object> | undefined) {
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
