import type { FieldError, FieldErrors } from '@ticarum/contract/forms/field-errors'
import type { FormError } from '../../components/ui/error-summary.tsx'
import type { RefusedForm } from '../../forms/refused-form.ts'
import type { Text } from '../../texts.ts'

const lengthText = (t: Text<'security'>, error: FieldError) => t(error === 'tooLong' ? 'too-long' : 'too-short')

/** What is wrong with each field, in the reader's words. A password that can't be right is not right. */
export function passwordFieldTexts(
  t: Text<'security'>,
  fields: FieldErrors,
  refused: RefusedForm<object> | undefined,
): Required<FormError>[] {
  return [
    ...(fields.currentPassword || refused?.code === 'WRONG_PASSWORD'
      ? [{ field: 'currentPassword', text: t('wrong') }]
      : []),
    ...(fields.password ? [{ field: 'password', text: lengthText(t, fields.password) }] : []),
    ...(fields.confirmPassword ? [{ field: 'confirmPassword', text: t('mismatch') }] : []),
  ]
}

/** Why the password was not changed although the fields are right. */
export function changeFailed(t: Text<'security'>, { code, minutes }: RefusedForm<object>): string | undefined {
  if (code === 'INPUT_INVALID' || code === 'WRONG_PASSWORD') return undefined
  if (code === 'RATE_LIMITED') return t('error.limited', { minutes })
  if (code === 'REAUTHENTICATION_REQUIRED') return t('error.proof')
  return t(code === 'KEY_REUSED' ? 'error.done' : 'error.away')
}
