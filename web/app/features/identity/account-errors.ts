import type { FieldError } from '@ticarum/contract/forms/field-errors'
import type { ErrorTexts } from '../../forms/error-text.ts'
import type { Text } from '../../texts.ts'

/** Values of a sign-in or sign-up form that is shown again. */
export interface AccountValues {
  fullName: string
  email: string
  role: string
}

/** In form order. */
const fieldTexts: Record<string, (t: Text<'auth'>, error: FieldError) => string> = {
  fullName: (t, error) => t(error === 'tooLong' ? 'name.too-long' : 'name.too-short'),
  email: (t) => t('email.invalid'),
  password: (t, error) => t(error === 'tooLong' ? 'password.too-long' : 'password.too-short'),
  confirmPassword: (t) => t('confirm.different'),
  role: (t) => t('role.missing'),
}

export const accountErrors = (t: Text<'auth'>): ErrorTexts => ({
  fields: (errors) =>
    Object.entries(fieldTexts).flatMap(([field, textOf]) =>
      errors[field] ? [{ field, text: textOf(t, errors[field]) }] : [],
    ),
  codes: { WRONG_CREDENTIALS: t('error.wrong'), KEY_REUSED: t('error.done-before') },
  otherwise: t('error.away'),
})
