import type { OrderState } from '@ticarum/contract/values/order-rules'
import { RATING_DAYS, type RatingState } from '@ticarum/contract/values/ratings'
import { sqlOf } from '@ticarum/db/transaction'
import { type InferResult, sql } from 'kysely'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { PROPOSED_UNTIL } from './waiting-filter.ts'

/** The columns of an order that its sides may read. */
export const orderColumns = [
  'orders.id',
  'orders.number',
  'orders.version',
  'orders.customer_id',
  'orders.supplier_id',
  'orders.customer_company',
  'orders.customer_name',
  'orders.customer_email',
  'orders.customer_phone',
  'orders.supplier_name',
  'orders.shipping_address',
  'orders.shipping_city',
  'orders.shipping_state',
  'orders.shipping_country',
  'orders.shipping_postal_code',
  'orders.port',
  'orders.notes',
  'orders.quantity',
  'orders.line_count',
  'orders.total_cents',
  'orders.deposit_cents',
  'orders.deposit_days',
  'orders.incoterm',
  'orders.basis_place',
  'orders.choices',
  'orders.sample',
  'orders.terms_version',
  'orders.money_terms',
  'orders.status',
  'orders.shipping_status',
  'orders.tracking_number',
  'orders.shipping_carrier',
  'orders.shipped_at',
  'orders.delivered_at',
  'orders.answer',
  'orders.answered_at',
  'orders.ready_on',
  'orders.received_at',
  'orders.problem_at',
  'orders.received_cents',
  'orders.refunded_cents',
  'orders.kept_cents',
  'orders.owed_cents',
  'orders.refund_due_since',
  'orders.deposit_received_at',
  'orders.balance_received_at',
  'orders.created_at',
] as const

const proofsOf = sql`from payment_entries e left join payment_entries d on d.answers = e.id and d.order_id = e.order_id
  where e.order_id = orders.id and e.kind = 'sent'`

/** Since when a proof waits, and how many were not found to be paid; row security hides them from suppliers. */
export const selectProofs = [
  sql<Date | null>`(select min(e.created_at) ${proofsOf} and d.id is null)`.as('proof_sent_at'),
  sql<number>`(select count(*)::integer ${proofsOf} and d.kind is distinct from 'received')`.as('open_proofs'),
] as const

/** Whether its supplier was rated, and whether that may still be changed. */
export const selectRating = sql<RatingState>`coalesce((select case
    when r.created_at > fx.now() - make_interval(days => ${sql.lit(RATING_DAYS)}) then 'open' else 'closed' end
  from ratings r where r.order_id = orders.id), 'none')`.as('rating')

/** The last day for the answer to a proposal that waits (decision 69). */
export const selectProposal = PROPOSED_UNTIL.as('proposal_by')

const orderById = (id: string) =>
  sqlOf
    .selectFrom('orders')
    .select(orderColumns)
    .select(selectProofs)
    .select(selectProposal)
    .select(selectRating)
    .where('orders.id', '=', id)
export type OrderRecord = InferResult<ReturnType<typeof orderById>>[number]
export type StoredOrder = Omit<OrderRecord, 'proof_sent_at' | 'open_proofs' | 'proposal_by' | 'rating'>

/** Row security limits it to orders of one's own company; admins see all. */
export async function readOrder(ctx: Context, id: string): Promise<OrderRecord> {
  return (await ctx.tx.first(orderById(id), 'order-by-id')) ?? fail('NOT_FOUND')
}

/**
 * The same, locked until the change is done. It is read after it was locked: what a waiting statement counts of other
 * tables would be older than the order itself.
 */
export async function heldOrder(ctx: Context, id: string): Promise<OrderRecord> {
  const lock = sqlOf.selectFrom('orders').select('orders.id').where('orders.id', '=', id).forUpdate()
  if (!(await ctx.tx.first(lock, 'order-held'))) fail('NOT_FOUND')
  return readOrder(ctx, id)
}

/** The state that the rules need. */
export const orderStateOf = (row: StoredOrder & Partial<OrderRecord>): OrderState => ({
  status: row.status,
  totalCents: Number(row.total_cents),
  depositCents: Number(row.deposit_cents),
  keptCents: Number(row.kept_cents),
  receivedCents: Number(row.received_cents),
  refundedCents: Number(row.refunded_cents),
  shippingStatus: row.shipping_status,
  placedAt: row.created_at,
  shippedAt: row.shipped_at,
  answer: row.answer,
  answeredAt: row.answered_at,
  readyOn: row.ready_on,
  deliveredAt: row.delivered_at,
  receivedAt: row.received_at,
  problemAt: row.problem_at,
  proofSentAt: row.proof_sent_at ?? null,
  openProofs: row.open_proofs ?? 0,
  refundDueSince: row.refund_due_since,
  proposalBy: row.proposal_by ?? null,
  rating: row.rating ?? 'none',
})
