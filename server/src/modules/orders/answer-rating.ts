import type { AnswerRating } from '@ticarum/contract/procedures/ratings'
import { obstacleTo } from '@ticarum/contract/values/order-rules'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { tellSides } from './order-events.ts'
import { ratingRow } from './ratings.queries.ts'
import { heldOrder, orderStateOf } from './stored-order.ts'

/** One answer to each rating, which may be changed; the customer is told of the first. */
export async function answerRating(ctx: Context, { id, text, language }: AnswerRating) {
  const order = await heldOrder(ctx, id)
  const state = obstacleTo('answerRating', orderStateOf(order))
  if (state) return fail('WRONG_STATE', { state })
  const before = await ratingRow(ctx, id)
  const answered_by = personOf(ctx).userId
  const answer = { answer: text, answer_language: language, answered_by, answered_at: ctx.now }
  await ctx.tx.all(sqlOf.updateTable('ratings').set(answer).where('order_id', '=', id))
  if (!before?.answered_at)
    await tellSides(ctx, order, ['customer'], 'order.rating-answered', { supplier: order.supplier_name })
  return { done: true as const }
}
