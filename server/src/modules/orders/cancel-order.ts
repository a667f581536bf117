import { obstacleTo } from '@ticarum/contract/values/order-rules'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { addEvent, tellSides } from './order-events.ts'
import { heldOrder, orderStateOf } from './stored-order.ts'

/** A customer cancels a pending order; its stock returns in the same transaction. */
export async function cancelOrder(ctx: Context, { id }: { id: string }) {
  const order = await heldOrder(ctx, id)
  const state = obstacleTo('cancel', orderStateOf(order))
  if (state) return fail('CANCEL_REFUSED', { state })

  await ctx.tx.all(sqlOf.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', id))
  await addEvent(ctx, order, 'cancelled')
  await tellSides(ctx, order, ['supplier'], 'order.cancelled', { customer: order.customer_company })
  return { done: true as const }
}
