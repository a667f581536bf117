import { obstacleTo } from '@ticarum/contract/values/order-rules'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { heldOrder, orderStateOf } from './stored-order.ts'
import { enteredRefund, tellOfRefund } from './waiting-refund.ts'
import { writePayment } from './write-payment.ts'

/** A second admin confirms a refund that waits. What is due is asked anew: the order may have changed since. */
export async function confirmRefund(ctx: Context, { id }: { id: string }) {
  const { order_id } = await enteredRefund(ctx, id)
  const order = await heldOrder(ctx, order_id)
  const refund = await enteredRefund(ctx, id) // somebody may have decided before the order was held
  if (refund.state !== 'waiting') return fail('ALREADY_DECIDED')
  if (!refund.may_confirm) return fail('FORBIDDEN')
  const state = obstacleTo('payRefund', orderStateOf(order))
  if (state) return fail('WRONG_STATE', { state })
  if (refund.amount_cents > -order.owed_cents) return fail('WRONG_STATE', { state: 'less_due' })

  await writePayment(ctx, order, 'refunded', {
    amountCents: Number(refund.amount_cents),
    way: refund.way,
    reference: refund.reference,
    paidOn: refund.paid_on,
    confirms: id,
  })
  await tellOfRefund(ctx, 'refund_confirmed', order, refund.amount_cents)
  return { done: true as const }
}
