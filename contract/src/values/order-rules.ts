import { isUnderWay, type OrderStatus, type ShippingStatus, type SupplierAnswer } from './orders.ts'
import { heldCents, MAX_OPEN_PROOFS, type OrderMoney, owedCents } from './payments.ts'
import type { RatingState } from './ratings.ts'
import type { Role } from './roles.ts'
import { dayOf } from './working-days.ts'

/** The state of an order. What may be done with it and what happens next follow from this. */
export interface OrderState extends OrderMoney {
  shippingStatus: ShippingStatus
  placedAt: Date
  shippedAt: Date | null
  answer: SupplierAnswer | null
  answeredAt: Date | null
  /** a day */
  readyOn: string | null
  deliveredAt: Date | null
  receivedAt: Date | null
  problemAt: Date | null
  /** since when a proof waits; null for suppliers, who do not see proofs */
  proofSentAt: Date | null
  /** proofs that were not found to be paid: undecided or refused; none for suppliers */
  openProofs: number
  /** null for suppliers */
  refundDueSince: Date | null
  /** the last day for the customer's answer to a proposed amendment; null: none waits */
  proposalBy: string | null
  rating: RatingState
}

/** What somebody can do with an order. Screens offer exactly what `actionsOf` returns. */
export const orderActions = [
  'cancel',
  'answer',
  'confirmReceipt',
  'reportProblem',
  'updateShipping',
  'setStatus',
  'note',
  'inquire',
  'reorder',
  'share',
  'annotate',
  'sendProof',
  'decidePayment',
  'enterPayment',
  'payRefund',
  'rate',
  'answerRating',
  'hideRating',
] as const
export type OrderAction = (typeof orderActions)[number]

const actionsOfRole: Record<Role, readonly OrderAction[]> = {
  customer: ['cancel', 'confirmReceipt', 'reportProblem', 'note', 'inquire', 'reorder', 'share', 'sendProof', 'rate'],
  supplier: ['answer', 'updateShipping', 'note', 'share', 'answerRating'],
  admin: [
    'updateShipping',
    'setStatus',
    'note',
    'share',
    'annotate',
    'decidePayment',
    'enterPayment',
    'payRefund',
    'hideRating',
  ],
}

type Obstacle =
  | OrderStatus
  | ShippingStatus
  | 'received'
  | 'paid'
  | 'proofs_sent'
  | 'no_proof'
  | 'no_refund_due'
  | 'rated'
  | 'not_rated'
type RuleState = OrderMoney &
  Pick<
    OrderState,
    'shippingStatus' | 'shippedAt' | 'receivedAt' | 'problemAt' | 'proofSentAt' | 'openProofs' | 'rating'
  >

/** Whether a problem was reported and no receipt confirmed afterwards. */
export const hasOpenProblem = ({ receivedAt, problemAt }: Pick<OrderState, 'receivedAt' | 'problemAt'>): boolean =>
  problemAt !== null && !(receivedAt && receivedAt >= problemAt)

/** The state that prevents an action; actions that are not named here are always possible. */
const obstacles: Partial<Record<OrderAction, (order: RuleState, role: Role | undefined) => Obstacle | undefined>> = {
  // Once money was received, only the desk cancels (D46).
  cancel: (order) => {
    if (order.status !== 'pending') return order.status
    if (order.shippedAt) return 'shipped'
    return heldCents(order) > 0 ? 'paid' : undefined
  },
  answer: ({ status }) => (status === 'pending' || status === 'processing' ? undefined : status),
  // A receipt is confirmed once, and once more after a problem with the received goods, which it settles.
  confirmReceipt: (order) => {
    if (order.status === 'cancelled') return order.status
    if (order.shippingStatus !== 'delivered' && order.shippingStatus !== 'in_transit') return order.shippingStatus
    return order.receivedAt && !hasOpenProblem(order) ? 'received' : undefined
  },
  reportProblem: ({ status, shippingStatus }) => {
    if (status === 'cancelled') return status
    return isUnderWay(shippingStatus) ? undefined : shippingStatus
  },
  // The desk may, with a reason: goods that were turned back have to arrive somewhere.
  updateShipping: ({ status }, role) => (status === 'cancelled' && role !== 'admin' ? status : undefined),
  sendProof: (order) => {
    if (order.status === 'cancelled') return order.status
    if (owedCents(order) <= 0) return 'paid'
    return order.openProofs < MAX_OPEN_PROOFS ? undefined : 'proofs_sent'
  },
  decidePayment: ({ proofSentAt }) => (proofSentAt ? undefined : 'no_proof'),
  payRefund: (order) => (owedCents(order) < 0 ? undefined : 'no_refund_due'),
  // Also where the receipt was never confirmed: who reported a problem instead has something to say.
  rate: ({ status, shippingStatus, receivedAt, rating }) => {
    if (status === 'cancelled') return status
    if (!receivedAt && shippingStatus !== 'delivered') return shippingStatus
    return rating === 'closed' ? 'rated' : undefined
  },
  answerRating: ({ rating }) => (rating === 'none' ? 'not_rated' : undefined),
  hideRating: ({ rating }) => (rating === 'none' ? 'not_rated' : undefined),
}

/**
 * The state that makes an action impossible now. Undefined: it is possible for the roles that have it. The role matters
 * only where two have an action and one may do it longer.
 */
export const obstacleTo = (action: OrderAction, order: RuleState, role?: Role): Obstacle | undefined =>
  obstacles[action]?.(order, role)

/** What this role can do now with an order of its own. */
export const actionsOf = (role: Role, order: RuleState): OrderAction[] =>
  actionsOfRole[role].filter((action) => obstacleTo(action, order, role) === undefined)

/** A supplier promises no day that has passed; the database refuses it too (`fx.guard_order`). */
export const isReadyDay = (day: string, now: Date): boolean => day >= dayOf(now)

/** Before the goods are said to be delivered, a receipt is confirmed behind a second question only. */
export const receiptIsEarly = ({ shippingStatus }: Pick<OrderState, 'shippingStatus'>): boolean =>
  shippingStatus !== 'delivered'
