import type { ErrorTexts } from '../../forms/error-text.ts'
import type { RefusedForm } from '../../forms/refused-form.ts'
import type { Text } from '../../texts.ts'

export type RefusedUserAction = RefusedForm<{ intent: string; id: string; role: string; reason: string }>

/** Why a user was not changed. */
export const userErrors = (t: Text<'users'>): ErrorTexts => ({
  fields: ({ reason, password }, code) => [
    ...(reason ? [{ field: 'reason', text: t(reason === 'tooLong' ? 'reason.too-long' : 'reason.required') }] : []),
    ...(password || code === 'REAUTHENTICATION_REQUIRED' ? [{ field: 'password', text: t('password.required') }] : []),
    ...(code === 'WRONG_PASSWORD' ? [{ field: 'password', text: t('password.wrong') }] : []),
  ],
  codes: {
    LAST_ADMIN: t('error.last-admin'),
    NOT_FOUND: t('error.gone'),
    WRONG_STATE: t('error.suspended'),
    REAUTHENTICATION_REQUIRED: null,
    WRONG_PASSWORD: null,
  },
  otherwise: t('error.change'),
})
