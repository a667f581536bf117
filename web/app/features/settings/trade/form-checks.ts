import { checkForm } from '@ticarum/contract/forms/check-form'
import { TradeSettingsForm } from '@ticarum/contract/forms/trade-settings'
import type { Check } from '../../../forms/use-form-check.ts'

/** Brings the schema along: a page imports this file only when it is needed. */
export const checkTradeSettings: Check = (fields) => checkForm(TradeSettingsForm, fields)
