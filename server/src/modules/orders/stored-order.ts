import type { OrderState } from '@ticarum/contract/values/order-rules'
import type { PaymentState } from '@ticarum/contract/values/orders'
import { sqlOf } from '@ticarum/db/transaction'
import { type InferResult, sql } from 'kysely'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

/** The columns of an order that its sides may read. */
export const orderColumns = [
  'orders.id',
  'orders.number',
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
  'orders.incoterm',
  'orders.basis_place',
  'orders.terms_version',
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
  'orders.created_at',
] as const

/** States of the payments; row security hides them from suppliers. */
export const selectPaymentStates = sql<
  PaymentState[]
>`array(select p.state from payments p where p.order_id = orders.id)`.as('payment_states')

const orderById = (id: string) =>
  sqlOf.selectFrom('orders').select(orderColumns).select(selectPaymentStates).where('orders.id', '=', id)
export type OrderRecord = InferResult<ReturnType<typeof orderById>>[number]
export type StoredOrder = Omit<OrderRecord, 'payment_states'>

/** Row security limits it to orders of one's own company; admins see all. */
export async function readOrder(ctx: Context, id: string): Promise<OrderRecord> {
  return (await ctx.tx.first(orderById(id), 'order-by-id')) ?? fail('NOT_FOUND')
}

/** The same, locked until the change is done. */
export async function heldOrder(ctx: Context, id: string): Promise<OrderRecord> {
  return (await ctx.tx.first(orderById(id).forUpdate(), 'order-held')) ?? fail('NOT_FOUND')
}

/** The state that the rules need. */
export const orderStateOf = (
  row: StoredOrder & Partial<OrderRecord> & { proof_sent_at?: Date | null },
): OrderState => ({
  status: row.status,
  shippingStatus: row.shipping_status,
  placedAt: row.created_at,
  shippedAt: row.shipped_at,
  answer: row.answer,
  answeredAt: row.answered_at,
  readyOn: row.ready_on,
  deliveredAt: row.delivered_at,
  receivedAt: row.received_at,
  problemAt: row.problem_at,
  payments: row.payment_states ?? [],
  proofSentAt: row.proof_sent_at ?? null,
})
