import type { ErrorTexts } from '../../forms/error-text.ts'
import type { Text } from '../../texts.ts'

/** Why a colleague was not invited. */
export const invitingErrors = (t: Text<'team'>): ErrorTexts => ({
  fields: ({ email }) => {
    if (!email) return []
    const text = email === 'required' ? 'email.required' : email === 'tooLong' ? 'email.too-long' : 'email.invalid'
    return [{ field: 'email', text: t(text) }]
  },
  codes: {
    KEY_REUSED: t('error.done'),
    EMAIL_NOT_CONFIRMED: t('error.unconfirmed'),
    FORBIDDEN: t('owners-only'),
  },
  otherwise: t('error.send'),
})

/** Why a member was not removed, or an invitation not revoked. */
export const teamActionErrors = (t: Text<'team'>): ErrorTexts => ({
  codes: {
    ALREADY_ENDED: t('error.ended'),
    NOT_FOUND: t('error.gone'),
    INPUT_INVALID: t('error.gone'),
    FORBIDDEN: t('owners-only'),
  },
})
