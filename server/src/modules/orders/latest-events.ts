import type { OrderEvent } from '@ticarum/contract/procedures/order-shapes'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { ordersWithoutContact } from './orders-without-contact.ts'
import { presentEvent } from './present-event.ts'

interface LatestEvent {
  event: OrderEvent
  order: { id: string; number: string; customer: string }
}

/** What happened last to the orders of the caller's company, a supplier, newest first. */
export async function latestOrderEvents(ctx: Context, limit: number): Promise<LatestEvent[]> {
  const supplierId = personOf(ctx).companyId ?? fail('FORBIDDEN')
  const rows = await ctx.tx.all(
    sqlOf
      .selectFrom('order_events')
      .innerJoin('orders', 'orders.id', 'order_events.order_id')
      .select([
        'order_events.id',
        'order_events.kind',
        'actor_role',
        'actor_name',
        'details',
        'order_events.created_at',
      ])
      .select(['orders.id as order_id', 'orders.number', 'orders.customer_company'])
      .where('order_events.supplier_id', '=', supplierId)
      // Written out, because a parameter would not tell the planner that the index fits.
      .where(sql<boolean>`order_events.for_supplier`)
      .orderBy('order_events.created_at', 'desc')
      .orderBy('order_events.id', 'desc')
      .limit(limit),
  )
  const hidden = await ordersWithoutContact(
    ctx,
    rows.map(({ order_id }) => order_id),
  )
  return rows.map((row) => ({
    event: presentEvent(row, [], 'supplier', hidden.has(row.order_id)),
    order: { id: row.order_id, number: row.number, customer: row.customer_company },
  }))
}
