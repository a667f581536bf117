import type { ErrorCode } from '@ticarum/contract/errors'
import type { FieldErrors } from '@ticarum/contract/forms/field-errors'
import type { FormFields } from '@ticarum/contract/forms/nested'
import type { ErrorTexts } from '../../forms/error-text.ts'
import type { FormError } from '../../forms/form-errors.tsx'
import type { RefusedForm } from '../../forms/refused-form.ts'
import type { Text } from '../../texts.ts'

/** An order action that was refused, with the typed values. */
export type RefusedOrderAction = RefusedForm<FormFields & { intent: string }> & { left?: number }

const fieldTexts = {
  message: 'inquire.required',
  readyOn: 'answer.day.required',
  reason: 'reason.required',
  text: 'text.required',
  pictures: 'pictures.invalid',
  file: 'proof.required',
  amount: 'amount.invalid',
  reference: 'reference.required',
  paidOn: 'paid-on.invalid',
  kept: 'kept.invalid',
  arrived: 'receive.early.required',
} as const

const isTooLong = {
  message: 'text.too-long',
  text: 'text.too-long',
  reason: 'reason.too-long',
  notes: 'notes.too-long',
} as const

const isTooSmall = { readyOn: 'answer.day.past' } as const

export function orderActionFieldErrors(t: Text<'orders'>, errors: FieldErrors): Required<FormError>[] {
  return Object.entries(errors).flatMap(([field, error]) => {
    if (!error) return []
    if (error === 'tooLong' && field in isTooLong)
      return [{ field, text: t(isTooLong[field as keyof typeof isTooLong]) }]
    if (error === 'tooSmall' && field in isTooSmall)
      return [{ field, text: t(isTooSmall[field as keyof typeof isTooSmall]) }]
    return [{ field, text: t(fieldTexts[field as keyof typeof fieldTexts] ?? 'field.invalid') }]
  })
}

const failedTexts: Partial<Record<string, 'error.shipping' | 'error.status' | 'error.inquiry'>> = {
  ship: 'error.shipping',
  status: 'error.status',
  inquire: 'error.inquiry',
}

/** Why an action was refused. */
export const orderActionErrors = (t: Text<'orders'>, refused: RefusedOrderAction | undefined): ErrorTexts => ({
  fields: (errors) => orderActionFieldErrors(t, errors),
  codes: {
    OUT_OF_STOCK: t('error.stock', { left: refused?.left ?? 0 }),
    CANCEL_REFUSED: t('error.cancel'),
    NOT_FOUND: t('error.gone'),
    WRONG_STATE: t('error.state'),
    ALREADY_DECIDED: t('error.state'),
    INVALID_FILE: t('file.invalid'),
  },
  otherwise: t(failedTexts[refused?.values.intent ?? ''] ?? 'error.act'),
})

/** Titles given by the specification; 'Error' for the others. */
export function failedTitle(t: Text<'orders'>, action: string | undefined, code: ErrorCode | undefined): string {
  if (action !== 'inquire') return t('error')
  return t(code === undefined || code === 'INPUT_INVALID' ? 'inquire.empty' : 'error.inquiry.title')
}
