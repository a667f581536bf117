import { z } from 'zod'
import { CurrencyRate } from '../procedures/currency-rates.ts'
import { ratedCurrencies } from '../values/currencies.ts'
import { blank, measure } from './typed.ts'

const { millionths, on } = CurrencyRate.shape

/** '41.25' or '41,25' → 41250000: a rate as people write it, exact. */
const row = z.object({ rate: blank(measure(6, millionths)), on: blank(on) }).check(({ value, issues }) => {
  if (value.rate !== undefined && value.on === undefined)
    issues.push({ code: 'custom', path: ['on'], input: undefined, continue: true })
})

/** Rates as an admin fills them in: try.rate, try.on. An empty rate is none. */
export const CurrencyRatesForm = z.object({ try: row, sos: row, eur: row }).transform((typed) => ({
  rates: ratedCurrencies.flatMap((code) => {
    const { rate, on } = typed[code]
    return rate === undefined || on === undefined ? [] : [{ code, millionths: rate, on }]
  }),
}))
