import type { FieldErrors } from '@ticarum/contract/forms/field-errors'
import type { ErrorTexts } from '../../forms/error-text.ts'
import type { RefusedForm } from '../../forms/refused-form.ts'
import type { Text } from '../../texts.ts'

export type RefusedMessage = RefusedForm<{ intent: string; body: string; reason: string }>

/** For a message, a question and a report. */
export const messageErrors = (t: Text<'messages'>): ErrorTexts => ({
  fields: (errors: FieldErrors) =>
    (['body', 'reason'] as const).flatMap((field) => {
      const problem = errors[field]
      if (!problem) return []
      if (field === 'body' && problem === 'invalid') return [{ field: 'phrase', text: t('phrase.invalid') }]
      return [{ field, text: t(problem === 'tooLong' ? `${field}.too-long` : `${field}.required`) }]
    }),
  codes: { WRONG_STATE: t('error.closed') },
  otherwise: t('error.send'),
})

export const fileErrors = (t: Text<'messages'>): ErrorTexts => ({
  fields: ({ file }: FieldErrors) => (file ? [{ field: 'file', text: t('file.required') }] : []),
  codes: {
    WRONG_STATE: t('error.closed'),
    INVALID_FILE: t('file.invalid'),
    FILE_TOO_LARGE: t('file.too-large'),
    TOO_LARGE: t('file.too-large'),
  },
  otherwise: t('error.send'),
})
