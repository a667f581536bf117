import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { storedFeedback } from './stored-feedback.ts'

/** An admin puts approved feedback on the home page; its author must have agreed. */
export async function showFeedback(ctx: Context, { id }: { id: string }) {
  const { status } = await storedFeedback(ctx, id)
  const [answer] = await ctx.tx.sql<{ shown: boolean }>('select fx.show_feedback($1) as shown', [id])
  if (!answer?.shown) return fail('WRONG_STATE', { state: status })
  return { done: true as const }
}

export async function hideFeedback(ctx: Context, { id }: { id: string }) {
  await storedFeedback(ctx, id)
  await ctx.tx.all(sqlOf.deleteFrom('voices').where('id', '=', id))
  return { done: true as const }
}
