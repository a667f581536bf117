import type { ErrorTexts } from '../../../forms/error-text.ts'
import type { Text } from '../../../texts.ts'

/** In form order. */
const fieldOrder = ['incoterm', 'basisPlace', 'synonyms'] as const

/** Why settings were not saved; also used for trade settings. */
export const savingErrors = (t: Text<'company-settings'>): ErrorTexts => ({
  codes: { CHANGED_MEANWHILE: t('error.meanwhile') },
  otherwise: t('error.save'),
})

export const companySettingsErrors = (t: Text<'company-settings'>): ErrorTexts => ({
  ...savingErrors(t),
  fields: (errors) =>
    fieldOrder.filter((field) => errors[field]).map((field) => ({ field, text: t(`${field}.invalid`) })),
})
