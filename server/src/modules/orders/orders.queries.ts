import type { FindOrders } from '@ticarum/contract/procedures/orders'
import { MOST_MATCHING } from '@ticarum/contract/values/bulk-acts'
import type { OrderStatus, PaymentStage } from '@ticarum/contract/values/orders'
import { sqlOf } from '@ticarum/db/transaction'
import { type AliasedExpression, type InferResult, sql } from 'kysely'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { keysetPage, positionOf } from '../../platform/keyset.ts'
import { searchQuery } from '../../platform/search-query.ts'
import { ordersWithoutContact } from './orders-without-contact.ts'
import { presentRow } from './present-row.ts'
import { orderColumns, type StoredOrder, selectProofs, selectProposal, selectRating } from './stored-order.ts'
import { lateFilter, waitingFilter } from './waiting-filter.ts'

/** Orders with these words in their number, tracking number, sides or goods; undefined if nothing is searched for. */
function searchOf(q: string | undefined) {
  const query = searchQuery(q)
  return query ? sql<boolean>`orders.id in (select fx.search_desk('orders', ${query}))` : undefined
}

type Side = 'customer_id' | 'supplier_id'
type Position = ReturnType<typeof positionOf>

/** The orders of one company, from a position on. */
export const sideFrom = (side: Side, companyId: string, status: OrderStatus | undefined, position: Position) =>
  sqlOf
    .selectFrom('orders')
    .where(`orders.${side}`, '=', companyId)
    .$if(status !== undefined, (query) => query.where('orders.status', '=', status ?? 'pending'))
    .$if(position !== undefined, (query) =>
      query.where(sql<boolean>`(orders.created_at, orders.id) < (${position?.at}, ${position?.id})`),
    )
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')

const sidePage = (role: 'customer' | 'supplier', companyId: string, { status, waitsFor, after, limit }: FindOrders) =>
  sideFrom(`${role}_id`, companyId, status, positionOf(after))
    .$if(waitsFor !== undefined, (query) => query.where(waitingFilter({ role, companyId }, waitsFor ?? 'follow_up')))
    .select(orderColumns)
    .limit(limit + 1)

/** What waits for this supplier and whose day has passed, the oldest first. */
function lateOfSupplier(companyId: string, { after, limit }: FindOrders) {
  const position = positionOf(after)
  return sqlOf
    .selectFrom('orders')
    .select(orderColumns)
    .where(lateFilter({ role: 'supplier', companyId }))
    .$if(position !== undefined, (query) =>
      query.where(sql<boolean>`(orders.created_at, orders.id) > (${position?.at}, ${position?.id})`),
    )
    .orderBy('orders.created_at')
    .orderBy('orders.id')
    .limit(limit + 1)
}

export type OrderFilter = Omit<FindOrders, 'after' | 'limit' | 'language'>

/** The orders that an admin's list selects. */
export function selectedOrders(filter: OrderFilter) {
  const { status, q, assigneeId, supplierId, customerId, payment, port, late, waitsFor } = filter
  const search = searchOf(q)
  return sqlOf
    .selectFrom('orders')
    .leftJoin('order_notes', 'order_notes.order_id', 'orders.id')
    .$if(status !== undefined, (query) => query.where('orders.status', '=', status ?? 'pending'))
    .$if(search !== undefined, (query) => query.where(search ?? sql<boolean>`true`))
    .$if(supplierId !== undefined, (query) => query.where('orders.supplier_id', '=', supplierId ?? ''))
    .$if(customerId !== undefined, (query) => query.where('orders.customer_id', '=', customerId ?? ''))
    .$if(assigneeId !== undefined, (query) => query.where('order_notes.assignee_id', '=', assigneeId ?? ''))
    .$if(payment !== undefined, (query) => query.where('orders.payment_stage', '=', payment ?? 'paid'))
    .$if(port !== undefined, (query) => query.where('orders.port', '=', port ?? ''))
    .$if(late !== undefined, (query) => query.where(lateFilter({ role: 'admin', companyId: null })))
    .$if(waitsFor !== undefined, (query) =>
      query.where(waitingFilter({ role: 'admin', companyId: null }, waitsFor ?? 'follow_up')),
    )
}

/**
 * The columns that each list is ordered by. Lists by assignee or follow-up go by the notes' own copy of the order's
 * time, because their indexes have the assignee or day first and then that time; late orders go by how late they are.
 */
function placeOf({ late, assigneeId, waitsFor }: OrderFilter) {
  if (late) return { at: 'orders.due_on', id: 'orders.id', direction: 'asc' } as const
  return assigneeId || waitsFor === 'follow_up'
    ? ({ at: 'order_notes.ordered_at', id: 'order_notes.order_id', direction: 'desc' } as const)
    : ({ at: 'orders.created_at', id: 'orders.id', direction: 'desc' } as const)
}

