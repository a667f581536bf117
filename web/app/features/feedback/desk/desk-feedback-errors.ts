import type { ErrorTexts } from '../../../forms/error-text.ts'
import type { Text } from '../../../texts.ts'

export const deskFeedbackErrors = (t: Text<'desk-feedback'>): ErrorTexts => ({
  codes: { ALREADY_DECIDED: t('error.decided'), KEY_REUSED: t('error.decided') },
  otherwise: t('error.update'),
})
