import type { ErrorTexts } from '../../forms/error-text.ts'
import type { RefusedForm } from '../../forms/refused-form.ts'
import type { Text } from '../../texts.ts'
import { proofErrors } from '../security/proof-errors.ts'

export const payoutFields = ['holder', 'bank', 'iban', 'swift'] as const
type PayoutField = (typeof payoutFields)[number]

export type RefusedPayout = RefusedForm<Partial<Record<PayoutField | 'intent' | 'reason', string>>>

/** Why where a supplier is paid was not changed, or not decided. */
export const payoutErrors = (t: Text<'payout'>, security: Text<'security'>): ErrorTexts => {
  const { fields, codes } = proofErrors(security)
  return {
    fields: (errors, code) => [
      ...payoutFields.flatMap((field) => (errors[field] ? [{ field, text: t(`${field}.invalid`) }] : [])),
      ...(errors.reason ? [{ field: 'reason', text: t('reason.required') }] : []),
      ...fields(errors, code),
    ],
    codes: {
      FORBIDDEN: t('owners-only'),
      ALREADY_DECIDED: t('error.decided'),
      ...codes,
    },
    otherwise: t('error.save'),
  }
}
