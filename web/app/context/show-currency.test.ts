import { expect, it } from 'vitest'
import { approximate } from './show-currency.ts'

it('shows about what a price comes to, in the figures of the language', () => {
  expect(approximate(123_450, 41_250_000, 'try', 'en')).toBe('≈ 50,923 ₺')
  expect(approximate(123_450, 41_250_000, 'try', 'tr')).toBe('≈ 50.923 ₺')
  expect(approximate(1250, 920_000, 'eur', 'ar')).toBe('≈ 11.50 €')
  expect(approximate(5, 571_500_000, 'sos', 'so')).toBe('≈ 28.58 SOS')
})
