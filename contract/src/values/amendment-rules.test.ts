import { describe, expect, it } from 'vitest'
import {
  type AmendableOrder,
  amendedInLine,
  amendedOrder,
  amendmentActionsOf,
  amendmentLimits,
  faultInLine,
  keptShare,
  lastDayOfProposal,
  obstacleToAmendment,
} from './amendment-rules.ts'
import { orderStatuses } from './orders.ts'

const now = new Date('2026-11-18T09:00:00Z')
const order: AmendableOrder = { status: 'processing', shippedAt: null, proposals: 0, answerBy: null }
const waiting: AmendableOrder = { ...order, proposals: 1, answerBy: '2026-11-20' }

describe('what can be done with a proposal', () => {
  it('is proposed by the supplier’s side and answered by the customer, one at a time', () => {
    expect(amendmentActionsOf('supplier', order, now)).toEqual(['propose'])
    expect(amendmentActionsOf('admin', order, now)).toEqual(['propose'])
    expect(amendmentActionsOf('customer', order, now)).toEqual([])
    expect(amendmentActionsOf('customer', waiting, now)).toEqual(['accept', 'decline'])
    expect(amendmentActionsOf('supplier', waiting, now)).toEqual(['withdraw'])
    expect(amendmentActionsOf('admin', waiting, now)).toEqual([])
  })

  it('ends with its day, with shipping and with the order', () => {
    const late = { ...waiting, answerBy: '2026-11-17' }
    expect(obstacleToAmendment('accept', late, now)).toBe('expired')
    expect(obstacleToAmendment('propose', late, now)).toBeUndefined()
    for (const each of [order, waiting]) {
      expect(obstacleToAmendment('propose', { ...each, shippedAt: now }, now)).toBe('shipped')
      expect(obstacleToAmendment('accept', { ...each, shippedAt: now }, now)).toBe('shipped')
      for (const status of orderStatuses.filter((one) => one === 'completed' || one === 'cancelled'))
        expect(obstacleToAmendment('accept', { ...each, status }, now)).toBe(status)
    }
    expect(obstacleToAmendment('propose', { ...order, proposals: amendmentLimits.proposals }, now)).toBe('proposals')
  })

  it('holds for a week, and not longer than the day that it promises', () => {
    expect(lastDayOfProposal(null, now)).toBe('2026-11-25')
    expect(lastDayOfProposal('2026-11-21', now)).toBe('2026-11-21')
    expect(lastDayOfProposal('2027-01-01', new Date('2026-11-18T21:00:00Z'))).toBe('2026-11-26')
  })
})

describe('what a proposal changes', () => {
  const parts = [
    { values: ['red'], quantity: 600 },
    { values: ['blue'], quantity: 400 },
  ]
  const line = { quantity: 1000, unitPriceCents: 1250, breakdown: null }
  const mixed = { ...line, breakdown: parts }

  it('goes down, never up', () => {
    const after = { ...line, struckOut: false }
    expect(faultInLine(line, { ...after, quantity: 800 })).toBeUndefined()
    expect(faultInLine(line, { ...after, quantity: 1001 })).toBe('quantity')
    expect(faultInLine(line, { ...after, quantity: 0 })).toBe('quantity')
    expect(faultInLine(line, { ...after, unitPriceCents: 1249 })).toBeUndefined()
    expect(faultInLine(line, { ...after, unitPriceCents: 1251 })).toBe('unitPriceCents')
    expect(faultInLine(line, { ...after, breakdown: parts })).toBe('breakdown')
  })

  it('keeps the parts that were chosen', () => {
    const after = { ...mixed, quantity: 800, struckOut: false }
    const parted = (red: number, blue: number) => [
      { values: ['red'], quantity: red },
      { values: ['blue'], quantity: blue },
    ]
    expect(faultInLine(mixed, { ...after, breakdown: parted(500, 300) })).toBeUndefined()
    expect(faultInLine(mixed, { ...after, quantity: 600, breakdown: parts.slice(0, 1) })).toBeUndefined()
    expect(faultInLine(mixed, { ...after, breakdown: parted(500, 301) })).toBe('breakdown')
    expect(faultInLine(mixed, { ...after, breakdown: parted(700, 100) })).toBe('breakdown')
    expect(faultInLine(mixed, { ...after, breakdown: [{ values: ['green'], quantity: 800 }] })).toBe('breakdown')
    expect(faultInLine(mixed, { ...after, breakdown: null })).toBe('breakdown')
    expect(faultInLine(mixed, after)).toBe('breakdown')
    const twice = [...parts.slice(0, 1), ...parts.slice(0, 1)]
    expect(faultInLine(mixed, { ...after, quantity: 1000, breakdown: twice })).toBe('breakdown')
  })

  it('is named, and a struck-out line says nothing else', () => {
    expect(amendedInLine(line, { ...line, struckOut: false })).toEqual([])
    expect(amendedInLine(line, { ...line, quantity: 800, unitPriceCents: 1200, struckOut: false })).toEqual([
      'quantity',
      'unitPriceCents',
    ])
    expect(amendedInLine(line, { ...line, quantity: 800, struckOut: true })).toEqual(['struckOut'])
  })

  it('comes to the sum of the lines that are left, and the deposit keeps its share', () => {
    const lines = [
      { ...line, quantity: 800, struckOut: false },
      { ...line, struckOut: true },
    ]
    expect(amendedOrder({ totalCents: 2_500_000n, depositCents: 750_000n }, lines)).toEqual({
      lineCount: 1,
      quantity: 800,
      totalCents: 1_000_000n,
      depositCents: 300_000n,
    })
    expect(keptShare(1n, 3n, 2n)).toBe(1n)
    expect(keptShare(1n, 4n, 2n)).toBe(1n)
    expect(keptShare(0n, 4n, 2n)).toBe(0n)
    expect(keptShare(9_007_199_254_740_991n, 9_007_199_254_740_991n, 7n)).toBe(7n)
  })
})
