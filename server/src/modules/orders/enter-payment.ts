import type { Paid } from '@ticarum/contract/procedures/payments'
import type { Context } from '../../door/context.ts'
import { heldOrder } from './stored-order.ts'
import { requirePast, writePayment } from './write-payment.ts'

/** Money that came without a proof. It may come at any time: what is too much becomes a refund due. */
export async function enterPayment(ctx: Context, { id, ...paid }: Paid & { id: string }) {
  requirePast(ctx, paid)
  await writePayment(ctx, await heldOrder(ctx, id), 'received', paid)
  return { done: true as const }
}
