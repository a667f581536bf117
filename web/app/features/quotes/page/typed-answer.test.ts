import type { Quote, QuoteLine } from '@ticarum/contract/procedures/quotes'
import { expect, it } from 'vitest'
import { changedByTyping, fieldsOfLine, fieldsOfQuote, typedLine, typedTotal } from './typed-answer.ts'

const options = [{ name: 'Size', values: ['M', 'L'] }]
const line = {
  quantity: 40,
  priceCents: 6480,
  struckOut: false,
  madeToOrder: false,
  breakdown: [
    { values: ['M'], quantity: 10 },
    { values: ['L'], quantity: 30 },
  ],
  details: { options },
} as unknown as QuoteLine
const quote = {
  shown: { lines: [line, { ...line, struckOut: true }], leadDays: 7, basis: null, depositPercent: null, port: null },
} as unknown as Quote
const usual = { validUntil: '2026-05-24', leadDays: 3, basis: { incoterm: 'FOB', place: 'Mersin' } }
const form = fieldsOfQuote(quote, 'offer', usual)

it('begins with the version that is answered, and where it says nothing with what is usual', () => {
  expect(form).toMatchObject({
    'lines.0.quantity': '40',
    'lines.0.price': '64.80',
    'lines.0.part.1': '30',
    'lines.1.struckOut': 'on',
    leadDays: '7',
    incoterm: 'FOB',
    place: 'Mersin',
    depositPercent: '',
    validUntil: '2026-05-24',
  })
  expect(fieldsOfQuote(quote, 'counter', usual)).not.toHaveProperty('validUntil')
  expect(changedByTyping(line, typedLine(line, fieldsOfLine(form, 0)))).toEqual([])
})

it('finds what was typed otherwise, and what it comes to', () => {
  const typed = typedLine(line, {
    ...fieldsOfLine(form, 0),
    quantity: '٣٠',
    price: '67,20',
    'part.0': '',
    'part.1': '',
  })
  expect(typed).toMatchObject({ quantity: 30, priceCents: 6720, breakdown: null })
  expect(changedByTyping(line, typed)).toEqual(['quantity', 'priceCents', 'breakdown'])
  expect(typedTotal([typed, { ...typed, struckOut: true, priceCents: null }])).toBe(201_600)
  expect(typedTotal([typed, { ...typed, priceCents: null }])).toBe(null)
})
