import { checkForm } from '@ticarum/contract/forms/check-form'
import { AdminSettingsForm } from '@ticarum/contract/forms/person-settings'
import type { Check } from '../../../forms/use-form-check.ts'

/** Imports the schema, so pages load this file lazily. */
export const checkAdminSettings: Check = (fields) => checkForm(AdminSettingsForm, fields)
