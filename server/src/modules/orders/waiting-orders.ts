import type { Waiting } from '@ticarum/contract/procedures/orders'
import { nextStep, settledBy } from '@ticarum/contract/values/next-step'
import { MOST_WAITING, type WaitingKind, waitingKinds } from '@ticarum/contract/values/orders'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { type OrderRecord, orderColumns, orderStateOf, type StoredOrder, selectProposal } from './stored-order.ts'
import { type OrderReader, waitingFilter } from './waiting-filter.ts'

interface WaitingOrder {
  id: string
  number: string
  /** the last day for it */
  by: string | null
}

/** The orders that wait for this, oldest first. */
async function oldestOf(
  ctx: Context,
  reader: OrderReader,
  kind: Exclude<WaitingKind, 'follow_up'>,
): Promise<WaitingOrder[]> {
  const oldest = sqlOf
    .selectFrom('orders')
    .select(orderColumns)
    .select(selectProposal)
    .where(waitingFilter(reader, kind))
    .orderBy('orders.created_at')
    .orderBy('orders.id')
    .limit(MOST_WAITING + 1)
  return (await ctx.tx.all(oldest)).map((row) => ({ id: row.id, number: row.number, by: dayFor(kind, row) }))
}

/** The last day for it. Payments go on beside the order's next step, and nobody promised a day for all of them. */
function dayFor(kind: WaitingKind, row: StoredOrder & Pick<OrderRecord, 'proposal_by'>): string | null {
  if (kind === 'payment' || kind === 'proof') return null
  if (kind === 'refund') return settledBy(row.refund_due_since)
  return nextStep({ ...orderStateOf(row), refundDueSince: null }).by
}

/** Those whose day came first, first. */
async function followUps(ctx: Context, reader: OrderReader): Promise<WaitingOrder[]> {
  const due = sqlOf
    .selectFrom('order_notes')
    .innerJoin('orders', 'orders.id', 'order_notes.order_id')
    .select(['orders.id', 'orders.number', 'order_notes.follow_up_on as by'])
    .where(waitingFilter(reader, 'follow_up'))
    .orderBy('order_notes.follow_up_on')
    .limit(MOST_WAITING + 1)
  return ctx.tx.all(due)
}

/** What waits for the reader's side: of each kind as many as its index finds at once. */
export async function waitingOrders(ctx: Context): Promise<{ items: Waiting[] }> {
  const { role, companyId } = personOf(ctx)
  const reader = {
    role: role ?? fail('FORBIDDEN'),
    companyId: role === 'admin' ? null : (companyId ?? fail('FORBIDDEN')),
  }
  const kinds: readonly WaitingKind[] = waitingKinds[reader.role]
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const orders = kind === 'follow_up' ? await followUps(ctx, reader) : await oldestOf(ctx, reader, kind)
      return { kind, orders: orders.toSorted(soonest) }
    }),
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
