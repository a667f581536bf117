import { languages } from '@ticarum/contract/values/languages'
import { expect, it } from 'vitest'
import { price } from './money.ts'

it("shows cents with '$' and two decimals, in the figures of each language", () => {
  expect(languages.map((language) => price(123450, language))).toEqual([
    '$1,234.50',
    '$1,234.50',
    '$1.234,50',
    '$1,234.50',
  ])
  expect(price(5, 'en')).toBe('$0.05')
  expect(price(0, 'so')).toBe('$0.00')
  expect(price(99_999_999_999, 'en')).toBe('$999,999,999.99')
})
