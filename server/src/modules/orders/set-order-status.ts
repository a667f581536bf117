import type { SetStatus } from '@ticarum/contract/procedures/orders'
import { statusNeedsReason } from '@ticarum/contract/values/orders'
import { heldCents } from '@ticarum/contract/values/payments'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { addEvent, tellSides } from './order-events.ts'
import { heldOrder, orderStateOf } from './stored-order.ts'
import { standing } from './write-payment.ts'

/**
 * Any status can follow any other. Triggers move the stock and note a refund that becomes due, whoever changes the
 * status. Of what was received something can be kept once the goods were shipped.
 */
export async function setOrderStatus(
  ctx: Context,
  { id, status: to, reason, keptCents = 0 }: SetStatus & { id: string },
) {
  const order = await heldOrder(ctx, id)
  const from = order.status
  if (from === to) return { done: true as const }
  if (statusNeedsReason(from, to) && !reason) return fail('REASON_REQUIRED')
  const held = heldCents(orderStateOf(order))
  const keepable = to === 'cancelled' && order.shipped_at ? held : 0
  if (keptCents > keepable) return fail('INPUT_INVALID', { fields: { keptCents: 'tooBig' } })

  const changed = sqlOf
    .updateTable('orders')
    .set({ status: to, status_reason: reason ?? null, kept_cents: BigInt(keptCents) })
    .where('id', '=', id)
  await ctx.tx.all(changed)
  await addEvent(ctx, order, 'status', { from, to, ...(reason ? { reason } : {}) })
  await tellSides(ctx, order, ['supplier'], 'order.status', { status: to, standing: 'nothing' })
  const money = to === 'cancelled' ? standing(BigInt(keptCents - held)) : { standing: 'nothing' }
  await tellSides(ctx, order, ['customer'], 'order.status', { status: to, ...money })
  return { done: true as const }
}
