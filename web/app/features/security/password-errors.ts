import type { ErrorTexts } from '../../forms/error-text.ts'
import type { Text } from '../../texts.ts'

/** A current password that is malformed is reported as wrong. */
export const passwordErrors = (t: Text<'security'>): ErrorTexts => ({
  fields: ({ currentPassword, password, confirmPassword }, code) => [
    ...(currentPassword || code === 'WRONG_PASSWORD' ? [{ field: 'currentPassword', text: t('wrong') }] : []),
    ...(password ? [{ field: 'password', text: t(password === 'tooLong' ? 'too-long' : 'too-short') }] : []),
    ...(confirmPassword ? [{ field: 'confirmPassword', text: t('mismatch') }] : []),
  ],
  codes: { WRONG_PASSWORD: null, REAUTHENTICATION_REQUIRED: t('error.proof'), KEY_REUSED: t('error.done') },
  otherwise: t('error.away'),
})
