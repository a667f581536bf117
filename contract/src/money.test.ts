import { expect, it } from 'vitest'
import { centsOf, priceOf } from './money.ts'

it('makes exact cents of a decimal, and back', () => {
  expect(['0', '0.1', '0.07', '1.1', '19.99', '4.35', '999999999.99'].map(centsOf)).toEqual([
    0, 10, 7, 110, 1999, 435, 99999999999,
  ])
  for (let cents = 0; cents < 100_000; cents++)
    if (centsOf(priceOf(cents)) !== cents) expect(cents).toBe(centsOf(priceOf(cents)))
  expect(priceOf(99999999999)).toBe('999999999.99')
})
