import type { SaveView } from '@ticarum/contract/procedures/saved-views'
import { MOST_VIEWS } from '@ticarum/contract/values/saved-views'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { listViews } from './saved-views.queries.ts'

/** Two that are added at once wait for each other, so that there are never more than may be kept. */
export async function addView(ctx: Context, { page, name, query }: SaveView) {
  const { userId } = personOf(ctx)
  await ctx.tx.sql("select pg_advisory_xact_lock(hashtextextended('saved-views ' || $1, 0))", [userId])
  const { items } = await listViews(ctx, { page })
  if (items.length >= MOST_VIEWS) return fail('VIEWS_FULL', { max: MOST_VIEWS })
  const id = ctx.newId()
  await ctx.tx.all(
    sqlOf.insertInto('saved_views').values({ id, person_id: userId, page, name, query, created_at: ctx.now }),
  )
  return { id }
}
