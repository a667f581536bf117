import { describe, expect, it } from 'vitest'
import { mainActOf } from './main-act.ts'
import { nextStep } from './next-step.ts'
import { actionsOf, type OrderState } from './order-rules.ts'
import { orderStatuses, shippingStatuses, supplierAnswers } from './orders.ts'
import type { Role } from './roles.ts'

const early = new Date('2026-11-12T09:00:00Z')
const late = new Date('2026-11-13T09:00:00Z')
const placed: OrderState = {
  ...{ status: 'pending', shippingStatus: 'pending', placedAt: early, shippedAt: null, deliveredAt: null },
  ...{ answer: null, answeredAt: null, readyOn: null, receivedAt: null, problemAt: null },
  ...{ totalCents: 5000, depositCents: 1500, keptCents: 0, receivedCents: 0, refundedCents: 0 },
  ...{ proofSentAt: null, openProofs: 0, refundDueSince: null, proposalBy: null, rating: 'none' },
}
const answered: Partial<OrderState> = { answer: 'can_deliver', answeredAt: early, readyOn: '2026-12-01' }
const said = [{}, { receivedAt: early }, { problemAt: late }, { receivedAt: early, problemAt: late }]
const money = [
  {},
  { receivedCents: 1500 },
  { receivedCents: 5000 },
  { receivedCents: 5001, refundDueSince: early },
  { proofSentAt: early, openProofs: 1 },
  { openProofs: 10 },
]
const every: OrderState[] = orderStatuses.flatMap((status) =>
  shippingStatuses.flatMap((shippingStatus) =>
    [null, ...supplierAnswers].flatMap((answer) =>
      said.flatMap((word) =>
        money.map((paid) => ({
          ...{ ...placed, status, shippingStatus, answer, ...word, ...paid },
          ...(answer && { answeredAt: early, readyOn: answer === 'can_deliver' ? '2026-12-01' : null }),
        })),
      ),
    ),
  ),
)
const roles: Role[] = ['customer', 'supplier', 'admin']
const sides = { customer: 'customer', supplier: 'supplier', admin: 'company' } as const
const acts = (role: Role, given: Partial<OrderState>) => mainActOf(role, { ...placed, ...given })

describe('the one act that an order asks for', () => {
  it('is always one that the rules allow, in every state and for every role', () => {
    expect(every).toHaveLength(4 * 5 * 3 * 4 * 6)
    for (const order of every)
      for (const role of roles) {
        const act = mainActOf(role, order)
        if (act) expect(actionsOf(role, order), JSON.stringify({ role, order })).toContain(act)
      }
  })

  it('is there whenever it is the reader’s turn', () => {
    for (const order of every)
      for (const role of roles)
        if (nextStep(order).who === sides[role]) expect(mainActOf(role, order), JSON.stringify(order)).not.toBeNull()
  })

  it('of a cancelled order never goes on with it', () => {
    for (const order of every.filter(({ status }) => status === 'cancelled')) {
      expect(mainActOf('customer', order)).toBe('reorder')
      expect(mainActOf('supplier', order)).toBeNull()
      expect(['note', 'decidePayment', 'payRefund', null]).toContain(mainActOf('admin', order))
    }
  })

  it('is the customer’s: pay what is due, confirm what has arrived, order again', () => {
    expect(acts('customer', {})).toBe('inquire')
    expect(acts('customer', answered)).toBe('sendProof')
    expect(acts('customer', { ...answered, proofSentAt: early, openProofs: 1 })).toBe('inquire')
    const depositPaid: Partial<OrderState> = { ...answered, status: 'processing', receivedCents: 1500 }
    expect(acts('customer', depositPaid)).toBe('inquire')
    expect(acts('customer', { ...depositPaid, shippingStatus: 'shipped' })).toBe('sendProof')
    const atSea: Partial<OrderState> = { status: 'processing', shippingStatus: 'in_transit', receivedCents: 5000 }
    expect(acts('customer', atSea)).toBe('inquire')
    expect(acts('customer', { ...atSea, shippingStatus: 'delivered' })).toBe('confirmReceipt')
    expect(acts('customer', { ...atSea, shippingStatus: 'delivered', receivedAt: early })).toBe('inquire')
    expect(acts('customer', { ...atSea, status: 'completed', shippingStatus: 'delivered' })).toBe('reorder')
  })

  it('is no other of the customer’s while a proposed amendment waits for their answer', () => {
    const asked: Partial<OrderState> = { ...answered, proposalBy: '2026-11-19' }
    expect(acts('customer', asked)).toBeNull()
    expect(acts('supplier', asked)).toBe('updateShipping')
    expect(acts('admin', asked)).toBe('setStatus')
  })

  it('is the supplier’s: answer, then ship', () => {
    expect(acts('supplier', {})).toBe('answer')
    expect(acts('supplier', answered)).toBe('updateShipping')
    expect(acts('supplier', { ...answered, status: 'processing', shippingStatus: 'preparing' })).toBe('updateShipping')
    expect(acts('supplier', { answer: 'cannot_supply', answeredAt: early })).toBeNull()
    expect(acts('supplier', { status: 'processing', shippingStatus: 'delivered' })).toBeNull()
    expect(acts('supplier', { status: 'completed' })).toBeNull()
  })

  it('is the desk’s: what it has to settle, confirm and close', () => {
    expect(acts('admin', {})).toBeNull()
    expect(acts('admin', answered)).toBe('setStatus')
    expect(acts('admin', { proofSentAt: early, openProofs: 1 })).toBe('decidePayment')
    expect(acts('admin', { status: 'cancelled', receivedCents: 1, refundDueSince: early })).toBe('payRefund')
    expect(acts('admin', { status: 'processing', shippingStatus: 'shipped' })).toBe('updateShipping')
    expect(acts('admin', { shippingStatus: 'delivered', deliveredAt: early, receivedAt: late })).toBe('setStatus')
    expect(acts('admin', { shippingStatus: 'delivered', deliveredAt: early, problemAt: late })).toBe('note')
  })
})
