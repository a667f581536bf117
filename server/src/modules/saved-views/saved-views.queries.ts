import type { SavedView } from '@ticarum/contract/procedures/saved-views'
import { MOST_VIEWS, type ViewPage } from '@ticarum/contract/values/saved-views'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'

export async function listViews(ctx: Context, { page }: { page: ViewPage }): Promise<{ items: SavedView[] }> {
  const mine = sqlOf
    .selectFrom('saved_views')
    .select(['id', 'page', 'name', 'query'])
    .where('person_id', '=', personOf(ctx).userId)
    .where('page', '=', page)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_VIEWS)
  return { items: (await ctx.tx.all(mine)).map((view) => ({ ...view, page })) }
}
