import { describe, expect, it } from 'vitest'
import { nextStep } from './next-step.ts'
import type { OrderState } from './order-rules.ts'
import { orderStatuses, shippingStatuses } from './orders.ts'
import { dayOf } from './working-days.ts'

const at = (text: string) => new Date(text)
const placed: OrderState = {
  status: 'pending',
  shippingStatus: 'pending',
  placedAt: at('2026-11-12T09:00:00Z'), // a Thursday
  answer: null,
  answeredAt: null,
  readyOn: null,
  shippedAt: null,
  deliveredAt: null,
  receivedAt: null,
  problemAt: null,
  totalCents: 5000,
  depositCents: 1500,
  keptCents: 0,
  receivedCents: 0,
  refundedCents: 0,
  proofSentAt: null,
  openProofs: 0,
  refundDueSince: null,
  proposalBy: null,
  rating: 'none',
}
const next = (given: Partial<OrderState>) => {
  const { who, by } = nextStep({ ...placed, ...given })
  return by ? `${who} by ${by}` : who
}

describe('who acts next', () => {
  it('has a text of its own for every combination of status and shipping', () => {
    const all = orderStatuses.flatMap((status) =>
      shippingStatuses.map((shippingStatus) => nextStep({ ...placed, status, shippingStatus })),
    )
    expect(new Set(all.map(({ line }) => line)).size).toBe(20)
    expect(all.map(({ line, who }) => `${line} ${who}`)).toMatchInlineSnapshot(`
      [
        "pending.pending supplier",
        "pending.preparing supplier",
        "pending.shipped company",
        "pending.in_transit company",
        "pending.delivered customer",
        "processing.pending supplier",
        "processing.preparing supplier",
        "processing.shipped company",
        "processing.in_transit company",
        "processing.delivered customer",
        "completed.pending nobody",
        "completed.preparing nobody",
        "completed.shipped company",
        "completed.in_transit company",
        "completed.delivered nobody",
        "cancelled.pending nobody",
        "cancelled.preparing nobody",
        "cancelled.shipped company",
        "cancelled.in_transit company",
        "cancelled.delivered company",
      ]
    `)
  })

  it('has a last day: two working days for an answer, seven for a receipt, Sundays not counted', () => {
    expect(next({})).toBe('supplier by 2026-11-14')
    // Saturday: Sunday does not count
    expect(next({ placedAt: at('2026-11-14T09:00:00Z') })).toBe('supplier by 2026-11-17')
    expect(next({ answer: 'cannot_supply', answeredAt: at('2026-11-12T09:00:00Z') })).toBe('company by 2026-11-14')
    expect(
      next({
        status: 'processing',
        answer: 'can_deliver',
        answeredAt: at('2026-11-12T09:00:00Z'),
        readyOn: '2026-12-01',
      }),
    ).toBe('supplier by 2026-12-01')
    expect(next({ status: 'processing', shippingStatus: 'delivered', deliveredAt: at('2026-11-12T09:00:00Z') })).toBe(
      'customer by 2026-11-20',
    )
  })

  it('is the company while a problem is open, and after a receipt', () => {
    const delivered: Partial<OrderState> = {
      status: 'processing',
      shippingStatus: 'delivered',
      deliveredAt: at('2026-11-12T09:00:00Z'),
    }
    expect(next({ ...delivered, problemAt: at('2026-11-12T10:00:00Z') })).toBe('company by 2026-11-14')
    expect(next({ ...delivered, receivedAt: at('2026-11-12T10:00:00Z') })).toBe('company by 2026-11-14')
  })

  it('has a text of its own after an event that overrides the statuses', () => {
    const at12 = at('2026-11-12T09:00:00Z')
    const said = (given: Partial<OrderState>) => nextStep({ ...placed, ...given }).line
    expect(said({ answer: 'cannot_supply', answeredAt: at12 })).toBe('cannot_supply')
    expect(said({ answer: 'cannot_supply', answeredAt: at12, shippingStatus: 'shipped' })).toBe('pending.shipped')
    expect(said({ answer: 'cannot_supply', answeredAt: at12, status: 'cancelled' })).toBe('cancelled.pending')
    const delivered: Partial<OrderState> = { status: 'processing', shippingStatus: 'delivered', deliveredAt: at12 }
    expect(said({ ...delivered, problemAt: at12 })).toBe('problem')
    expect(said({ ...delivered, problemAt: at12, receivedAt: at12 })).toBe('received')
    expect(said({ ...delivered, shippingStatus: 'in_transit', receivedAt: at12 })).toBe('received')
    expect(said({ ...delivered, status: 'completed', receivedAt: at12 })).toBe('completed.delivered')
    expect(said({ answer: 'can_deliver', answeredAt: at12, readyOn: '2026-12-01' })).toBe('can_deliver')
    expect(said({ status: 'processing', answer: 'can_deliver', answeredAt: at12 })).toBe('processing.pending')
    expect(said({ proofSentAt: at12, refundDueSince: at12 })).toBe('proof_sent')
    expect(said({ status: 'cancelled', proofSentAt: at12 })).toBe('proof_sent')
    expect(said({ status: 'cancelled', refundDueSince: at12 })).toBe('refund')
    expect(next({ status: 'cancelled', refundDueSince: at12 })).toBe('company by 2026-11-14')
    expect(said({ ...delivered, proofSentAt: at12 })).toBe('processing.delivered')
    expect(next({ ...delivered, refundDueSince: at12 })).toMatch(/^customer/)
    expect(said({ ...delivered, receivedAt: at12, proofSentAt: at12 })).toBe('proof_sent')
  })

  it('is the customer while a proposed amendment waits, whatever else is open', () => {
    const asked: Partial<OrderState> = { proposalBy: '2026-11-19' }
    expect(nextStep({ ...placed, ...asked })).toEqual({ line: 'amendment', who: 'customer', by: '2026-11-19' })
    expect(next({ ...asked, answer: 'cannot_supply', answeredAt: placed.placedAt })).toBe('customer by 2026-11-19')
    expect(next({ ...asked, proofSentAt: placed.placedAt, openProofs: 1 })).toBe('customer by 2026-11-19')
  })

  it('counts days in GMT+3', () => {
    expect(dayOf(at('2026-11-12T20:59:59Z'))).toBe('2026-11-12')
    expect(dayOf(at('2026-11-12T21:00:00Z'))).toBe('2026-11-13')
  })
})
