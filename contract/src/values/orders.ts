/** In the order in which an order goes through them; a change to an earlier one is a step backwards. */
export const orderStatuses = ['pending', 'processing', 'completed', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const shippingStatuses = ['pending', 'preparing', 'shipped', 'in_transit', 'delivered'] as const
export type ShippingStatus = (typeof shippingStatuses)[number]

export const supplierAnswers = ['can_deliver', 'cannot_supply'] as const
export type SupplierAnswer = (typeof supplierAnswers)[number]

export const orderEvents = [
  'placed',
  'cancelled',
  'status',
  'shipping',
  'can_deliver',
  'cannot_supply',
  'received',
  'problem',
  'note',
  'inquiry',
  'proof_sent',
  'payment_received',
  'payment_refused',
  'payment_refunded',
  'amendment',
] as const
export type OrderEventKind = (typeof orderEvents)[number]

/** How far an order is paid; `none`: it is cancelled and nobody owes anything. */
export const paymentStages = ['deposit_due', 'proof_sent', 'balance_due', 'paid', 'refund_due', 'none'] as const
export type PaymentStage = (typeof paymentStages)[number]

export const exportFormats = ['csv', 'xlsx'] as const

export const MAX_PROOF_BYTES = 10 * 1024 * 1024
export const MAX_PROBLEM_PICTURES = 6

/** What orders wait for, by who acts next; the most urgent first. */
export const waitingKinds = {
  customer: ['amendment', 'receipt', 'payment'],
  supplier: ['answer', 'ship'],
  admin: ['problem', 'cannot_supply', 'proof', 'refund', 'follow_up', 'confirm', 'complete'],
} as const
export type WaitingKind = (typeof waitingKinds)[keyof typeof waitingKinds][number]
export const allWaitingKinds = [...waitingKinds.customer, ...waitingKinds.supplier, ...waitingKinds.admin] as const

/** Of each kind at most this many are counted. */
export const MOST_WAITING = 100

/** A step backwards, cancelling, and leaving completed or cancelled need a reason of the desk. */
export const statusNeedsReason = (from: OrderStatus, to: OrderStatus): boolean =>
  from !== to &&
  (to === 'cancelled' ||
    from === 'completed' ||
    from === 'cancelled' ||
    orderStatuses.indexOf(to) < orderStatuses.indexOf(from))

/** A step backwards, and every change on a cancelled order, which only the desk makes. */
export const shippingNeedsReason = (
  { status, shippingStatus: from }: { status: OrderStatus; shippingStatus: ShippingStatus },
  to: ShippingStatus,
): boolean => status === 'cancelled' || shippingStatuses.indexOf(to) < shippingStatuses.indexOf(from)

/** Shipped or later. */
export const isUnderWay = (status: ShippingStatus): boolean =>
  shippingStatuses.indexOf(status) >= shippingStatuses.indexOf('shipped')
