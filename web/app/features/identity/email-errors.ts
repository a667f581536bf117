import type { ErrorTexts } from '../../forms/error-text.ts'
import type { Text } from '../../texts.ts'

/** Why an address was not corrected, changed or confirmed. Without a code the door says that none is confirmed. */
export const emailErrors = (t: Text<'email-address'>): ErrorTexts => ({
  fields: ({ confirmEmail, email, code }, refusal) => [
    ...(confirmEmail ? [{ field: 'confirmEmail', text: t('email.invalid') }] : []),
    ...(email ? [{ field: 'email', text: t('new.invalid') }] : []),
    ...(code || refusal === 'EMAIL_NOT_CONFIRMED' ? [{ field: 'code', text: t('code.invalid') }] : []),
  ],
  codes: { EMAIL_NOT_CONFIRMED: null },
  otherwise: t('error.away'),
})
