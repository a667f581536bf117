import type { ErrorCode } from '@ticarum/contract/errors'
import type { FieldError, FieldErrors } from '@ticarum/contract/forms/field-errors'
import type { FormError } from '../../components/ui/error-summary.tsx'
import type { Text } from '../../texts.ts'

type Say = (t: Text<'auth'>, error: FieldError) => string

/** In the order in which the forms ask. */
const fieldTexts: Record<string, Say> = {
  fullName: (t, error) => t(error === 'tooLong' ? 'name.too-long' : 'name.too-short'),
  email: (t) => t('email.invalid'),
  password: (t, error) => t(error === 'tooLong' ? 'password.too-long' : 'password.too-short'),
  confirmPassword: (t) => t('confirm.different'),
  role: (t) => t('role.missing'),
}

/** What is wrong with each field, in the reader's words. */
export function fieldErrorTexts(t: Text<'auth'>, fields: FieldErrors): Required<FormError>[] {
  return Object.entries(fieldTexts).flatMap(([field, say]) => {
    const error = fields[field]
    return error ? [{ field, text: say(t, error) }] : []
  })
}

/** Why the whole form was refused, in the reader's words; a form whose fields are wrong says no more than that. */
export function refusalText(
  t: Text<'auth'>,
  { code, minutes }: { code: ErrorCode; minutes: number },
): string | undefined {
  if (code === 'INPUT_INVALID') return undefined
  if (code === 'WRONG_CREDENTIALS') return t('error.wrong')
  if (code === 'RATE_LIMITED') return t('error.limited', { minutes })
  if (code === 'KEY_REUSED') return t('error.done-before')
  return t('error.away')
}
