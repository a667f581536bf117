import type { DecidePayment } from '@ticarum/contract/procedures/payments'
import { obstacleTo } from '@ticarum/contract/values/order-rules'
import { sqlOf } from '@ticarum/db/transaction'
import type { z } from 'zod'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { addEvent, dollars, tellSides } from './order-events.ts'
import { orderStateOf, readOrder } from './stored-order.ts'

export async function decidePayment(
  ctx: Context,
  { id, decision }: { id: string; decision: z.output<typeof DecidePayment> },
) {
  const payment = await ctx.tx.first(
    sqlOf.selectFrom('payments').select(['order_id', 'part', 'due_cents', 'state']).where('id', '=', id).forUpdate(),
  )
  if (!payment) return fail('NOT_FOUND')
  const order = await readOrder(ctx, payment.order_id)
  const state = obstacleTo('decidePayment', { ...orderStateOf(order), payments: [payment.state] })
  if (state) return fail('WRONG_STATE', { state })

  const why = decision.decision === 'refused' ? { reason: decision.reason } : {}
  await ctx.tx.all(
    sqlOf
      .updateTable('payments')
      .set({ state: decision.decision, reason: null, ...why, decided_by: personOf(ctx).userId, decided_at: ctx.now })
      .where('id', '=', id),
  )
  await addEvent(ctx, order, `payment_${decision.decision}`, {
    part: payment.part,
    amountCents: Number(payment.due_cents),
    ...why,
  })
  await tellSides(ctx, order, ['customer'], 'order.payment', {
    decision: decision.decision,
    amount: dollars(payment.due_cents),
    ...why,
  })
  return { done: true as const }
}
