import { obstacleTo } from '@ticarum/contract/values/order-rules'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { addEvent, tellSides } from './order-events.ts'
import { heldOrder, orderStateOf } from './stored-order.ts'

interface Input {
  id: string
  text: string
  pictureIds: string[]
}

export async function reportProblem(ctx: Context, { id, text, pictureIds }: Input) {
  const order = await heldOrder(ctx, id)
  const state = obstacleTo('reportProblem', orderStateOf(order))
  if (state) return fail('WRONG_STATE', { state })
  await ctx.tx.all(sqlOf.updateTable('orders').set({ problem_at: ctx.now }).where('id', '=', id))
  const event_id = await addEvent(ctx, order, 'problem', { text })
  if (pictureIds.length > 0) await attach(ctx, id, event_id, pictureIds)
  await tellSides(ctx, order, ['supplier', 'admin'], 'order.problem', { customer: order.customer_company, text })
  return { done: true as const }
}

/** Pictures that were uploaded for this order and belong to no report yet. */
async function attach(ctx: Context, orderId: string, event_id: string, ids: string[]): Promise<void> {
  const loose = sqlOf
    .updateTable('order_pictures')
    .set({ event_id })
    .where('id', 'in', ids)
    .where('order_id', '=', orderId)
    .where('event_id', 'is', null)
  const attached = await ctx.tx.all(loose.returning('id'))
  if (attached.length < new Set(ids).size) fail('NOT_FOUND')
}
