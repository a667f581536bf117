import type { ErrorTexts } from '../../forms/error-text.ts'
import type { RefusedForm } from '../../forms/refused-form.ts'
import type { Text } from '../../texts.ts'

export type RefusedPaper = RefusedForm<Partial<Record<'intent' | 'id' | 'kind' | 'expiresOn', string>>>

/** Why a paper was not added or removed. */
export const paperErrors = (t: Text<'papers'>): ErrorTexts => ({
  fields: ({ kind, expiresOn, file }) => [
    ...(kind ? [{ field: 'kind', text: t('kind.required') }] : []),
    ...(expiresOn
      ? [{ field: 'expiresOn', text: t(expiresOn === 'tooSmall' ? 'expiresOn.past' : 'expiresOn.required') }]
      : []),
    ...(file ? [{ field: 'file', text: t(file === 'tooBig' ? 'file.too-large' : 'file.required') }] : []),
  ],
  codes: {
    FORBIDDEN: t('owners-only'),
    WRONG_STATE: t('error.full'),
    INVALID_FILE: t('error.file'),
    NOT_FOUND: t('error.gone'),
  },
  otherwise: t('error.save'),
})