/** What a list selects, from a position on. */
export function selectedFrom(filter: OrderFilter, position: Position) {
  const { at, id, direction } = placeOf(filter)
  const [place, further] = [sql.raw(`${at}, ${id}`), sql.raw(direction === 'asc' ? '>' : '<')]
  return selectedOrders(filter)
    .$if(position !== undefined, (query) =>
      query.where(sql<boolean>`(${place}) ${further} (${position?.at}, ${position?.id})`),
    )
    .orderBy(at, direction)
    .orderBy(id, direction)
}

const deskPage = ({ after, limit, ...filter }: FindOrders) =>
  selectedFrom(filter, positionOf(after))
    .select(orderColumns)
    .select(['orders.payment_stage', 'orders.due_on'])
    .limit(limit + 1)

const sortings = {
  newest: { at: 'orders.created_at', direction: 'desc' },
  oldest: { at: 'orders.created_at', direction: 'asc' },
  latest: { at: 'orders.due_on', direction: 'asc' },
} as const

/** With the first line of each order. The page is selected first, so that no more rows are joined than are shown. */
const rowsOf = (page: AliasedExpression<StoredOrder, 'orders'>, sorted: keyof typeof sortings = 'newest') =>
  sqlOf
    .selectFrom(page)
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.order_id', '=', 'orders.id')
        .onRef('order_lines.customer_id', '=', 'orders.customer_id')
        .onRef('order_lines.supplier_id', '=', 'orders.supplier_id')
        .onRef('order_lines.version', '=', 'orders.version')
        .on('order_lines.position', '=', sql.lit(0)),
    )
    .select(orderColumns)
    .select(selectProofs)
    .select(selectProposal)
    .select(selectRating)
    .select([
      'order_lines.product_id',
      'order_lines.names',
      'order_lines.original_language',
      'order_lines.unit',
      'order_lines.unit_price_cents',
      'order_lines.quantity as first_quantity',
      'order_lines.image',
    ])
    .orderBy(sql.ref(sortings[sorted].at), sortings[sorted].direction)
    .orderBy('orders.id', sortings[sorted].direction)

const deskRowsOf = (page: AliasedExpression<StoredOrder, 'orders'>, late: boolean) =>
  rowsOf(page, late ? 'latest' : 'newest')
    .leftJoin('order_notes', 'order_notes.order_id', 'orders.id')
    .leftJoin('people as assignee', 'assignee.id', 'order_notes.assignee_id')
    .select([
      sql<PaymentStage>`orders.payment_stage`.as('payment_stage'),
      sql<string | null>`orders.due_on`.as('due_on'),
      'order_notes.assignee_id',
      'order_notes.follow_up_on',
      'order_notes.notes as desk_notes',
      'assignee.full_name as assignee_name',
    ])

type SideRow = InferResult<ReturnType<typeof rowsOf>>[number]
export type ListedOrder = SideRow & Partial<Omit<InferResult<ReturnType<typeof deskRowsOf>>[number], keyof SideRow>>

/** Newest first, or late orders by how late they are: of one's own company, or for an admin of all. */
export async function listOrders(ctx: Context, find: FindOrders) {
  const { role, companyId } = personOf(ctx)
  if (!role) return fail('FORBIDDEN')
  const late = role === 'admin' && find.late !== undefined
  const present = async (found: ListedOrder[]) => {
    const hidden = await ordersWithoutContact(
      ctx,
      found.map(({ id }) => id),
    )
    return keysetPage(
      found,
      find.limit,
      (row) => presentRow(row, { role, language: find.language, hidden, now: ctx.now }),
      (row) => (late && row.due_on ? new Date(row.due_on) : row.created_at),
    )
  }
  if (role === 'admin') return present(await ctx.tx.all(deskRowsOf(deskPage(find).as('orders'), late)))
  const company = companyId ?? fail('FORBIDDEN')
  if (role === 'supplier' && find.late)
    return present(await ctx.tx.all(rowsOf(lateOfSupplier(company, find).as('orders'), 'oldest')))
  return present(await ctx.tx.all(rowsOf(sidePage(role, company, find).as('orders'))))
}

/** What a list shows on all its pages. */
export async function matchingOrders(ctx: Context, filter: OrderFilter) {
  const found = await ctx.tx.all(
    selectedFrom(filter, undefined)
      .select('orders.id')
      .limit(MOST_MATCHING + 1),
  )
  return { ids: found.slice(0, MOST_MATCHING).map(({ id }) => id), more: found.length > MOST_MATCHING }
}
