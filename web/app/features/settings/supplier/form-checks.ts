import { checkForm } from '@ticarum/contract/forms/check-form'
import { SupplierSettingsForm } from '@ticarum/contract/forms/supplier-settings'
import type { Check } from '../../../forms/use-form-check.ts'

/** Imports the schema, so pages load this file lazily. */
export const checkSupplierSettings: Check = (fields) => checkForm(SupplierSettingsForm, fields)
