import { expect, it } from 'vitest'
import { plainNumber } from './typed-number.ts'

it.each([
  ['85', '85'],
  ['٨٥', '85'],
  ['۸۵', '85'],
  ['８５', '85'],
  ['485,50', '485.50'],
  ['485.50', '485.50'],
  ['485,5', '485.5'],
  ['485,', '485'],
  [',5', '0.5'],
  ['٤٨٥٫٥٠', '485.50'],
  ['١٬٢٥٠٫٥٠', '1250.50'],
  ['٤٨٥،٥٠', '485.50'],
  ['1.250,50', '1250.50'],
  ['1,250.50', '1250.50'],
  ['1 250,50', '1250.50'],
  ['1\u00a0250,50', '1250.50'],
  ["1'250.50", '1250.50'],
  ['12.345.678,9', '12345678.9'],
  // Three digits after one mark are thousands: money has two decimals.
  ['1,250', '1250'],
  ['1.250', '1250'],
  ['48,550', '48550'],
  ['1.250.000', '1250000'],
  ['0,125', '0.125'],
  ['0.125', '0.125'],
  ['1234,567', '1234.567'],
  ['485,5000', '485.5000'],
  [' $ 1,250.50 ', '1250.50'],
  ['1250.50 USD', '1250.50'],
  ['-7,5', '-7.5'],
  ['−7,5', '-7.5'],
  ['+7.5', '7.5'],
])('%s is read as %s', (typed, plain) => {
  expect(plainNumber(typed)).toBe(plain)
})

it.each([
  '',
  ' ',
  '.',
  '-',
  'abc',
  '12a',
  '1e5',
  '0x10',
  '1.2.3',
  '1,2,3',
  '1.25.000',
  '1,25.50',
  '1.250,50,1',
  '12 kg',
])('%s is no number', (typed) => {
  expect(plainNumber(typed)).toBeNull()
})

it('is no number if it is endlessly long', () => {
  expect(plainNumber('1'.repeat(41))).toBeNull()
})

it('has the mark of its column, and a weight or a rate has no thousands', () => {
  expect(plainNumber('1.250', { mark: ',' })).toBe('1250')
  expect(plainNumber('1,250', { mark: ',' })).toBe('1.250')
  expect(plainNumber('1.255', { thousands: false })).toBe('1.255')
  expect(plainNumber('1.250,5', { thousands: false })).toBe('1250.5')
})
