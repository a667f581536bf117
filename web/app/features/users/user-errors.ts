import type { ErrorTexts } from '../../forms/error-text.ts'
import type { RefusedForm } from '../../forms/refused-form.ts'
import type { Text } from '../../texts.ts'
import { proofErrors } from '../security/proof-errors.ts'

export type RefusedUserAction = RefusedForm<{ intent: string; id: string; role: string; reason: string }>

/** Why a user was not changed. */
export const userErrors = (t: Text<'users'>, security: Text<'security'>): ErrorTexts => {
  const { fields, codes } = proofErrors(security)
  return {
    fields: (errors, code) => [
      ...(errors.reason
        ? [{ field: 'reason', text: t(errors.reason === 'tooLong' ? 'reason.too-long' : 'reason.required') }]
        : []),
      ...fields(errors, code),
    ],
    codes: {
      LAST_ADMIN: t('error.last-admin'),
      NOT_FOUND: t('error.gone'),
      WRONG_STATE: t('error.suspended'),
      ...codes,
    },
    otherwise: t('error.change'),
  }
}
