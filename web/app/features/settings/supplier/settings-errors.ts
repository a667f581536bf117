import type { FieldError } from '@ticarum/contract/forms/field-errors'
import type { ErrorTexts } from '../../../forms/error-text.ts'
import type { Text } from '../../../texts.ts'

/** The limits that the error messages name, in form order. */
export const supplierSettingsLimits = {
  fullName: { min: 2, max: 100 },
  companyName: { min: 2, max: 100 },
  phone: { min: 8, max: 20 },
  address: { min: 10, max: 200 },
  city: { min: 2, max: 50 },
  country: { min: 2, max: 50 },
  description: { min: 0, max: 500 },
  legalName: { min: 0, max: 100 },
  registryNumber: { min: 0, max: 100 },
  taxNumber: { min: 0, max: 100 },
  businessEmail: { min: 1, max: 255 },
} as const

type Field = keyof typeof supplierSettingsLimits

function textOf(t: Text<'supplier-settings'>, field: Field, error: FieldError): string {
  const { min, max } = supplierSettingsLimits[field]
  if (error === 'tooLong') return t('too-big', { max: String(max) })
  if (error === 'tooShort') return t('too-small', { min: String(min) })
  if (error === 'required') return t('too-small', { min: String(Math.max(1, min)) })
  return t(field === 'taxNumber' ? 'tax.invalid' : 'email.invalid')
}

/** Field errors, worded as the validator would. */
export const supplierSettingsErrors = (t: Text<'supplier-settings'>): ErrorTexts => ({
  fields: (errors) =>
    (Object.keys(supplierSettingsLimits) as Field[]).flatMap((field) =>
      errors[field] ? [{ field, text: textOf(t, field, errors[field]) }] : [],
    ),
  codes: { FORBIDDEN: t('owners-only') },
  otherwise: t('error.save'),
})
