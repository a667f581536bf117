import { languages } from '@ticarum/contract/values/languages'
import { expect, it } from 'vitest'
import { formatPrice } from './money.ts'

it("shows cents with '$' and two decimals, in the figures of each language", () => {
  expect(languages.map((language) => formatPrice(123450, language))).toEqual([
    '$1,234.50',
    '$1,234.50',
    '$1.234,50',
    '$1,234.50',
  ])
  expect(formatPrice(5, 'en')).toBe('$0.05')
  expect(formatPrice(0, 'so')).toBe('$0.00')
  expect(formatPrice(99_999_999_999, 'en')).toBe('$999,999,999.99')
})
