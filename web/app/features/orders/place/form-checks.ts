import { checkForm } from '@ticarum/contract/forms/check-form'
import { Delivery } from '@ticarum/contract/forms/order-fields'
import type { Check } from '../../../forms/use-form-check.ts'

/** Brings the schema along: a page imports this file only when it is needed. */
export const checkDelivery: Check = (fields) => checkForm(Delivery, fields)
