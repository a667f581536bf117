import { expect, it } from 'vitest'
import { isCommon, strengthOf } from './password-strength.ts'

it('tells passwords apart by what a stranger would have to try', () => {
  expect(strengthOf('abcdef')).toBe('weak')
  expect(strengthOf('aaaaaaaaaaaaaaaaaaaa')).toBe('weak')
  expect(strengthOf('sonkor12')).toBe('fair')
  expect(strengthOf('Sonkor1234')).toBe('good')
  expect(strengthOf('laba xabo oo sonkor ah')).toBe('strong')
  expect(strengthOf('مفتاح البيت القديم')).toBe('strong')
})

it('knows what is tried first, in any case of letters', () => {
  expect(['123456', 'Qwerty123', 'Galatasaray', 'MUQDISHO'].map(isCommon)).toEqual([true, true, true, true])
  expect(isCommon('laba-xabo-sonkor')).toBe(false)
})
