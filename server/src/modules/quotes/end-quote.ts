import { obstacleToQuote } from '@ticarum/contract/values/quote-rules'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { heldQuote, standingOf } from './stored-quote.ts'

async function endQuote(
  ctx: Context,
  id: string,
  action: 'withdraw' | 'decline',
  ended: { state: 'withdrawn' } | { state: 'declined'; reason: string },
) {
  const obstacle = obstacleToQuote(action, standingOf(await heldQuote(ctx, id)), ctx.now)
  if (obstacle) return fail('WRONG_STATE', { state: obstacle })
  await ctx.tx.all(sqlOf.updateTable('quotes').set(ended).where('id', '=', id))
  ctx.wakeWorker()
  return { done: true as const }
}

export const withdrawQuote = (ctx: Context, { id }: { id: string }) =>
  endQuote(ctx, id, 'withdraw', { state: 'withdrawn' })

export const declineQuote = (ctx: Context, { id, reason }: { id: string; reason: string }) =>
  endQuote(ctx, id, 'decline', { state: 'declined', reason })
