import type { ErrorCode } from '@ticarum/contract/errors'
import type { FieldErrors } from '@ticarum/contract/forms/field-errors'
import type { ErrorTexts } from '../../forms/error-text.ts'
import type { RefusedForm } from '../../forms/refused-form.ts'
import type { Text } from '../../texts.ts'

/** `back` is missing where the form opened over a page. */
export type RefusedFeedback = RefusedForm<{
  rating: string
  message: string
  mayBeShown: boolean
  back: string | undefined
}>

/** Ids of the fields: the page under the dialog may have a message of its own. */
export const feedbackIds = { rating: 'feedback-rating', message: 'feedback-message' } as const

export const feedbackErrors = (t: Text<'feedback'>): ErrorTexts => ({
  fields: ({ rating, message }) => [
    ...(rating ? [{ field: feedbackIds.rating, text: t('rating.required') }] : []),
    ...(message
      ? [{ field: feedbackIds.message, text: t(message === 'tooLong' ? 'message.too-long' : 'message.required') }]
      : []),
  ],
  codes: { UNAUTHENTICATED: t('sign-in'), KEY_REUSED: t('done') },
  otherwise: t('failed'),
})

/** The specification names each mistake; of several, the first field's counts. */
export function titleOfErrors(t: Text<'feedback'>, code: ErrorCode | null | undefined, fields: FieldErrors): string {
  if (fields.rating) return t('rating.title')
  if (fields.message) return t(fields.message === 'tooLong' ? 'error' : 'message.title')
  return t(code === 'UNAUTHENTICATED' ? 'sign-in.title' : 'failed.title')
}
