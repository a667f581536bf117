import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'

/** The mean of all ratings, for admins; null while there are none. */
export async function averageRating(ctx: Pick<Context, 'tx'>): Promise<number | null> {
  const mean = await ctx.tx.first(
    sqlOf.selectFrom('feedback').select((of) => of.cast<number | null>(of.fn.avg('rating'), 'float8').as('rating')),
  )
  return mean?.rating ?? null
}
