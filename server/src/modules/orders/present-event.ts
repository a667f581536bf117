import { OrderEvent } from '@ticarum/contract/procedures/order-shapes'
import type { OrderEventKind } from '@ticarum/contract/values/orders'
import type { Role } from '@ticarum/contract/values/roles'

interface StoredEvent {
  id: string
  kind: OrderEventKind
  actor_role: Role
  actor_name: string
  details: unknown
  created_at: Date
}
interface StoredPicture {
  id: string
  event_id: string | null
  name: string
  widths: number[]
  width: number
  height: number
  thumbhash: string
}

const Details = OrderEvent.pick({
  from: true,
  to: true,
  text: true,
  reason: true,
  readyOn: true,
  trackingNumber: true,
  carrier: true,
  amountCents: true,
})

/**
 * Names of admins are shown to admins only. Where the order does not show who placed it, neither does its first event;
 * what people write is signed.
 */
export function presentEvent(
  event: StoredEvent,
  pictures: StoredPicture[],
  reader: Role,
  withoutContact: boolean,
): OrderEvent {
  const own = pictures.filter(({ event_id }) => event_id === event.id).map(({ event_id: _, ...picture }) => picture)
  const nameless = (event.actor_role === 'admin' && reader !== 'admin') || (event.kind === 'placed' && withoutContact)
  const name = nameless ? null : event.actor_name
  return {
    id: event.id,
    kind: event.kind,
    at: event.created_at.toISOString(),
    by: { role: event.actor_role, name },
    ...Details.parse(event.details),
    ...(own.length > 0 ? { pictures: own } : {}),
  }
}
