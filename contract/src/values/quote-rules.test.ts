import { describe, expect, it } from 'vitest'
import {
  changedInLine,
  changedTerms,
  isValidityDay,
  lastDayOf,
  obstacleToQuote,
  type QuoteLineTerms,
  type QuoteStanding,
  type QuoteTerms,
  quoteActionsOf,
  sideThatMakes,
  stateNow,
} from './quote-rules.ts'
import { quoteStates } from './quotes.ts'

const now = new Date('2026-05-10T09:00:00Z')
const quote = (changed: Partial<QuoteStanding> = {}): QuoteStanding => ({
  state: 'offered',
  versions: { customer: 1, supplier: 1 },
  answerBy: '2026-05-10',
  ...changed,
})

describe('what a role may do', () => {
  it.each([
    ['customer', 'requested', ['withdraw']],
    ['customer', 'offered', ['counter', 'accept', 'withdraw']],
    ['customer', 'countered', ['withdraw']],
    ['supplier', 'requested', ['offer', 'decline']],
    ['supplier', 'offered', []],
    ['supplier', 'countered', ['offer', 'decline']],
    ['admin', 'requested', ['offer']],
    ['admin', 'offered', []],
  ] as const)('%s, %s', (role, state, may) => {
    expect(quoteActionsOf(role, quote({ state }), now)).toEqual(may)
  })

  it('is nothing once it has ended', () => {
    for (const state of quoteStates.slice(3))
      for (const role of ['customer', 'supplier', 'admin'] as const)
        expect(quoteActionsOf(role, quote({ state }), now)).toEqual([])
  })

  it('is six versions from each side, the request among them', () => {
    const many = { customer: 6, supplier: 6 }
    expect(quoteActionsOf('customer', quote({ versions: many }), now)).toEqual(['accept', 'withdraw'])
    expect(obstacleToQuote('offer', quote({ state: 'countered', versions: many }), now)).toBe('versions')
    expect(quoteActionsOf('customer', quote({ versions: { customer: 5, supplier: 6 } }), now)).toContain('counter')
  })
})

describe('the last day', () => {
  const [last, over] = [new Date('2026-05-10T20:59:59.999Z'), new Date('2026-05-10T21:00:00Z')]

  it('lasts to 23:59:59 GMT+3', () => {
    expect(obstacleToQuote('accept', quote(), last)).toBeUndefined()
    expect(obstacleToQuote('accept', quote(), over)).toBe('expired')
    expect([stateNow(quote(), last), stateNow(quote(), over)]).toEqual(['offered', 'expired'])
    expect([obstacleToQuote('expire', quote(), last), obstacleToQuote('expire', quote(), over)]).toEqual([
      'offered',
      undefined,
    ])
  })

  it('is the offer’s own, else 30 days after the version', () => {
    expect(lastDayOf({ validUntil: '2026-06-01', at: now })).toBe('2026-06-01')
    expect(lastDayOf({ validUntil: null, at: last })).toBe('2026-06-09')
    expect(lastDayOf({ validUntil: null, at: over })).toBe('2026-06-10')
  })

  it('is today or later, and within 180 days', () => {
    expect(['2026-05-09', '2026-05-10', '2026-11-06', '2026-11-07'].map((day) => isValidityDay(day, now))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})

describe('what changed between two versions', () => {
  const terms: QuoteTerms = {
    validUntil: '2026-06-01',
    leadDays: 20,
    basis: { incoterm: 'FOB', place: 'Mersin' },
    depositPercent: 30,
    wantedOn: null,
    inspection: 'none',
    port: 'SOMGQ',
  }
  const line: QuoteLineTerms = {
    productId: 'a',
    quantity: 500,
    breakdown: [{ values: ['42'], quantity: 500 }],
    priceCents: 1250,
    struckOut: false,
    madeToOrder: false,
  }

  it('is each field that differs', () => {
    expect(changedTerms(terms, { ...terms, basis: { incoterm: 'FOB', place: 'Mersin' } })).toEqual([])
    expect(changedTerms(terms, { ...terms, basis: { incoterm: 'CIF', place: 'Mersin' }, leadDays: 10 })).toEqual([
      'leadDays',
      'basis',
    ])
    expect(changedTerms(terms, { ...terms, validUntil: '2026-06-02' })).toEqual(['validUntil'])
    expect(changedTerms(terms, { ...terms, validUntil: null })).toEqual([])
  })

  it('is each part of a line that differs', () => {
    expect(changedInLine(line, { ...line })).toEqual([])
    expect(changedInLine(line, { ...line, quantity: 400, breakdown: null })).toEqual(['quantity', 'breakdown'])
    expect(changedInLine(line, { ...line, productId: 'b', struckOut: true, madeToOrder: true })).toEqual([
      'productId',
      'struckOut',
      'madeToOrder',
    ])
  })
})

it('every state is brought about by a side, or by nobody', () => {
  expect(quoteStates.map(sideThatMakes)).toEqual([
    ...['customer', 'supplier', 'customer', 'customer', 'customer', 'supplier'],
    ...[null, null],
  ])
})
