import type { FieldErrors } from '@ticarum/contract/forms/field-errors'
import type { FormError } from '../../../components/ui/error-summary.tsx'
import type { RefusedForm } from '../../../forms/refused-form.ts'
import type { Text } from '../../../texts.ts'

const asked = ['incoterm', 'basisPlace', 'synonyms'] as const

/** What is wrong with each field, in the order in which the form asks. */
export const companySettingsErrors = (t: Text<'company-settings'>, fields: FieldErrors): Required<FormError>[] =>
  asked.filter((field) => fields[field]).map((field) => ({ field, text: t(`${field}.invalid`) }))

/** Why nothing was saved although the fields are right. */
export function savingCompanySettingsFailed(
  t: Text<'company-settings'>,
  { code, minutes }: RefusedForm<object>,
): string | undefined {
  if (code === 'INPUT_INVALID') return undefined
  if (code === 'RATE_LIMITED') return t('error.limited', { minutes })
  return t(code === 'CHANGED_MEANWHILE' ? 'error.meanwhile' : 'error.save')
}
