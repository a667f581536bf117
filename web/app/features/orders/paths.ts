import type { OrderAction } from '@ticarum/contract/values/order-rules'
import {
  allWaitingKinds,
  type OrderStatus,
  orderStatuses,
  type PaymentStage,
  paymentStages,
  type WaitingKind,
} from '@ticarum/contract/values/orders'
import type { Role } from '@ticarum/contract/values/roles'
import { withQuery } from '../../context/with-query.ts'

/** The list of orders of each role. */
export const orderListPaths: Record<Role, string> = {
  customer: '/customer/orders',
  supplier: '/supplier/orders',
  admin: '/admin/orders',
}

/** Progress and download of an export of a list. */
export const exportPath = (list: string, id: string): string => `${list}/exports/${id}`

export const orderPath = (id: string): string => `/orders/${id}`

/** Where a proposed amendment is answered. */
export const proposalPath = (id: string): string => `${orderPath(id)}#change`

/** The order's thread: leads to the page of the reader's side. */
export const orderThreadPath = (id: string): string => `/orders/${id}/messages`

/** The receipt of a payment, or the note of a refund. */
export const paymentPaperPath = (orderId: string, entryId: string): string => `/orders/${orderId}/payments/${entryId}`

export const SUPPLIER_ORDERS_PATH = '/supplier/orders'

/** Dialogs that ?act opens over an order's page, or with ?order over a list. */
export const dialogActions = [
  'details',
  'inquire',
  'cancel',
  'reorder',
  'answer',
  'amend',
  'ship',
  'status',
  'receive',
  'problem',
] as const
export type DialogAction = (typeof dialogActions)[number]

/** What is done in each dialog; everybody may see details, and amendments have rules of their own. */
export const doneInDialog: Record<Exclude<DialogAction, 'details' | 'amend'>, OrderAction> = {
  inquire: 'inquire',
  cancel: 'cancel',
  reorder: 'reorder',
  answer: 'answer',
  ship: 'updateShipping',
  status: 'setStatus',
  receive: 'confirmReceipt',
  problem: 'reportProblem',
}

export interface OrderFilters {
  status: OrderStatus | ''
  q: string
  /** assigned to the reader */
  mine: boolean
  /** what the reader's side has to do */
  waits: WaitingKind | ''
  /** ids of companies */
  supplier: string
  customer: string
  payment: PaymentStage | ''
  /** code of a port */
  port: string
  /** whose promise has passed */
  late: boolean
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Filters from the URL; invalid values are ignored. */
export const orderFiltersOf = (query: URLSearchParams): OrderFilters => ({
  status: orderStatuses.find((known) => known === query.get('status')) ?? '',
  q: (query.get('q') ?? '').trim().slice(0, 100),
  mine: query.has('mine'),
  waits: allWaitingKinds.find((known) => known === query.get('waits')) ?? '',
  supplier: idOf(query.get('supplier')),
  customer: idOf(query.get('customer')),
  payment: paymentStages.find((known) => known === query.get('payment')) ?? '',
  port: (query.get('port') ?? '').slice(0, 10),
  late: query.has('late'),
})

const idOf = (text: string | null) => (text && UUID.test(text) ? text : '')

/** The filters as the URL has them. */
export const orderQuery = (filters: Partial<OrderFilters>): [name: string, value: string][] =>
  Object.entries(filters).flatMap(([name, value]): [string, string][] => {
    if (value === true) return [[name, name === 'late' ? '1' : '']]
    return value ? [[name, value]] : []
  })

/** URL of a list with its filters only. */
export function ordersPath(path: string, filters: Partial<OrderFilters>): string {
  const query = new URLSearchParams(orderQuery(filters))
  return query.size > 0 ? `${path}?${query}` : path
}

/** URL that opens a dialog; over a list it also names the order. */
export const dialogAt = (address: string, action: DialogAction, order: { id: string }): string =>
  withQuery(address, address === orderPath(order.id) ? { act: action } : { act: action, order: order.id })

/** Places of the order's page. */
const places: Partial<Record<OrderAction, string>> = {
  note: '/messages',
  annotate: '#desk',
  sendProof: '?open=proof#payments',
  decidePayment: '#payments',
  enterPayment: '#payments',
  payRefund: '#payments',
  share: '/share',
  rate: '?open=rate#rating',
}

/** Where something is done: in a dialog over `address`, or at its place on the order's page. */
export function actPath(address: string, action: OrderAction, order: { id: string }): string {
  const [dialog] = Object.entries(doneInDialog).find(([, done]) => done === action) ?? []
  return dialog ? dialogAt(address, dialog as DialogAction, order) : orderPath(order.id) + (places[action] ?? '')
}
