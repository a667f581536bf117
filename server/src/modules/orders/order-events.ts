import { priceOf } from '@ticarum/contract/money'
import { type NoticeKind, noticeKinds } from '@ticarum/contract/values/notifications'
import type { OrderEventKind } from '@ticarum/contract/values/orders'
import { type Context, personOf } from '../../door/context.ts'
import type { OrderRecord } from './stored-order.ts'

type OrderKeys = Pick<OrderRecord, 'id' | 'number' | 'customer_id' | 'supplier_id'>
type Side = 'customer' | 'supplier' | 'admin'

const INSERT = `insert into order_events (id, order_id, customer_id, supplier_id, kind, actor_role, actor_name, details,
    created_at)
  select $1, $2, $3, $4, $5, $6, p.full_name, $7, $8 from people p where p.id = $9`

/** Writes an event with the actor's current name. */
export async function addEvent(
  ctx: Context,
  order: OrderKeys,
  kind: OrderEventKind,
  details: object = {},
): Promise<string> {
  const { userId, role } = personOf(ctx)
  const id = ctx.newId()
  await ctx.tx.sql(
    INSERT,
    [id, order.id, order.customer_id, order.supplier_id, kind, role, JSON.stringify(details), ctx.now, userId],
    'insert-order-event',
  )
  return id
}

/** Notifies everybody on these sides of the order, except the actor. */
export async function tellSides(
  ctx: Context,
  order: OrderKeys,
  sides: Side[],
  kind: NoticeKind,
  args: Record<string, string> = {},
): Promise<void> {
  const told = { orderId: order.id, number: order.number, ...args }
  await ctx.tx.sql(
    'select fx.notify_order_sides($1, $2, $3, $4, $5)',
    [order.id, sides, kind, JSON.stringify(told), noticeKinds[kind].byMail],
    'tell-order',
  )
  ctx.wakeWorker()
}

export const dollars = (cents: bigint): string => `$${priceOf(Number(cents))}`
