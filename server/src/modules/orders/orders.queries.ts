import type { FindOrders } from '@ticarum/contract/procedures/orders'
import { sqlOf } from '@ticarum/db/transaction'
import { type AliasedExpression, type InferResult, sql } from 'kysely'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { keysetPage, positionOf } from '../../platform/keyset.ts'
import { searchQuery } from '../../platform/search-query.ts'
import { ordersWithoutContact } from './orders-without-contact.ts'
import { presentRow } from './present-row.ts'
import { orderColumns, type StoredOrder, selectPaymentStates } from './stored-order.ts'
import { waitingFilter } from './waiting-filter.ts'

/** Orders with these words in their number, sides or goods; undefined if nothing is searched for. */
export function searchOf(q: string | undefined) {
  const query = searchQuery(q)
  return query ? sql<boolean>`orders.search @@ to_tsquery('simple', ${query})` : undefined
}

/** The orders of one company. */
function sidePage(ctx: Context, side: 'customer_id' | 'supplier_id', companyId: string, find: FindOrders) {
  const { status, waitsFor, after, limit } = find
  const position = positionOf(after)
  return sqlOf
    .selectFrom('orders')
    .select(orderColumns)
    .where(`orders.${side}`, '=', companyId)
    .$if(waitsFor !== undefined, (query) => query.where(waitingFilter(ctx, waitsFor ?? 'follow_up')))
    .$if(status !== undefined, (query) => query.where('orders.status', '=', status ?? 'pending'))
    .$if(position !== undefined, (query) =>
      query.where(sql<boolean>`(orders.created_at, orders.id) < (${position?.at}, ${position?.id})`),
    )
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(limit + 1)
}

/**
 * All orders. Lists by assignee or follow-up are paged by the notes' own copy of the order's time, because their
 * indexes have the assignee or day first and then that time.
 */
function deskPage(ctx: Context, find: FindOrders) {
  const { status, q, assigneeId, supplierId, customerId, waitsFor, after, limit } = find
  const position = positionOf(after)
  const search = searchOf(q)
  const noted = assigneeId !== undefined || waitsFor === 'follow_up'
  const place = sql.raw(noted ? 'order_notes.ordered_at, order_notes.order_id' : 'orders.created_at, orders.id')
  return sqlOf
    .selectFrom('orders')
    .leftJoin('order_notes', 'order_notes.order_id', 'orders.id')
    .select(orderColumns)
    .$if(status !== undefined, (query) => query.where('orders.status', '=', status ?? 'pending'))
    .$if(search !== undefined, (query) => query.where(search ?? sql<boolean>`true`))
    .$if(supplierId !== undefined, (query) => query.where('orders.supplier_id', '=', supplierId ?? ''))
    .$if(customerId !== undefined, (query) => query.where('orders.customer_id', '=', customerId ?? ''))
    .$if(assigneeId !== undefined, (query) => query.where('order_notes.assignee_id', '=', assigneeId ?? ''))
    .$if(waitsFor !== undefined, (query) => query.where(waitingFilter(ctx, waitsFor ?? 'follow_up')))
    .$if(position !== undefined, (query) => query.where(sql<boolean>`(${place}) < (${position?.at}, ${position?.id})`))
    .orderBy(noted ? 'order_notes.ordered_at' : 'orders.created_at', 'desc')
    .orderBy(noted ? 'order_notes.order_id' : 'orders.id', 'desc')
    .limit(limit + 1)
}

/** With the first line of each order. The page is selected first, so that no more rows are joined than are shown. */
const rowsOf = (page: AliasedExpression<StoredOrder, 'orders'>) =>
  sqlOf
    .selectFrom(page)
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.order_id', '=', 'orders.id')
        .onRef('order_lines.customer_id', '=', 'orders.customer_id')
        .onRef('order_lines.supplier_id', '=', 'orders.supplier_id')
        .on('order_lines.position', '=', sql.lit(0)),
    )
    .select(orderColumns)
    .select(selectPaymentStates)
    .select([
      'order_lines.product_id',
      'order_lines.names',
      'order_lines.original_language',
      'order_lines.unit',
      'order_lines.unit_price_cents',
      'order_lines.quantity as first_quantity',
      'order_lines.image',
    ])
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')

const deskRowsOf = (page: AliasedExpression<StoredOrder, 'orders'>) =>
  rowsOf(page)
    .leftJoin('order_notes', 'order_notes.order_id', 'orders.id')
    .leftJoin('people as assignee', 'assignee.id', 'order_notes.assignee_id')
    .select([
      'order_notes.assignee_id',
      'order_notes.follow_up_on',
      'order_notes.notes as desk_notes',
      'assignee.full_name as assignee_name',
    ])

type SideRow = InferResult<ReturnType<typeof rowsOf>>[number]
export type ListedOrder = SideRow & Partial<Omit<InferResult<ReturnType<typeof deskRowsOf>>[number], keyof SideRow>>

/** Newest first: of one's own company, or for an admin of all. */
export async function listOrders(ctx: Context, find: FindOrders) {
  const { role, companyId } = personOf(ctx)
  if (!role) return fail('FORBIDDEN')
  const present = async (found: ListedOrder[]) => {
    const hidden = await ordersWithoutContact(
      ctx,
      found.map(({ id }) => id),
    )
    return keysetPage(found, find.limit, (row) => presentRow(row, role, find.language, hidden))
  }
  if (role === 'admin') return present(await ctx.tx.all(deskRowsOf(deskPage(ctx, find).as('orders'))))
  const side = role === 'customer' ? 'customer_id' : 'supplier_id'
  return present(await ctx.tx.all(rowsOf(sidePage(ctx, side, companyId ?? fail('FORBIDDEN'), find).as('orders'))))
}
