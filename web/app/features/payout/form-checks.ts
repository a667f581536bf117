import { checkForm } from '@ticarum/contract/forms/check-form'
import { PayoutFields } from '@ticarum/contract/procedures/payout'
import type { Check } from '../../forms/use-form-check.ts'

/** Imports the schema, so pages load this file lazily. */
export const checkPayout: Check = (fields) => checkForm(PayoutFields, fields)
