import type { ErrorTexts } from '../../forms/error-text.ts'
import type { Text } from '../../texts.ts'

/** Why an address was not corrected, changed or confirmed; whoever does that has not confirmed one, so it is no error. */
export const emailErrors = (t: Text<'email-address'>): ErrorTexts => ({
  fields: ({ confirmEmail, email, code }, refusal) => [
    ...(confirmEmail ? [{ field: 'confirmEmail', text: t('email.invalid') }] : []),
    ...(email ? [{ field: 'email', text: t('new.invalid') }] : []),
    ...(code || refusal === 'EMAIL_NOT_CONFIRMED' ? [{ field: 'code', text: t('code.invalid') }] : []),
  ],
  codes: { EMAIL_NOT_CONFIRMED: null },
  otherwise: t('error.away'),
})
