import type { DecidePayment } from '@ticarum/contract/procedures/payments'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { addEvent, dollars, tellSides } from './order-events.ts'
import { heldOrder, type OrderRecord } from './stored-order.ts'
import { keysOf, standing, writePayment } from './write-payment.ts'

const sentEntry = (id: string) =>
  sqlOf
    .selectFrom('payment_entries as sent')
    .leftJoin('payment_entries as decided', 'decided.answers', 'sent.id')
    .select(['sent.id', 'sent.order_id', 'sent.amount_cents', 'sent.way', 'sent.reference', 'sent.paid_on'])
    .select('decided.kind as decision')
    .where('sent.id', '=', id)
    .where('sent.kind', '=', 'sent')

/** The desk says how much of a payment has come, also for a cancelled order, or refuses its proof. */
export async function decidePayment(ctx: Context, { id, decision }: { id: string; decision: DecidePayment }) {
  const found = await ctx.tx.first(sentEntry(id))
  if (!found) return fail('NOT_FOUND')
  const order = await heldOrder(ctx, found.order_id)
  const sent = (await ctx.tx.first(sentEntry(id))) ?? found // somebody may have decided before the order was held
  if (sent.decision) return fail('WRONG_STATE', { state: sent.decision })

  if (decision.decision === 'refused') await refuseProof(ctx, order, sent, decision.reason)
  else {
    const { way, reference, paid_on: paidOn } = sent
    if (!way || !paidOn) throw new Error('a proof that was sent has a way and a day')
    const amountCents = decision.amountCents ?? Number(sent.amount_cents)
    await writePayment(ctx, order, 'received', { amountCents, way, reference, paidOn, answers: id })
  }
  return { done: true as const }
}

async function refuseProof(
  ctx: Context,
  order: OrderRecord,
  { id, amount_cents }: { id: string; amount_cents: bigint },
  reason: string,
): Promise<void> {
  await ctx.tx.all(
    sqlOf.insertInto('payment_entries').values({
      ...keysOf(order),
      id: ctx.newId(),
      kind: 'refused',
      amount_cents,
      reason,
      answers: id,
      made_by: personOf(ctx).userId,
      created_at: ctx.now,
    }),
  )
  await addEvent(ctx, order, 'payment_refused', { amountCents: Number(amount_cents), reason })
  await tellSides(ctx, order, ['customer'], 'order.payment', {
    decision: 'refused',
    amount: dollars(amount_cents),
    reason,
    ...standing(order.owed_cents),
  })
}
