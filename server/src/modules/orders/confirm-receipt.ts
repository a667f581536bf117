import { obstacleTo, receiptIsEarly } from '@ticarum/contract/values/order-rules'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { addEvent, tellSides } from './order-events.ts'
import { heldOrder, orderStateOf } from './stored-order.ts'

export async function confirmReceipt(ctx: Context, { id, early }: { id: string; early?: true | undefined }) {
  const order = await heldOrder(ctx, id)
  const held = orderStateOf(order)
  const state = obstacleTo('confirmReceipt', held) ?? (receiptIsEarly(held) && !early ? held.shippingStatus : undefined)
  if (state) return fail('WRONG_STATE', { state })
  await ctx.tx.all(sqlOf.updateTable('orders').set({ received_at: ctx.now }).where('id', '=', id))
  await addEvent(ctx, order, 'received')
  await tellSides(ctx, order, ['supplier', 'admin'], 'order.received', { customer: order.customer_company })
  return { done: true as const }
}
