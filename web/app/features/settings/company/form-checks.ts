import { checkForm } from '@ticarum/contract/forms/check-form'
import { CompanySettingsForm } from '@ticarum/contract/forms/company-settings'
import type { Check } from '../../../forms/use-form-check.ts'

/** Brings the schema along: a page imports this file only when it is needed. */
export const checkCompanySettings: Check = (fields) => checkForm(CompanySettingsForm, fields)
