import type { Paid } from '@ticarum/contract/procedures/payments'
import { obstacleTo } from '@ticarum/contract/values/order-rules'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { heldOrder, orderStateOf } from './stored-order.ts'
import { requirePast, writePayment } from './write-payment.ts'

/** A refund that was paid, all or a part of what is due. */
export async function payRefund(ctx: Context, { id, ...paid }: Paid & { id: string }) {
  requirePast(ctx, paid)
  const order = await heldOrder(ctx, id)
  const state = obstacleTo('payRefund', orderStateOf(order))
  if (state) return fail('WRONG_STATE', { state })
  if (BigInt(paid.amountCents) > -order.owed_cents) return fail('INPUT_INVALID', { fields: { amountCents: 'tooBig' } })

  await writePayment(ctx, order, 'refunded', paid)
  return { done: true as const }
}
