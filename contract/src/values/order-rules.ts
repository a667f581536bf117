import { isUnderWay, type OrderStatus, type PaymentState, type ShippingStatus, type SupplierAnswer } from './orders.ts'
import type { Role } from './roles.ts'

/** The state of an order. What may be done with it and what happens next follow from this. */
export interface OrderState {
  status: OrderStatus
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
  /** of each part that is due; empty for suppliers, who do not see payments */
  payments: PaymentState[]
  /** since when a proof waits; null for all but admins */
  proofSentAt: Date | null
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
] as const
export type OrderAction = (typeof orderActions)[number]

/** The actions that concern one part of the payment. */
export const paymentActions = ['sendProof', 'decidePayment'] as const satisfies OrderAction[]

const actionsOfRole: Record<Role, readonly OrderAction[]> = {
  customer: ['cancel', 'confirmReceipt', 'reportProblem', 'note', 'inquire', 'reorder', 'share', 'sendProof'],
  supplier: ['answer', 'updateShipping', 'note', 'share'],
  admin: ['updateShipping', 'setStatus', 'note', 'share', 'annotate', 'decidePayment'],
}

type Obstacle = OrderStatus | ShippingStatus | PaymentState | 'received'
type RuleState = Pick<OrderState, 'status' | 'shippingStatus' | 'shippedAt' | 'receivedAt' | 'problemAt' | 'payments'>

/** Whether a problem was reported and no receipt confirmed afterwards. */
export const hasOpenProblem = ({ receivedAt, problemAt }: Pick<OrderState, 'receivedAt' | 'problemAt'>): boolean =>
  problemAt !== null && !(receivedAt && receivedAt >= problemAt)

/** The state that prevents an action; actions that are not named here are always possible. */
const obstacles: Partial<Record<OrderAction, (order: RuleState) => Obstacle | undefined>> = {
  cancel: ({ status, shippedAt }) => (status !== 'pending' ? status : shippedAt ? 'shipped' : undefined),
  answer: ({ status }) => (status === 'pending' || status === 'processing' ? undefined : status),
  // A receipt is confirmed once, and once more after a problem with the received goods, which it settles.
  confirmReceipt: (order) =>
    notUnderWay(order) ?? (order.receivedAt && !hasOpenProblem(order) ? 'received' : undefined),
  reportProblem: (order) => notUnderWay(order),
  sendProof: ({ status, payments }) => (status === 'cancelled' ? status : noneOf(payments, ['due', 'refused'])),
  decidePayment: ({ payments }) => noneOf(payments, ['proof_sent']),
}

const notUnderWay = ({ shippingStatus }: RuleState) => (isUnderWay(shippingStatus) ? undefined : shippingStatus)

const noneOf = (payments: PaymentState[], wanted: PaymentState[]) =>
  payments.some((state) => wanted.includes(state)) ? undefined : (payments[0] ?? 'confirmed')

/** The state that makes an action impossible now. Undefined: it is possible for the roles that have it. */
export const obstacleTo = (action: OrderAction, order: RuleState): Obstacle | undefined => obstacles[action]?.(order)

/** What this role can do now with an order of its own. */
export const actionsOf = (role: Role, order: RuleState): OrderAction[] =>
  actionsOfRole[role].filter((action) => obstacleTo(action, order) === undefined)
