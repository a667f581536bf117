import type { FieldError, FieldErrors } from '@ticarum/contract/forms/field-errors'
import type { FormError } from '../../../components/ui/error-summary.tsx'
import type { RedrawnForm } from '../../../forms/refused-form.ts'
import type { Text } from '../../../texts.ts'

/** The limits that the validator's own messages name, in the order in which the form asks. */
export const limits = {
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

function textOf(t: Text<'supplier-settings'>, error: FieldError, { min, max }: { min: number; max: number }): string {
  if (error === 'tooLong') return t('too-big', { max: String(max) })
  if (error === 'tooShort') return t('too-small', { min: String(min) })
  return error === 'required' ? t('too-small', { min: String(Math.max(1, min)) }) : t('email.invalid')
}

/** What is wrong with each field, as the validator says it. */
export const supplierSettingsErrors = (t: Text<'supplier-settings'>, fields: FieldErrors): Required<FormError>[] =>
  Object.entries(limits).flatMap(([field, limit]) =>
    fields[field] ? [{ field, text: textOf(t, fields[field], limit) }] : [],
  )

/** Why nothing was saved although the fields are right. */
export function savingSupplierSettingsFailed(
  t: Text<'supplier-settings'>,
  { code, minutes }: RedrawnForm<object>,
): string | undefined {
  if (code === null || code === 'INPUT_INVALID') return undefined
  if (code === 'RATE_LIMITED') return t('error.limited', { minutes })
  if (code === 'FORBIDDEN') return t('owners-only')
  return t('error.save')
}
