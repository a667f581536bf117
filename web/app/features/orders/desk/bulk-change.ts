import type { BulkOrders } from '@ticarum/contract/procedures/orders'
import type { OrderStatus, ShippingStatus } from '@ticarum/contract/values/orders'

/** The value of 'Set to' as a change; undefined if nothing was chosen. The door checks what it names. */
export function bulkChangeOf(to: string, reason: string): BulkOrders['change'] | undefined {
  const [kind, value] = to.split(':')
  if (value === undefined) return undefined
  if (kind === 'assignee') return { kind, assigneeId: value || null }
  if (!value) return undefined
  const why = reason.trim() ? { reason } : {}
  return kind === 'status'
    ? { kind, status: value as OrderStatus, ...why }
    : { kind: 'shipping', shippingStatus: value as ShippingStatus, ...why }
}
