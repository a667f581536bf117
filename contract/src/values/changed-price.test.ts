import { expect, it } from 'vitest'
import { changedPrice } from './changed-price.ts'

it('changes a price by per cent to the nearest cent, or by an amount, and never below zero', () => {
  const percent = (hundredths: number) => ({ by: 'percent', hundredths }) as const
  expect(changedPrice(1250, percent(1000))).toBe(1375)
  expect(changedPrice(333, percent(-750))).toBe(308) // 308.025
  expect(changedPrice(1, percent(5000))).toBe(2) // a half goes up
  expect(changedPrice(320, { by: 'amount', cents: -20 })).toBe(300)
  expect(changedPrice(10, { by: 'amount', cents: -20 })).toBe(0)
})
