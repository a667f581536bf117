import { z } from 'zod'
import { CurrencyRate } from '../procedures/currency-rates.ts'
import { ratedCurrencies } from '../values/currencies.ts'
import { blank } from './typed.ts'

const { millionths, on } = CurrencyRate.shape

/** '41.25' or '41,25' → 41250000: a rate as people write it, exact. */
const rate = z
  .string()
  .trim()
  .regex(/^\d{1,9}([.,]\d{1,6})?$/)
  .transform((typed) => {
    const [whole = '', rest = ''] = typed.split(/[.,]/)
    return Number(whole + rest.padEnd(6, '0'))
  })
  .pipe(millionths)

const row = z.object({ rate: blank(rate), on: blank(on) }).check(({ value, issues }) => {
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
