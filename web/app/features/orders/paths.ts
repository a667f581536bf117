import { type OrderStatus, orderStatuses } from '@ticarum/contract/values/orders'
import type { Role } from '@ticarum/contract/values/roles'
import { withQuery } from '../../context/with-query.ts'

/** Where each role has its list. */
export const orderListPaths: Record<Role, string> = {
  customer: '/customer/orders',
  supplier: '/supplier/orders',
  admin: '/admin/orders',
}

export const orderPath = (id: string): string => `/orders/${id}`

/** What is asked over a list or over an order's page: at ?act, and over a list at ?order. */
export const dialogs = ['details', 'inquire', 'cancel', 'reorder', 'answer', 'ship', 'status', 'problem'] as const
export type DialogAction = (typeof dialogs)[number]

export interface OrderFilters {
  status: OrderStatus | ''
  q: string
  /** looked after by the reader */
  mine: boolean
  /** whose follow-up day has come */
  due: boolean
}

/** What the address asks for; what it can't mean counts as not asked. */
export const orderFiltersOf = (asked: URLSearchParams): OrderFilters => ({
  status: orderStatuses.find((known) => known === asked.get('status')) ?? '',
  q: (asked.get('q') ?? '').trim().slice(0, 100),
  mine: asked.has('mine'),
  due: asked.has('due'),
})

/** A list's own address, with nothing but its filters. */
export function ordersPath(path: string, { status, q, mine, due }: Partial<OrderFilters>): string {
  const asked = new URLSearchParams({
    ...(status && { status }),
    ...(q && { q }),
    ...(mine && { mine: '' }),
    ...(due && { due: '' }),
  })
  return asked.size > 0 ? `${path}?${asked}` : path
}

/** Over a list, whose address says nothing of one order, it is named. */
export const dialogAt = (address: string, act: DialogAction, order: { id: string }): string =>
  withQuery(address, address === orderPath(order.id) ? { act } : { act, order: order.id })
