import { describe, expect, it } from 'vitest'
import { depositDueOn, type OrderMoney, owedCents, partsOf, paymentStageOf } from './payments.ts'

const placed: OrderMoney = {
  status: 'pending',
  totalCents: 5000,
  depositCents: 1500,
  keptCents: 0,
  receivedCents: 0,
  refundedCents: 0,
}
const cancelled: OrderMoney = { ...placed, status: 'cancelled' }

describe('what is owed for an order', () => {
  it('is its total less what was received; a cancelled one owes nothing, and what is not kept is refunded', () => {
    expect(owedCents(placed)).toBe(5000)
    expect(owedCents({ ...placed, receivedCents: 5001 })).toBe(-1)
    expect(owedCents(cancelled)).toBe(0)
    expect(owedCents({ ...cancelled, receivedCents: 1500 })).toBe(-1500)
    expect(owedCents({ ...cancelled, receivedCents: 1500, refundedCents: 500, keptCents: 1000 })).toBe(0)
  })

  it('fills the deposit first, then the balance', () => {
    const received = (receivedCents: number, more: Partial<OrderMoney> = {}) =>
      partsOf({ ...placed, ...more, receivedCents }).map(
        (part) => `${part.part} ${part.receivedCents}/${part.dueCents}`,
      )
    expect(received(0)).toEqual(['deposit 0/1500', 'balance 0/3500'])
    expect(received(1600)).toEqual(['deposit 1500/1500', 'balance 100/3500'])
    expect(received(9000)).toEqual(['deposit 1500/1500', 'balance 3500/3500'])
    expect(received(100, { depositCents: 0 })).toEqual(['balance 100/5000'])
    expect(received(100, { depositCents: 5000 })).toEqual(['deposit 100/5000'])
    expect(received(100, { status: 'cancelled' })).toEqual([])
  })

  it('has stages by which the desk filters: a refund that is due comes first', () => {
    expect(paymentStageOf(placed, false)).toBe('deposit_due')
    expect(paymentStageOf(placed, true)).toBe('proof_sent')
    expect(paymentStageOf({ ...placed, receivedCents: 1500 }, false)).toBe('balance_due')
    expect(paymentStageOf({ ...placed, receivedCents: 5000 }, false)).toBe('paid')
    expect(paymentStageOf({ ...placed, receivedCents: 5001 }, true)).toBe('refund_due')
    expect(paymentStageOf({ ...cancelled, receivedCents: 1 }, false)).toBe('refund_due')
    expect(paymentStageOf(cancelled, true)).toBe('proof_sent')
    expect(paymentStageOf(cancelled, false)).toBe('none')
  })

  it("has a last day for the deposit once the supplier said 'can deliver'; Sundays do not count", () => {
    const answeredAt = new Date('2026-11-13T09:00:00Z') // a Friday
    expect(depositDueOn({ answer: 'can_deliver', answeredAt, depositDays: 3 })).toBe('2026-11-17')
    expect(depositDueOn({ answer: 'cannot_supply', answeredAt, depositDays: 3 })).toBeNull()
    expect(depositDueOn({ answer: null, answeredAt: null, depositDays: 3 })).toBeNull()
  })
})
