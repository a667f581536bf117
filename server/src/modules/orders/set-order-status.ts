import type { SetStatus } from '@ticarum/contract/procedures/orders'
import { statusNeedsReason } from '@ticarum/contract/values/orders'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { addEvent, tellSides } from './order-events.ts'
import { heldOrder } from './stored-order.ts'
import { takingStock } from './write-orders.ts'

/** Any status can follow any other. A trigger moves the stock, whoever changes the status. */
export async function setOrderStatus(ctx: Context, { id, status: to, reason }: SetStatus & { id: string }) {
  const order = await heldOrder(ctx, id)
  const from = order.status
  if (from === to) return { done: true as const }
  if (statusNeedsReason(from, to) && !reason) return fail('REASON_REQUIRED')

  const changed = sqlOf
    .updateTable('orders')
    .set({ status: to, status_reason: reason ?? null })
    .where('id', '=', id)
  await takingStock(ctx.tx.all(changed))
  await addEvent(ctx, order, 'status', { from, to, ...(reason ? { reason } : {}) })
  await tellSides(ctx, order, ['customer', 'supplier'], 'order.status', { status: to })
  return { done: true as const }
}
