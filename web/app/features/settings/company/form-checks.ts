import { checkForm } from '@ticarum/contract/forms/check-form'
import { CompanySettingsForm } from '@ticarum/contract/forms/company-settings'
import type { Check } from '../../../forms/use-form-check.ts'

/** Imports the schema, so pages load this file lazily. */
export const checkCompanySettings: Check = (fields) => checkForm(CompanySettingsForm, fields)
