import { z } from 'zod'
import { Day, Done } from '../fields.ts'
import { procedure } from '../procedure.ts'
import { ratedCurrencies } from '../values/currencies.ts'

export const CurrencyRate = z.object({
  code: z.enum(ratedCurrencies),
  millionths: z.int().min(1).max(1_000_000_000_000_000).describe('of this currency for one dollar'),
  on: Day.describe('day of this rate'),
})
export type CurrencyRate = z.infer<typeof CurrencyRate>

/** A currency without a rate is not shown. */
export const CurrencyRates = z.object({
  rates: z
    .array(CurrencyRate)
    .max(ratedCurrencies.length)
    .refine((rates) => new Set(rates.map(({ code }) => code)).size === rates.length),
})
export type CurrencyRates = z.infer<typeof CurrencyRates>

/** What a dollar is worth, for display only (D18). */
export const currencyRates = {
  list: procedure({
    summary: 'Rates at which prices are shown in other currencies; orders are in dollars',
    method: 'GET',
    path: '/currency-rates',
    input: z.object({}),
    output: CurrencyRates,
    errors: [],
    policy: 'public',
    rateLimit: { by: 'device', max: 600, seconds: 60 },
    idempotency: 'read',
    audit: 'none',
  }),
  save: procedure({
    summary: 'Save the rates with their days; one that is left out is gone',
    method: 'PUT',
    path: '/currency-rates',
    input: CurrencyRates,
    output: Done,
    errors: [],
    policy: ['admin'],
    rateLimit: { by: 'account', max: 120, seconds: 60 },
    idempotency: 'key',
    audit: 'currency-rates.save',
  }),
}
