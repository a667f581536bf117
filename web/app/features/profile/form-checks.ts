import { checkForm } from '@ticarum/contract/forms/check-form'
import { TypedPhone } from '@ticarum/contract/forms/order-fields'
import { SaveCustomerCompany, SaveProfile } from '@ticarum/contract/procedures/profile'
import type { Check } from '../../forms/use-form-check.ts'

/** Imports the schemas, so pages load this file lazily. */
export const checkProfile: Check = (fields) => checkForm(SaveProfile.extend({ phone: TypedPhone }), fields)
export const checkCompany: Check = (fields) => checkForm(SaveCustomerCompany, fields)
