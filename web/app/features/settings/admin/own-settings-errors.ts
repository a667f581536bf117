import type { ErrorTexts } from '../../../forms/error-text.ts'
import type { Text } from '../../../texts.ts'

const fieldOrder = ['fullName', 'email'] as const

export const ownSettingsErrors = (t: Text<'admin-settings'>): ErrorTexts => ({
  fields: (errors) =>
    fieldOrder.filter((field) => errors[field]).map((field) => ({ field, text: t(`${field}.invalid`) })),
  otherwise: t('error.save'),
})
