import { checkForm } from '@ticarum/contract/forms/check-form'
import { SaveCompanyFacts } from '@ticarum/contract/procedures/company-facts'
import type { Check } from '../../../forms/use-form-check.ts'

/** Imports the schema, so pages load this file lazily. */
export const checkFacts: Check = (fields) => checkForm(SaveCompanyFacts, fields)
