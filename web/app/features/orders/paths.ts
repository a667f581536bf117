import { allWaitingKinds, type OrderStatus, orderStatuses, type WaitingKind } from '@ticarum/contract/values/orders'
import type { Role } from '@ticarum/contract/values/roles'
import { withQuery } from '../../context/with-query.ts'

/** The list of orders of each role. */
export const orderListPaths: Record<Role, string> = {
  customer: '/customer/orders',
  supplier: '/supplier/orders',
  admin: '/admin/orders',
}

export const orderPath = (id: string): string => `/orders/${id}`

/** Dialogs that ?act opens over an order's page, or with ?order over a list. */
export const dialogActions = ['details', 'inquire', 'cancel', 'reorder', 'answer', 'ship', 'status', 'problem'] as const
export type DialogAction = (typeof dialogActions)[number]

export interface OrderFilters {
  status: OrderStatus | ''
  q: string
  /** assigned to the reader */
  mine: boolean
  /** what the reader's side has to do */
  waits: WaitingKind | ''
}

/** Filters from the URL; invalid values are ignored. */
export const orderFiltersOf = (query: URLSearchParams): OrderFilters => ({
  status: orderStatuses.find((known) => known === query.get('status')) ?? '',
  q: (query.get('q') ?? '').trim().slice(0, 100),
  mine: query.has('mine'),
  waits: allWaitingKinds.find((known) => known === query.get('waits')) ?? '',
})

/** URL of a list with its filters only. */
export function ordersPath(path: string, { status, q, mine, waits }: Partial<OrderFilters>): string {
  const query = new URLSearchParams({
    ...(status && { status }),
    ...(q && { q }),
    ...(mine && { mine: '' }),
    ...(waits && { waits }),
  })
  return query.size > 0 ? `${path}?${query}` : path
}

/** URL that opens a dialog; over a list it also names the order. */
export const dialogAt = (address: string, action: DialogAction, order: { id: string }): string =>
  withQuery(address, address === orderPath(order.id) ? { act: action } : { act: action, order: order.id })
