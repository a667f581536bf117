import { isUnderWay, type OrderStatus, type PaymentState, type ShippingStatus, type SupplierAnswer } from './orders.ts'
import type { Role } from './roles.ts'

/** Where an order stands: what may be done with it and what happens next follow from this. */
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
  /** of each part that is due; empty for suppliers, whom payments do not concern */
  payments: PaymentState[]
}

/** What somebody can do with an order; screens offer what `actionsOf` says and nothing else. */
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

/** Those of them that concern one part of what is due. */
export const paymentActions = ['sendProof', 'decidePayment'] as const satisfies OrderAction[]

const actionsOfRole: Record<Role, readonly OrderAction[]> = {
  customer: ['cancel', 'confirmReceipt', 'reportProblem', 'note', 'inquire', 'reorder', 'share', 'sendProof'],
  supplier: ['answer', 'updateShipping', 'note', 'share'],
  admin: ['updateShipping', 'setStatus', 'note', 'share', 'annotate', 'decidePayment'],
}

type Obstacle = OrderStatus | ShippingStatus | PaymentState | 'received'
type Facts = Pick<OrderState, 'status' | 'shippingStatus' | 'shippedAt' | 'receivedAt' | 'problemAt' | 'payments'>

/** A problem that was reported and not followed by a receipt. */
export const hasOpenProblem = ({ receivedAt, problemAt }: Pick<OrderState, 'receivedAt' | 'problemAt'>): boolean =>
  problemAt !== null && !(receivedAt && receivedAt >= problemAt)

/** The state that stands in the way of an action; actions that are not named here are always possible. */
const obstacles: Partial<Record<OrderAction, (order: Facts) => Obstacle | undefined>> = {
  cancel: ({ status, shippedAt }) => (status !== 'pending' ? status : shippedAt ? 'shipped' : undefined),
  answer: ({ status }) => (status === 'pending' || status === 'processing' ? undefined : status),
  // Once; and again when the goods that were received turned out to have a problem, which this settles.
  confirmReceipt: (order) =>
    notUnderWay(order) ?? (order.receivedAt && !hasOpenProblem(order) ? 'received' : undefined),
  reportProblem: (order) => notUnderWay(order),
  sendProof: ({ status, payments }) => (status === 'cancelled' ? status : noneOf(payments, ['due', 'refused'])),
  decidePayment: ({ payments }) => noneOf(payments, ['proof_sent']),
}

const notUnderWay = ({ shippingStatus }: Facts) => (isUnderWay(shippingStatus) ? undefined : shippingStatus)

const noneOf = (payments: PaymentState[], wanted: PaymentState[]) =>
  payments.some((state) => wanted.includes(state)) ? undefined : (payments[0] ?? 'confirmed')

/** Why an action is impossible now: the state that forbids it. Undefined: it is possible for those whose it is. */
export const obstacleTo = (action: OrderAction, order: Facts): Obstacle | undefined => obstacles[action]?.(order)

/** What somebody of this role, on their own order, can do with it now. */
export const actionsOf = (role: Role, order: Facts): OrderAction[] =>
  actionsOfRole[role].filter((action) => obstacleTo(action, order) === undefined)
