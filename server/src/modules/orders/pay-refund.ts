import type { Paid } from '@ticarum/contract/procedures/payments'
import { obstacleTo } from '@ticarum/contract/values/order-rules'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { heldOrder, orderStateOf } from './stored-order.ts'
import { proposeRefund, waitingRefundOf } from './waiting-refund.ts'
import { requirePast, writePayment } from './write-payment.ts'

/** A refund that was paid, all or a part of what is due. Over an amount it waits for a second admin (decision 53). */
export async function payRefund(ctx: Context, { id, ...paid }: Paid & { id: string }) {
  requirePast(ctx, paid)
  const order = await heldOrder(ctx, id)
  const state = obstacleTo('payRefund', orderStateOf(order))
  if (state) return fail('WRONG_STATE', { state })
  // What waits may be all that is due: it is confirmed or taken back first.
  if (await waitingRefundOf(ctx, id)) return fail('WRONG_STATE', { state: 'refund_waits' })
  if (BigInt(paid.amountCents) > -order.owed_cents) return fail('INPUT_INVALID', { fields: { amountCents: 'tooBig' } })

  const [answer] = await ctx.tx.sql<{ waits: boolean }>('select fx.refund_needs_second($1, $2) as waits', [
    id,
    paid.amountCents,
  ])
  const waits = answer?.waits ?? true
  if (waits) await proposeRefund(ctx, order, paid)
  else await writePayment(ctx, order, 'refunded', paid)
  return { done: true as const, waits }
}
