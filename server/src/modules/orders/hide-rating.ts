import type { HideRating, ShowRating } from '@ticarum/contract/procedures/ratings'
import { obstacleTo } from '@ticarum/contract/values/order-rules'
import type { RatingPart } from '@ticarum/contract/values/ratings'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { heldOrder, orderStateOf } from './stored-order.ts'

/** The desk hides words that break the rules; both sides read why, and the stars stay counted. */
export async function hideRating(ctx: Context, { id, part, reason }: HideRating) {
  return setHidden(ctx, id, part, reason)
}

export async function showRating(ctx: Context, { id, part }: ShowRating) {
  return setHidden(ctx, id, part, null)
}

async function setHidden(ctx: Context, id: string, part: RatingPart, reason: string | null) {
  const state = obstacleTo('hideRating', orderStateOf(await heldOrder(ctx, id)))
  if (state) return fail('WRONG_STATE', { state })
  const hidden = part === 'words' ? { words_hidden: reason } : { answer_hidden: reason }
  await ctx.tx.all(sqlOf.updateTable('ratings').set(hidden).where('order_id', '=', id))
  return { done: true as const }
}
