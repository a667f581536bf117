import {
  type OrderEventKind,
  type OrderStatus,
  type ShippingStatus,
  shippingStatuses,
} from '@ticarum/contract/values/orders'

/** How much of an order a payment is. */
export type PaidShare = 'deposit' | 'half the deposit' | 'balance' | 'total'

export interface TimelineStep {
  kind: OrderEventKind
  by: 'customer' | 'supplier' | 'admin'
  /** days after the order was placed */
  day: number
  details?: {
    from?: string
    to?: string
    text?: string
    reason?: string
    readyAfter?: number
    trackingNumber?: string
    carrier?: string
    paid?: PaidShare
  }
}

const daysOfShipping: Record<ShippingStatus, number> = {
  pending: 0,
  preparing: 5,
  shipped: 11,
  in_transit: 16,
  delivered: 48,
}
const carriers = ['Akdeniz Denizcilik', 'Mersin Liner', 'Gulf of Aden Lines']
const inquiries = [
  'Can you pack the cartons on pallets?',
  'When will the goods leave Mersin?',
  'Please put our shop’s name on the cartons.',
]

/** The events that lead to an order's state; `number` makes orders in the same state differ. */
export function timelineOf(status: OrderStatus, shipping: ShippingStatus, number: number): TimelineStep[] {
  const shipped = shippingStatuses.indexOf(shipping)
  const agreed = status === 'processing' || status === 'completed' || (status === 'cancelled' && shipped > 0)
  const steps: TimelineStep[] = [{ kind: 'placed', by: 'customer', day: 0 }]
  if (number % 5 === 2)
    steps.push({
      kind: 'inquiry',
      by: 'customer',
      day: 1,
      details: { text: inquiries[number % inquiries.length] ?? '' },
    })
  steps.push(...answer(agreed || shipped > 0, number))
  if (agreed) steps.push({ kind: 'status', by: 'admin', day: 2, details: { from: 'pending', to: 'processing' } })
  const inPart = status === 'processing' && shipped === 0 && number % 2 === 1
  steps.push(...deposit(agreed, inPart, number), ...voyage(shipped, number), ...arrival(status, shipped, number))
  const day = Math.max(...steps.map((step) => step.day)) + 1
  if (status === 'completed')
    steps.push({ kind: 'status', by: 'admin', day, details: { from: 'processing', to: 'completed' } })
  if (status === 'cancelled' && agreed) {
    steps.push({
      kind: 'status',
      by: 'admin',
      day,
      details: { from: 'processing', to: 'cancelled', reason: 'The balance was not paid in time.' },
    })
    // One that had arrived and was paid for is refunded; of others the refund is due, or the deposit is kept.
    if (shipped === 4) steps.push({ kind: 'payment_refunded', by: 'admin', day: day + 1, details: { paid: 'total' } })
  } else if (status === 'cancelled') steps.push({ kind: 'cancelled', by: 'customer', day })
  return steps.sort((one, other) => one.day - other.day)
}

function answer(mustBe: boolean, number: number): TimelineStep[] {
  if (mustBe || number % 3 === 1)
    return [{ kind: 'can_deliver', by: 'supplier', day: 1, details: { readyAfter: 8 + (number % 4) * 2 } }]
  return number % 3 === 2
    ? [
        {
          kind: 'cannot_supply',
          by: 'supplier',
          day: 1,
          details: { reason: 'All of it is promised to others; the next batch is ready in January.' },
        },
      ]
    : []
}

/**
 * Some orders that nobody accepted yet are paid, and one proof was refused. Orders that cannot be supplied are not
 * paid.
 */
function deposit(agreed: boolean, inPart: boolean, number: number): TimelineStep[] {
  const paid = 'deposit'
  const sent: TimelineStep = { kind: 'proof_sent', by: 'customer', day: 2, details: { paid } }
  if (agreed) {
    const came = inPart ? 'half the deposit' : paid
    return [sent, { kind: 'payment_received', by: 'admin', day: 3, details: { paid: came } }]
  }
  if (number % 3 !== 1) return []
  if (number % 4 === 0) return [sent]
  return number % 4 === 3
    ? [
        sent,
        {
          kind: 'payment_refused',
          by: 'admin',
          day: 3,
          details: { paid, reason: 'The reference names another order.' },
        },
      ]
    : []
}

function voyage(shipped: number, number: number): TimelineStep[] {
  const papers = {
    trackingNumber: `TCRU${4_100_000 + number * 731}`,
    carrier: carriers[number % carriers.length] ?? '',
  }
  const legs = shippingStatuses.slice(1, shipped + 1).map((to, leg): TimelineStep => {
    const from = shippingStatuses[leg] ?? 'pending'
    return {
      kind: 'shipping',
      by: number % 6 === 5 ? 'admin' : 'supplier',
      day: daysOfShipping[to],
      details: { from, to, ...(leg > 0 ? papers : {}) },
    }
  })
  const paid: TimelineStep[] =
    shipped >= 3 ? [{ kind: 'proof_sent', by: 'customer', day: 18, details: { paid: 'balance' } }] : []
  return [...legs, ...paid]
}

function arrival(status: OrderStatus, shipped: number, number: number): TimelineStep[] {
  if (shipped < 4) return []
  const steps: TimelineStep[] = [{ kind: 'payment_received', by: 'admin', day: 20, details: { paid: 'balance' } }]
  if (number % 3 === 0)
    steps.push({
      kind: 'problem',
      by: 'customer',
      day: 49,
      details: { text: 'Two cartons came wet, and the goods inside are stained.' },
    })
  if (number % 3 === 0)
    steps.push({
      kind: 'note',
      by: 'admin',
      day: 50,
      details: { text: 'We asked the carrier for its report and will write again on Thursday.' },
    })
  if (status === 'completed' || number % 3 === 1) steps.push({ kind: 'received', by: 'customer', day: 51 })
  return steps
}
