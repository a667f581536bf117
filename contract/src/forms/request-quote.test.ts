import { expect, it } from 'vitest'
import { checkForm, readForm } from './check-form.ts'
import { RequestLineForm, RequestTermsForm } from './request-quote.ts'

it('a line is read as people type it; a price is not needed', () => {
  expect(readForm(RequestLineForm, { quantity: ' 5,000 ', price: '12,50' })).toEqual({
    ok: true,
    value: { quantity: 5000, price: 1250 },
  })
  expect(readForm(RequestLineForm, { quantity: '١٢٠٠', price: ' ' })).toMatchObject({ value: { quantity: 1200 } })
  expect(checkForm(RequestLineForm, { quantity: '1000000' })).toEqual({})
})

it('a line that says no quantity, or none that can be delivered, is refused by field', () => {
  expect(checkForm(RequestLineForm, { quantity: ' ', price: '0' })).toEqual({ quantity: 'required', price: 'tooSmall' })
  expect(checkForm(RequestLineForm, { quantity: '0' })).toEqual({ quantity: 'tooSmall' })
  expect(checkForm(RequestLineForm, { quantity: '1000001', price: 'cheap' })).toEqual({
    quantity: 'tooBig',
    price: 'invalid',
  })
  expect(checkForm(RequestLineForm, { quantity: '2.5' })).toEqual({ quantity: 'invalid' })
})

it('day, port and notes may be left out', () => {
  expect(readForm(RequestTermsForm, { wantedOn: '', port: '', notes: '', notesLanguage: 'so' })).toEqual({
    ok: true,
    value: { wantedOn: undefined, port: '', inspection: 'none', notes: '', notesLanguage: 'so' },
  })
  expect(checkForm(RequestTermsForm, { wantedOn: '2026-02-30', notes: 'x'.repeat(1001) })).toEqual({
    wantedOn: 'invalid',
    notes: 'tooLong',
  })
})
