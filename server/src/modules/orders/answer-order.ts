import type { AnswerOrder } from '@ticarum/contract/procedures/orders'
import { isReadyDay, obstacleTo } from '@ticarum/contract/values/order-rules'
import { sqlOf } from '@ticarum/db/transaction'
import type { z } from 'zod'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { addEvent, tellSides } from './order-events.ts'
import { heldOrder, orderStateOf } from './stored-order.ts'

/** The supplier's answer to an order; the last one counts (D40). */
export async function answerOrder(ctx: Context, { id, answer }: { id: string; answer: z.output<typeof AnswerOrder> }) {
  const order = await heldOrder(ctx, id)
  const state = obstacleTo('answer', orderStateOf(order))
  if (state) return fail('WRONG_STATE', { state })

  const delivers = answer.answer === 'can_deliver'
  if (delivers && !isReadyDay(answer.readyOn, ctx.now))
    return fail('INPUT_INVALID', { fields: { 'answer.readyOn': 'tooSmall' } })
  const ready_on = delivers ? answer.readyOn : null
  await ctx.tx.all(
    sqlOf.updateTable('orders').set({ answer: answer.answer, answered_at: ctx.now, ready_on }).where('id', '=', id),
  )
  const details = delivers
    ? { readyOn: answer.readyOn, ...(answer.text ? { text: answer.text } : {}) }
    : { reason: answer.reason }
  await addEvent(ctx, order, answer.answer, details)
  const said = delivers ? { readyOn: answer.readyOn } : { reason: answer.reason }
  await tellSides(ctx, order, delivers ? ['customer'] : ['customer', 'admin'], 'order.answered', {
    supplier: order.supplier_name,
    answer: answer.answer,
    ...said,
  })
  return { done: true as const }
}
