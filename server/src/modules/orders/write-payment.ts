import type { Paid } from '@ticarum/contract/procedures/payments'
import { standingOf } from '@ticarum/contract/values/payments'
import { dayOf } from '@ticarum/contract/values/working-days'
import { sqlOf } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { addEvent, dollars, tellSides } from './order-events.ts'
import type { OrderRecord } from './stored-order.ts'

const numbered = {
  received: sql<string>`'RC-' || nextval('receipt_numbers')`,
  refunded: sql<string>`'RF-' || nextval('refund_numbers')`,
}

export const keysOf = (order: Pick<OrderRecord, 'id' | 'customer_id' | 'supplier_id'>) => ({
  order_id: order.id,
  customer_id: order.customer_id,
  supplier_id: order.supplier_id,
})

/** Refuses a day that has not come. */
export function requirePast(ctx: Context, { paidOn }: Pick<Paid, 'paidOn'>): void {
  if (paidOn > dayOf(ctx.now)) fail('INPUT_INVALID', { fields: { paidOn: 'tooBig' } })
}

/** Writes what was received or refunded, with the number of its paper, and tells the customer what is owed now. */
export async function writePayment(
  ctx: Context,
  order: OrderRecord,
  kind: 'received' | 'refunded',
  paid: Omit<Paid, 'reference'> & { reference: string | null; answers?: string; confirms?: string },
): Promise<void> {
  const cents = BigInt(paid.amountCents)
  const owed = kind === 'received' ? order.owed_cents - cents : order.owed_cents + cents
  const written = await ctx.tx.first(
    sqlOf
      .insertInto('payment_entries')
      .values({
        ...keysOf(order),
        id: ctx.newId(),
        kind,
        amount_cents: cents,
        way: paid.way,
        reference: paid.reference,
        paid_on: paid.paidOn,
        answers: paid.answers ?? null,
        confirms: paid.confirms ?? null,
        number: numbered[kind],
        owed_after_cents: owed,
        made_by: personOf(ctx).userId,
        created_at: ctx.now,
      })
      .returning('number'),
  )
  await addEvent(ctx, order, `payment_${kind}`, { amountCents: paid.amountCents })
  await tellSides(ctx, order, ['customer'], 'order.payment', {
    decision: kind,
    amount: dollars(cents),
    receipt: written?.number ?? '',
    ...standing(owed),
  })
}

/** What is owed, as the customer's e-mail says it. */
export const standing = (owed: bigint) => ({
  standing: standingOf(Number(owed)),
  owed: dollars(owed < 0n ? -owed : owed),
})
