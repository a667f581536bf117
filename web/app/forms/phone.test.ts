import { expect, it } from 'vitest'
import { dialled } from './phone.server.ts'

it.each([
  ['0615551234', 'Somalia', '+252615551234'],
  ['615551234', 'Somalia', '+252615551234'],
  ['٠٦١٥٥٥١٢٣٤', 'Somalia', '+252615551234'],
  ['0532 123 45 67', 'Turkey', '+905321234567'],
  ['(0352) 123 45 67', 'TR', '+903521234567'],
  ['00252 61 555 1234', 'Turkey', '+252615551234'],
  ['+252 61 555 1234', 'Turkey', '+252615551234'],
  ['0615551234', '', '+252615551234'],
  ['0532 123 45 67', '', '+905321234567'],
  ['0615551234', 'Atlantis', '+252615551234'],
])('%s in %s is dialled as %s', (typed, country, number) => {
  expect(dialled(typed, country)).toBe(number)
})

it.each([
  ['12', 'Somalia'],
  ['call me', 'Somalia'],
  ['', 'Somalia'],
  ['0532 123', 'Turkey'],
])('%s in %s stays as it was typed', (typed, country) => {
  expect(dialled(typed, country)).toBe(typed)
})
