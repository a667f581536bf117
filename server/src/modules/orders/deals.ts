import type { OrderEvent } from '@ticarum/contract/procedures/order-shapes'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { ordersWithoutContact } from './orders-without-contact.ts'
import { presentEvent } from './present-event.ts'

export interface Deal {
  id: string
  number: string
  customer: string
  supplier: string
  supplierId: string
  /** the quote that it was */
  quoteId: string | null
}

/** Of these orders those that the caller may see, with the names under which they were placed. */
export async function dealsOf(ctx: Context, ids: string[]): Promise<Map<string, Deal>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.tx.all(
    sqlOf
      .selectFrom('orders')
      .select(['id', 'number', 'customer_company as customer', 'supplier_name as supplier'])
      .select(['supplier_id as supplierId', 'quote_id as quoteId'])
      .where('id', 'in', ids),
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** A thread shows no more of them between two pages of messages. */
const MOST_EVENTS = 200

export interface Between {
  after: Date | undefined
  until: Date | undefined
}

/** What happened to an order between two moments, oldest first. */
export async function dealEvents(ctx: Context, orderId: string, { after, until }: Between): Promise<OrderEvent[]> {
  const role = personOf(ctx).role ?? fail('FORBIDDEN')
  const [rows, hidden] = await Promise.all([
    ctx.tx.all(
      sqlOf
        .selectFrom('order_events')
        .select(['id', 'kind', 'actor_role', 'actor_name', 'details', 'created_at'])
        .where('order_id', '=', orderId)
        .$if(after !== undefined, (query) => query.where('created_at', '>', after ?? ctx.now))
        .$if(until !== undefined, (query) => query.where('created_at', '<=', until ?? ctx.now))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(MOST_EVENTS),
    ),
    ordersWithoutContact(ctx, [orderId]),
  ])
  return rows.toReversed().map((row) => presentEvent(row, [], role, hidden.has(orderId)))
}
