import { describe, expect, it } from 'vitest'
import { changesSince, checkLine, isOrderable, type OfferTerms, orderGroupOf, stockStateOf } from './offer.ts'

const offer: OfferTerms = {
  priceCents: 1250,
  tiers: [{ from: 50, priceCents: 1100 }],
  minimum: 10,
  stock: 100,
  stockState: 'in_stock',
  details: { options: [{ name: 'size', values: ['42', '43'] }] },
}
const line = { quantity: 10, breakdown: null }

describe('a line of an offer', () => {
  it('keeps to minimum, limit and options', () => {
    expect(checkLine(offer, line)).toEqual([])
    expect(checkLine(offer, { ...line, quantity: 9 })).toEqual(['below_minimum'])
    expect(checkLine(offer, { ...line, quantity: 1001 })).toEqual(['over_limit'])
    expect(checkLine(offer, { quantity: 10, breakdown: [{ values: ['44'], quantity: 10 }] })).toEqual([
      'breakdown_differs',
    ])
  })

  it('says what changed since it was added; only a changed price leaves it orderable', () => {
    expect(changesSince(offer, { ...line, seenCents: 1250n })).toEqual([])
    expect(changesSince(offer, { ...line, seenCents: 1200n })).toEqual(['price_up'])
    expect(changesSince(offer, { ...line, quantity: 50, seenCents: 1250n })).toEqual(['price_down'])
    expect(changesSince({ ...offer, stock: 9 }, line)).toEqual(['stock_below'])
    expect(changesSince({ ...offer, stock: 0, stockState: 'sold_out', minimum: 20 }, line)).toEqual([
      'sold_out',
      'below_minimum',
    ])
    expect(changesSince({ ...offer, stock: 0, stockState: 'made_to_order' }, line)).toEqual([])
    expect(changesSince(undefined, line)).toEqual(['gone'])
    expect([isOrderable(['price_up']), isOrderable(['price_up', 'gone'])]).toEqual([true, false])
  })
})

describe('a wish', () => {
  it('says what changed since, without a quantity', () => {
    const sold = { ...offer, stock: 0, stockState: 'sold_out' } as const
    expect(changesSince(offer, { seenCents: 1250, seenInStock: true })).toEqual([])
    expect(changesSince(offer, { seenCents: 1300, seenInStock: false })).toEqual(['price_down', 'back_in_stock'])
    expect(changesSince(sold, { seenCents: 1250, seenInStock: true })).toEqual(['sold_out'])
    expect(changesSince(sold, { seenCents: 1250, seenInStock: false })).toEqual([])
  })
})

it('lines belong together by supplier and price basis', () => {
  const basis = { incoterm: 'FOB', place: 'Mersin' } as const
  const groups = [
    { supplierId: 'a', basis },
    { supplierId: 'a', basis: { ...basis } },
    { supplierId: 'a', basis: { ...basis, place: 'Izmir' } },
    { supplierId: 'a', basis: { ...basis, incoterm: 'EXW' as const } },
    { supplierId: 'b', basis },
    { supplierId: 'a', basis: { ...basis, place: 'İzmir' } },
  ].map(orderGroupOf)
  expect(new Set(groups).size).toBe(4)
  expect(groups[0]).toBe(groups[1])
  expect(groups[2]).toBe(groups[5])
})

it('is sold out only if there is no stock and it is not made to order', () => {
  const states = [
    { stock: 1, madeToOrder: false },
    { stock: 0, madeToOrder: false },
    { stock: 0, madeToOrder: true },
  ].map(stockStateOf)
  expect(states).toEqual(['in_stock', 'sold_out', 'made_to_order'])
})
