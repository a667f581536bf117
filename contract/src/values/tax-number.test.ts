import { expect, it } from 'vitest'
import { isTurkishTaxNumber, taxNumberFits } from './tax-number.ts'

it.each([
  ['4840847211', true],
  ['484 084 7211', true],
  ['1234567890', true],
  ['4840847212', false],
  ['4840874211', false],
  ['10000000146', true],
  ['10000000147', false],
  ['10000000156', false],
  ['00000000000', false],
  ['123456789', false],
  ['48408472１1', false],
  ['TR4840847211', false],
  ['', false],
])('%s is a Turkish tax number: %s', (text, right) => {
  expect(isTurkishTaxNumber(text)).toBe(right)
})

it('every other digit in its place is noticed', () => {
  for (const right of ['4840847211', '10000000146'])
    for (const [place, digit] of Array.from(right).entries()) {
      const wrong = right.slice(0, place) + String((Number(digit) + 1) % 10) + right.slice(place + 1)
      expect(isTurkishTaxNumber(wrong), wrong).toBe(false)
    }
})

it.each([
  ['Turkey', '4840847212', false],
  [' türkiye', '4840847212', false],
  ['تركيا', '4840847212', false],
  ['Turkey', '', true],
  ['Turkey', '4840847211', true],
  ['Somalia', '77', true],
])('in %s %s fits: %s', (country, typed, fits) => {
  expect(taxNumberFits(country, typed)).toBe(fits)
})
