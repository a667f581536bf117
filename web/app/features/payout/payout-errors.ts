import type { ErrorTexts } from '../../forms/error-text.ts'
import type { RefusedForm } from '../../forms/refused-form.ts'
import type { Text } from '../../texts.ts'

export const payoutFields = ['holder', 'bank', 'iban', 'swift'] as const
type PayoutField = (typeof payoutFields)[number]

export type RefusedPayout = RefusedForm<Partial<Record<PayoutField | 'intent' | 'reason', string>>>

/** Why where a supplier is paid was not changed, or not decided. */
export const payoutErrors = (t: Text<'payout'>): ErrorTexts => ({
  fields: (errors, code) => [
    ...payoutFields.flatMap((field) => (errors[field] ? [{ field, text: t(`${field}.invalid`) }] : [])),
    ...(errors.reason ? [{ field: 'reason', text: t('reason.required') }] : []),
    ...(errors.password || code === 'REAUTHENTICATION_REQUIRED'
      ? [{ field: 'password', text: t('password.required') }]
      : []),
    ...(code === 'WRONG_PASSWORD' ? [{ field: 'password', text: t('password.wrong') }] : []),
  ],
  codes: {
    FORBIDDEN: t('owners-only'),
    ALREADY_DECIDED: t('error.decided'),
    REAUTHENTICATION_REQUIRED: null,
    WRONG_PASSWORD: null,
  },
  otherwise: t('error.save'),
})
