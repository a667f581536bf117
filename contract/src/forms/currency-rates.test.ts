import { expect, it } from 'vitest'
import { rateOf } from '../values/currencies.ts'
import { readForm } from './check-form.ts'
import { CurrencyRatesForm } from './currency-rates.ts'

const typed = { 'try.rate': '', 'try.on': '', 'sos.rate': '', 'sos.on': '', 'eur.rate': '', 'eur.on': '' }

it.each([
  ['41.25', 41_250_000],
  ['0,92', 920_000],
  ['571', 571_000_000],
  ['0.000001', 1],
])('%s is %i millionths, and back', (rate, millionths) => {
  const read = readForm(CurrencyRatesForm, { ...typed, 'try.rate': rate, 'try.on': '2026-11-01' })
  expect(read).toEqual({ ok: true, value: { rates: [{ code: 'try', millionths, on: '2026-11-01' }] } })
  expect(rateOf(millionths)).toBe(rate.replace(',', '.'))
})

it('a rate has a day and is a number over nothing', () => {
  const wrong = {
    ...typed,
    'try.rate': '41.25',
    'sos.rate': '0',
    'sos.on': '2026-11-01',
    'eur.rate': 'one',
    'eur.on': '2026-11-01',
  }
  expect(readForm(CurrencyRatesForm, wrong)).toEqual({
    ok: false,
    fields: { 'try.on': 'invalid', 'sos.rate': 'tooSmall', 'eur.rate': 'invalid' },
  })
})
