import type { WaitingRefund } from '@ticarum/contract/procedures/order-shapes'
import type { Paid } from '@ticarum/contract/procedures/payments'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { tellAdmins } from '../../platform/effects.ts'
import { dollars } from './order-events.ts'
import type { OrderRecord } from './stored-order.ts'

const refunds = sqlOf
  .selectFrom('waiting_refunds as refund')
  .leftJoin('people', 'people.id', 'refund.proposed_by')
  .select(['refund.id', 'refund.order_id', 'refund.amount_cents', 'refund.way', 'refund.reference', 'refund.paid_on'])
  .select(['refund.state', 'refund.created_at', 'refund.due_at', 'people.full_name'])
  .select(sql<boolean>`fx.may_confirm_refund(refund.id)`.as('may_confirm'))

/** The refund of an order that waits for a second admin; only admins can ask. */
export async function waitingRefundOf(ctx: Context, orderId: string): Promise<WaitingRefund | null> {
  const row = await ctx.tx.first(refunds.where('refund.order_id', '=', orderId).where('refund.state', '=', 'waiting'))
  return row
    ? {
        id: row.id,
        amountCents: Number(row.amount_cents),
        way: row.way,
        reference: row.reference,
        paidOn: row.paid_on,
        proposedBy: row.full_name ?? '',
        proposedAt: row.created_at.toISOString(),
        dueAt: row.due_at?.toISOString() ?? null,
        mayConfirm: row.may_confirm,
      }
    : null
}

/** A refund that was entered, whatever became of it. */
export const enteredRefund = async (ctx: Context, id: string) =>
  (await ctx.tx.first(refunds.where('refund.id', '=', id))) ?? fail('NOT_FOUND')

/** The customer learns nothing of it, and the order has no event, until it is confirmed. */
export async function proposeRefund(ctx: Context, order: OrderRecord, paid: Paid): Promise<void> {
  await ctx.tx.sql('select fx.propose_refund($1, $2, $3, $4, $5, $6)', [
    ctx.newId(),
    order.id,
    paid.amountCents,
    paid.way,
    paid.reference,
    paid.paidOn,
  ])
  await tellOfRefund(ctx, 'refund_proposed', order, BigInt(paid.amountCents))
}

export const tellOfRefund = (
  ctx: Context,
  act: 'refund_proposed' | 'refund_confirmed' | 'refund_withdrawn',
  order: Pick<OrderRecord, 'id' | 'number'>,
  cents: bigint,
) => tellAdmins(ctx, act, { name: `${dollars(cents)}, ${order.number}`, orderId: order.id })
