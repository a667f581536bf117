import { checkForm } from '@ticarum/contract/forms/check-form'
import { SupplierSettingsForm } from '@ticarum/contract/forms/supplier-settings'
import type { Check } from '../../../forms/use-form-check.ts'

/** Brings the schema along: a page imports this file only when it is needed. */
export const checkSupplierSettings: Check = (fields) => checkForm(SupplierSettingsForm, fields)
