import type { FieldError } from '@ticarum/contract/forms/field-errors'
import type { ErrorTexts } from '../../../forms/error-text.ts'
import type { Text } from '../../../texts.ts'

/** For a decision whose form no longer exists. */
export const lateVerificationErrors = (t: Text<'suppliers'>): ErrorTexts => ({
  codes: {
    ALREADY_DECIDED: t('error.decided'),
    WRONG_STATE: t('error.decided'),
    CHANGED_MEANWHILE: t('error.changed'),
  },
  otherwise: t('error.decide'),
})

const reasonText = (t: Text<'suppliers'>, error: FieldError) =>
  t(error === 'tooLong' ? 'reason.too-long' : 'reason.required')

/** The page has another reason, for suspending. */
export const CHANGE_REASON = 'change-reason'

export const changeErrors = (t: Text<'suppliers'>): ErrorTexts => ({
  ...lateVerificationErrors(t),
  fields: ({ reason }) => (reason ? [{ field: CHANGE_REASON, text: reasonText(t, reason) }] : []),
})

export const verificationErrors = (t: Text<'suppliers'>): ErrorTexts => ({
  ...lateVerificationErrors(t),
  fields: ({ checks, validUntil, reason }) => [
    ...(checks ? [{ field: 'checks', text: t('checks.required') }] : []),
    ...(validUntil
      ? [{ field: 'validUntil', text: t(validUntil === 'tooSmall' ? 'until.past' : 'until.required') }]
      : []),
    ...(reason ? [{ field: 'reason', text: reasonText(t, reason) }] : []),
  ],
})
