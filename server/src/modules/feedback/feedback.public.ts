import type { FeedbackEntry } from '@ticarum/contract/procedures/feedback'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'

/** The mean of all ratings, for admins; null while there are none. */
export async function averageRating(ctx: Pick<Context, 'tx'>): Promise<number | null> {
  const mean = await ctx.tx.first(
    sqlOf.selectFrom('feedback').select((of) => of.cast<number | null>(of.fn.avg('rating'), 'float8').as('rating')),
  )
  return mean?.rating ?? null
}

type FeedbackWords = Pick<FeedbackEntry, 'id' | 'message' | 'rating' | 'role' | 'status'>

/** What somebody said of the site, for admins. */
export const feedbackWords = (ctx: Context, id: string): Promise<FeedbackWords | undefined> =>
  ctx.tx.first(
    sqlOf
      .selectFrom('feedback')
      .select(['id', 'message', 'rating', 'user_role as role', 'status'])
      .where('id', '=', id),
  )
