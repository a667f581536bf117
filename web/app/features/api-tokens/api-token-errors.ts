import { MOST_TOKENS } from '@ticarum/contract/values/api-scopes'
import type { ErrorTexts } from '../../forms/error-text.ts'
import type { RefusedForm } from '../../forms/refused-form.ts'
import type { Text } from '../../texts.ts'
import { proofErrors } from '../security/proof-errors.ts'

/** What was typed, ticked and chosen, by the names of its fields; of a revocation the intent alone. */
export type RefusedToken = RefusedForm<Partial<Record<string, string>>>

/** Why a token was not made. */
export const makingErrors = (t: Text<'api-tokens'>, security: Text<'security'>): ErrorTexts => {
  const { fields, codes } = proofErrors(security)
  return {
    fields: (errors, code) => [
      ...(errors.name
        ? [{ field: 'name', text: t(errors.name === 'tooLong' ? 'name.too-long' : 'name.required') }]
        : []),
      ...(errors.scopes ? [{ field: 'scopes', text: t('scopes.required') }] : []),
      ...fields(errors, code),
    ],
    codes: {
      FORBIDDEN: t('owners-only'),
      EMAIL_NOT_CONFIRMED: t('unconfirmed'),
      TOKENS_FULL: t('full', { max: String(MOST_TOKENS) }),
      CHANGED_MEANWHILE: t('error.made'),
      ...codes,
    },
    otherwise: t('error.make'),
  }
}

/** Why one was not revoked. */
export const revokingErrors = (t: Text<'api-tokens'>): ErrorTexts => ({
  codes: { FORBIDDEN: t('owners-only'), NOT_FOUND: t('error.gone'), INPUT_INVALID: t('error.gone') },
})
