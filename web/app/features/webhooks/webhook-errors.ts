import { MOST_WEBHOOKS } from '@ticarum/contract/values/webhooks'
import type { ErrorTexts } from '../../forms/error-text.ts'
import type { RefusedForm } from '../../forms/refused-form.ts'
import type { Text } from '../../texts.ts'
import { proofErrors } from '../security/proof-errors.ts'

/** What was typed and ticked, by the names of its fields; of a removal the intent alone. */
export type RefusedWebhook = RefusedForm<Partial<Record<string, string>>>

/** Why a webhook was not made. */
export const makingErrors = (t: Text<'webhooks'>, security: Text<'security'>): ErrorTexts => {
  const { fields, codes } = proofErrors(security)
  return {
    fields: (errors, code) => [
      ...(errors.url ? [{ field: 'url', text: t('url.invalid') }] : []),
      ...(errors.kinds ? [{ field: 'kinds', text: t('kinds.required') }] : []),
      ...fields(errors, code),
    ],
    codes: {
      FORBIDDEN: t('owners-only'),
      EMAIL_NOT_CONFIRMED: t('unconfirmed'),
      WEBHOOKS_FULL: t('full', { max: String(MOST_WEBHOOKS) }),
      CHANGED_MEANWHILE: t('error.made'),
      ...codes,
    },
    otherwise: t('error.make'),
  }
}

/** Why one was not removed. */
export const removingErrors = (t: Text<'webhooks'>): ErrorTexts => ({
  codes: { FORBIDDEN: t('owners-only'), NOT_FOUND: t('error.gone'), INPUT_INVALID: t('error.gone') },
})
