import { describe, expect, it } from 'vitest'
import { actionsOf, obstacleTo } from './order-rules.ts'
import { orderStatuses, shippingStatuses } from './orders.ts'

const early = new Date('2026-01-01T00:00:00Z')
const late = new Date('2026-01-02T00:00:00Z')
const placed = {
  status: 'pending',
  shippingStatus: 'pending',
  shippedAt: null,
  receivedAt: null,
  problemAt: null,
  totalCents: 5000,
  depositCents: 1500,
  keptCents: 0,
  receivedCents: 0,
  refundedCents: 0,
  proofSentAt: null,
  openProofs: 0,
  rating: 'none',
} satisfies Parameters<typeof actionsOf>[1]

describe('what may be done with an order', () => {
  it('by its customer follows from its state', () => {
    const always = ['note', 'inquire', 'reorder', 'share']
    expect(actionsOf('customer', placed)).toEqual(['cancel', ...always, 'sendProof'])
    expect(actionsOf('customer', { ...placed, status: 'cancelled' })).toEqual(always)
    expect(actionsOf('customer', { ...placed, status: 'processing', shippingStatus: 'shipped' })).toEqual([
      'reportProblem',
      ...always,
      'sendProof',
    ])
    for (const shippingStatus of ['in_transit', 'delivered'] as const) {
      expect(actionsOf('customer', { ...placed, shippingStatus })).toContain('confirmReceipt')
      expect(actionsOf('customer', { ...placed, status: 'cancelled', shippingStatus })).toEqual(always)
    }
    expect(actionsOf('customer', { ...placed, status: 'completed', receivedCents: 5000 })).toEqual(always)
  })

  it('by its supplier: answer while it is open, and ship', () => {
    for (const status of orderStatuses)
      expect(actionsOf('supplier', { ...placed, status }).includes('answer')).toBe(
        status === 'pending' || status === 'processing',
      )
    for (const shippingStatus of shippingStatuses) {
      expect(actionsOf('supplier', { ...placed, shippingStatus })).toContain('updateShipping')
      expect(actionsOf('supplier', { ...placed, status: 'cancelled', shippingStatus })).toEqual(['note', 'share'])
    }
  })

  it('by the desk: everything else; it decides on proofs that were sent, and refunds what is due', () => {
    const always = ['updateShipping', 'setStatus', 'note', 'share', 'annotate']
    expect(actionsOf('admin', placed)).toEqual([...always, 'enterPayment'])
    expect(actionsOf('admin', { ...placed, proofSentAt: early })).toContain('decidePayment')
    expect(actionsOf('admin', { ...placed, receivedCents: 5001 })).toContain('payRefund')
    expect(actionsOf('admin', { ...placed, status: 'cancelled', receivedCents: 1 })).toContain('payRefund')
  })

  it('names the state that prevents an action', () => {
    expect(obstacleTo('cancel', { ...placed, status: 'completed' })).toBe('completed')
    expect(obstacleTo('cancel', { ...placed, shippedAt: early })).toBe('shipped')
    expect(obstacleTo('reportProblem', { ...placed, shippingStatus: 'preparing' })).toBe('preparing')
    expect(obstacleTo('cancel', { ...placed, receivedCents: 1 })).toBe('paid')
    expect(obstacleTo('cancel', { ...placed, receivedCents: 1, refundedCents: 1 })).toBeUndefined()
    expect(obstacleTo('sendProof', { ...placed, receivedCents: 5000 })).toBe('paid')
    expect(obstacleTo('sendProof', { ...placed, openProofs: 10 })).toBe('proofs_sent')
    expect(obstacleTo('note', placed)).toBeUndefined()
  })

  it('is rated once the goods are here, by its customer; then its supplier answers and the desk hides', () => {
    const delivered = { ...placed, shippingStatus: 'delivered' } as const
    expect(obstacleTo('rate', { ...placed, shippingStatus: 'in_transit' })).toBe('in_transit')
    expect(obstacleTo('rate', { ...placed, shippingStatus: 'in_transit', receivedAt: early })).toBeUndefined()
    expect(obstacleTo('rate', { ...delivered, problemAt: early })).toBeUndefined()
    expect(obstacleTo('rate', { ...delivered, status: 'cancelled' })).toBe('cancelled')
    expect(obstacleTo('rate', { ...delivered, rating: 'open' })).toBeUndefined()
    expect(obstacleTo('rate', { ...delivered, rating: 'closed' })).toBe('rated')
    for (const [role, action] of [
      ['supplier', 'answerRating'],
      ['admin', 'hideRating'],
    ] as const) {
      expect(obstacleTo(action, delivered)).toBe('not_rated')
      for (const rating of ['open', 'closed'] as const)
        expect(actionsOf(role, { ...delivered, rating })).toContain(action)
    }
  })

  it('is received once, and once more after a problem that was reported later', () => {
    const delivered = { ...placed, shippingStatus: 'delivered', receivedAt: early } as const
    expect(obstacleTo('confirmReceipt', delivered)).toBe('received')
    expect(obstacleTo('confirmReceipt', { ...delivered, problemAt: late })).toBeUndefined()
    expect(obstacleTo('confirmReceipt', { ...delivered, receivedAt: late, problemAt: early })).toBe('received')
  })
})
