import type { Waiting } from '@ticarum/contract/procedures/orders'
import { dayOf, nextStep } from '@ticarum/contract/values/next-step'
import { MOST_WAITING, type WaitingKind, waitingKinds } from '@ticarum/contract/values/orders'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { orderColumns, orderStateOf } from './stored-order.ts'

interface WaitingOrder {
  id: string
  number: string
  /** the last day for it */
  by: string | null
}

/** Payments of cancelled orders are read and left out; at most this many rows are read. */
const OWED_PARTS = 4 * MOST_WAITING

/** The orders with this next step, oldest first. */
async function standing(
  ctx: Context,
  kind: Exclude<WaitingKind, 'payment' | 'proof' | 'follow_up'>,
  side?: 'customer_id' | 'supplier_id',
): Promise<WaitingOrder[]> {
  const companyId = side && companyOf(ctx)
  const oldest = sqlOf
    .selectFrom('orders')
    .select(orderColumns)
    .where('waits_for', '=', kind)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_WAITING + 1)
  const rows = await ctx.tx.all(side && companyId ? oldest.where(side, '=', companyId) : oldest)
  return rows.map((row) => ({ id: row.id, number: row.number, by: nextStep(orderStateOf(row)).by }))
}

async function owed(ctx: Context): Promise<WaitingOrder[]> {
  const parts = sqlOf
    .selectFrom('payments')
    .select('order_id')
    .where('customer_id', '=', companyOf(ctx))
    .where('state', 'in', ['due', 'refused'])
    .orderBy('created_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(OWED_PARTS)
  const orders = sqlOf
    .selectFrom(parts.as('part'))
    .innerJoin('orders', 'orders.id', 'part.order_id')
    .select(['orders.id', 'orders.number', 'orders.created_at'])
    .distinct()
    .where('orders.status', '<>', 'cancelled')
    .orderBy('orders.created_at')
    .orderBy('orders.id')
    .limit(MOST_WAITING + 1)
  return (await ctx.tx.all(orders)).map(({ id, number }) => ({ id, number, by: null }))
}

async function proofs(ctx: Context): Promise<WaitingOrder[]> {
  const sent = sqlOf
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['orders.id', 'orders.number'])
    .where('payments.state', '=', 'proof_sent')
    .orderBy('payments.created_at')
    .orderBy('payments.id')
    .limit(MOST_WAITING + 1)
  return (await ctx.tx.all(sent)).map(({ id, number }) => ({ id, number, by: null }))
}

async function followUps(ctx: Context): Promise<WaitingOrder[]> {
  const due = sqlOf
    .selectFrom('order_notes')
    .innerJoin('orders', 'orders.id', 'order_notes.order_id')
    .select(['orders.id', 'orders.number', 'order_notes.follow_up_on as by'])
    .where('order_notes.follow_up_on', '<=', dayOf(ctx.now))
    .orderBy('order_notes.follow_up_on')
    .limit(MOST_WAITING + 1)
  return ctx.tx.all(due)
}

const finds: Record<WaitingKind, (ctx: Context) => Promise<WaitingOrder[]>> = {
  receipt: (ctx) => standing(ctx, 'receipt', 'customer_id'),
  payment: owed,
  answer: (ctx) => standing(ctx, 'answer', 'supplier_id'),
  ship: (ctx) => standing(ctx, 'ship', 'supplier_id'),
  problem: (ctx) => standing(ctx, 'problem'),
  cannot_supply: (ctx) => standing(ctx, 'cannot_supply'),
  proof: proofs,
  follow_up: followUps,
  confirm: (ctx) => standing(ctx, 'confirm'),
  complete: (ctx) => standing(ctx, 'complete'),
}

const companyOf = (ctx: Context) => personOf(ctx).companyId ?? fail('FORBIDDEN')

/** What waits for the reader's side: of each kind as many as its index finds at once. */
export async function waitingOrders(ctx: Context): Promise<{ items: Waiting[] }> {
  const kinds = waitingKinds[personOf(ctx).role ?? fail('FORBIDDEN')]
  const found = await Promise.all(
    kinds.map(async (kind) => ({ kind, orders: (await finds[kind](ctx)).toSorted(soonest) })),
  )
  return {
    items: found.flatMap(({ kind, orders: [first, ...others] }) => {
      if (!first) return []
      const count = Math.min(1 + others.length, MOST_WAITING)
      return [
        { kind, count, more: others.length >= MOST_WAITING, orderId: first.id, number: first.number, by: first.by },
      ]
    }),
  }
}

/** Those without a day come last. */
const soonest = (one: WaitingOrder, other: WaitingOrder) => (one.by ?? '9').localeCompare(other.by ?? '9')
