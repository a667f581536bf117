import type { ErrorTexts } from '../../forms/error-text.ts'
import type { RefusedForm } from '../../forms/refused-form.ts'
import type { Text } from '../../texts.ts'

/** Of one delivery the intent alone. */
export type RefusedReplay = RefusedForm<{ intent?: string | undefined; day?: string | undefined }>

export const replayErrors = (t: Text<'webhook-deliveries'>): ErrorTexts => ({
  fields: ({ since }) => (since ? [{ field: 'day', text: t('since.required') }] : []),
  codes: { NOT_FOUND: t('error.gone') },
  otherwise: t('error.again'),
})
