import { checkForm } from '@ticarum/contract/forms/check-form'
import { CurrencyRatesForm } from '@ticarum/contract/forms/currency-rates'
import type { Check } from '../../../forms/use-form-check.ts'

/** Imports the schema, so pages load this file lazily. */
export const checkRates: Check = (fields) => checkForm(CurrencyRatesForm, fields)
