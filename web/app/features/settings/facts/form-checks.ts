import { checkForm } from '@ticarum/contract/forms/check-form'
import { TypedPhone } from '@ticarum/contract/forms/order-fields'
import { SaveCompanyFacts } from '@ticarum/contract/procedures/company-facts'
import type { Check } from '../../../forms/use-form-check.ts'

/** Imports the schema, so pages load this file lazily. */
const FactsForm = SaveCompanyFacts.extend({ phone: TypedPhone, whatsapp: TypedPhone })
export const checkFacts: Check = (fields) => checkForm(FactsForm, fields)
