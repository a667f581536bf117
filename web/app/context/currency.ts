import type { Currency } from '@ticarum/contract/values/currencies'
import { writeCookie } from './cookies.ts'

const YEAR = 365 * 24 * 3600

/** Read by a script: a cached page can't know its reader's currency. Dollars need none. */
export const currencyCookie = (currency: Currency, secure: boolean): string =>
  writeCookie('currency', currency, { secure, seconds: currency === 'usd' ? 0 : YEAR, readable: true })
