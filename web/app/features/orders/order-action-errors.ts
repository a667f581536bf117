import type { ErrorCode } from '@ticarum/contract/errors'
import type { FieldErrors } from '@ticarum/contract/forms/field-errors'
import type { FormFields } from '@ticarum/contract/forms/nested'
import type { FormError } from '../../components/ui/error-summary.tsx'
import type { RefusedForm } from '../../forms/refused-form.ts'
import type { Text } from '../../texts.ts'

/** Something that was not done to an order, with what was typed. */
export type RefusedAct = RefusedForm<FormFields & { intent: string }> & { left?: number }

const fieldTexts = {
  message: 'inquire.required',
  readyOn: 'answer.day.required',
  reason: 'reason.required',
  text: 'text.required',
  pictures: 'pictures.invalid',
  file: 'proof.required',
} as const

const isTooLong = {
  message: 'text.too-long',
  text: 'text.too-long',
  reason: 'reason.too-long',
  notes: 'notes.too-long',
} as const

/** What is wrong with each field, in the reader's words. */
export function actErrors(t: Text<'orders'>, fields: FieldErrors): Required<FormError>[] {
  return Object.entries(fields).flatMap(([field, error]) => {
    if (!error) return []
    if (error === 'tooLong' && field in isTooLong)
      return [{ field, text: t(isTooLong[field as keyof typeof isTooLong]) }]
    return [{ field, text: t(fieldTexts[field as keyof typeof fieldTexts] ?? 'field.invalid') }]
  })
}

/** Why it was not done although the fields are right. */
export function orderActionFailed(
  t: Text<'orders'>,
  { code, minutes, values: { intent }, left = 0 }: RefusedAct,
): string | undefined {
  if (code === 'INPUT_INVALID') return undefined
  if (code === 'RATE_LIMITED') return t('error.limited', { minutes })
  if (code === 'OUT_OF_STOCK') return t('error.stock', { left })
  if (code === 'CANCEL_REFUSED') return t('error.cancel')
  if (code === 'NOT_FOUND') return t('error.gone')
  if (code === 'WRONG_STATE') return t('error.state')
  if (code === 'INVALID_FILE') return t('file.invalid')
  if (code === 'FILE_TOO_LARGE') return t('file.too-large')
  if (intent === 'ship') return t('error.shipping')
  if (intent === 'status') return t('error.status')
  if (intent === 'inquire') return t('error.inquiry')
  return t('error.act')
}

/** The titles that the specification gives; 'Error' where it gives none. */
export function failedTitle(t: Text<'orders'>, act: string, code: ErrorCode | undefined): string {
  if (act !== 'inquire') return t('error')
  return t(code === undefined || code === 'INPUT_INVALID' ? 'inquire.empty' : 'error.inquiry.title')
}
