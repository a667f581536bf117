import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { heldOrder } from './stored-order.ts'
import { enteredRefund, tellOfRefund } from './waiting-refund.ts'

/** Any admin takes back a refund that waits. */
export async function withdrawRefund(ctx: Context, { id }: { id: string }) {
  const { order_id, amount_cents } = await enteredRefund(ctx, id)
  const order = await heldOrder(ctx, order_id)
  const [answer] = await ctx.tx.sql<{ decided: boolean }>('select fx.withdraw_refund($1) as decided', [id])
  if (!answer?.decided) return fail('ALREADY_DECIDED')
  await tellOfRefund(ctx, 'refund_withdrawn', order, amount_cents)
  return { done: true as const }
}
