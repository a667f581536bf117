import type { ErrorTexts } from '../../../forms/error-text.ts'
import type { Text } from '../../../texts.ts'

const fieldOrder = ['language', 'currency'] as const

export const customerSettingsErrors = (t: Text<'customer-settings'>): ErrorTexts => ({
  fields: (errors) =>
    fieldOrder.filter((field) => errors[field]).map((field) => ({ field, text: t(`${field}.invalid`) })),
  otherwise: t('error.save'),
})
