import { checkForm } from '@ticarum/contract/forms/check-form'
import { TradeSettingsForm } from '@ticarum/contract/forms/trade-settings'
import type { Check } from '../../../forms/use-form-check.ts'

/** Imports the schema, so pages load this file lazily. */
export const checkTradeSettings: Check = (fields) => checkForm(TradeSettingsForm, fields)
