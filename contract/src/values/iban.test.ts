import { expect, it } from 'vitest'
import { isIban } from './iban.ts'

it.each([
  ['TR330006100519786457841326', true],
  ['DE89370400440532013000', true],
  ['TR330006100519786457841327', false],
  ['TR33 0006 1005', false],
  ['', false],
])('%s is an IBAN: %s', (text, right) => {
  expect(isIban(text)).toBe(right)
})
