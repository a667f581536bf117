import { checkForm } from '@ticarum/contract/forms/check-form'
import { DeliveryForm } from '@ticarum/contract/forms/order-fields'
import type { Check } from '../../../forms/use-form-check.ts'

/** Imports the schema, so pages load this file lazily. */
export const checkDelivery: Check = (fields) => checkForm(DeliveryForm, fields)
