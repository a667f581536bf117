import { expect, it } from 'vitest'
import { readForm } from './check-form.ts'
import { CounterForm, OfferForm } from './quote-answer.ts'

const terms = { leadDays: '14', incoterm: 'FOB', place: 'Mersin', notesLanguage: 'tr' }
const offer = { ...terms, validUntil: '2026-05-20' }

it('reads numbers as people type them', () => {
  expect(
    readForm(OfferForm, { ...offer, 'lines.0.quantity': '1.200', 'lines.0.price': '485,50', depositPercent: '٨٥' }),
  ).toMatchObject({ ok: true, value: { lines: [{ quantity: 1200, price: 48_550 }], depositPercent: 85 } })
})

it('asks for the price of each line that is not struck out', () => {
  const line = { 'lines.0.quantity': '3', 'lines.0.price': '' }
  expect(readForm(OfferForm, { ...offer, ...line })).toEqual({ ok: false, fields: { 'lines.0.price': 'required' } })
  expect(readForm(OfferForm, { ...offer, ...line, 'lines.0.struckOut': 'on' })).toMatchObject({ ok: true })
  expect(readForm(CounterForm, { ...terms, ...line })).toMatchObject({ ok: true })
})

it('names the field that is wrong', () => {
  const wrong = { 'lines.0.quantity': 'many', 'lines.0.price': '0', 'lines.1.quantity': '', 'lines.1.price': '1.234' }
  expect(readForm(CounterForm, { ...terms, ...wrong, leadDays: '400', place: '', depositPercent: '101' })).toEqual({
    ok: false,
    fields: {
      'lines.0.quantity': 'invalid',
      'lines.0.price': 'tooSmall',
      'lines.1.quantity': 'invalid',
      leadDays: 'tooBig',
      place: 'tooShort',
      depositPercent: 'tooBig',
    },
  })
})
