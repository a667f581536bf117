import type { currencyRates } from '@ticarum/contract/procedures/currency-rates'
import type { Router } from '../../door/door.ts'
import { listCurrencyRates, saveCurrencyRates } from './currency-rates.ts'

export const currencyRatesRouter: Router<typeof currencyRates> = { list: listCurrencyRates, save: saveCurrencyRates }
