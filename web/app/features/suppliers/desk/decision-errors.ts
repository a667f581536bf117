import type { FieldErrors } from '@ticarum/contract/forms/field-errors'
import type { FormError } from '../../../components/ui/error-summary.tsx'
import type { RefusedForm } from '../../../forms/refused-form.ts'
import type { Text } from '../../../texts.ts'

/** What is wrong with each field, in the reader's words. */
export function verificationDecisionErrors(t: Text<'suppliers'>, fields: FieldErrors): Required<FormError>[] {
  return [
    ...(fields.checks ? [{ field: 'checks', text: t('checks.required') }] : []),
    ...(fields.validUntil
      ? [{ field: 'validUntil', text: t(fields.validUntil === 'tooSmall' ? 'until.past' : 'until.required') }]
      : []),
    ...(fields.reason
      ? [{ field: 'reason', text: t(fields.reason === 'tooLong' ? 'reason.too-long' : 'reason.required') }]
      : []),
  ]
}

/** Why nothing was decided although the fields are right. */
export function decidingVerificationFailed(
  t: Text<'suppliers'>,
  { code, minutes }: RefusedForm<object>,
): string | undefined {
  if (code === 'INPUT_INVALID') return undefined
  if (code === 'RATE_LIMITED') return t('error.limited', { minutes })
  if (code === 'ALREADY_DECIDED' || code === 'WRONG_STATE') return t('error.decided')
  return t('error.decide')
}
