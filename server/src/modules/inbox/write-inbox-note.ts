import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

/** For admins only: it changes no state, and whoever answers meanwhile is not interrupted. */
export async function writeInboxNote(ctx: Context, { id, body }: { id: string; body: string }) {
  const item = await ctx.tx.first(sqlOf.selectFrom('inbox_items').select('id').where('id', '=', id))
  if (!item) return fail('NOT_FOUND')
  const { userId } = personOf(ctx)
  const me = await ctx.tx.first(sqlOf.selectFrom('people').select('full_name').where('id', '=', userId))
  await ctx.tx.all(
    sqlOf
      .insertInto('inbox_notes')
      .values({ id: ctx.newId(), item_id: id, author_id: userId, author_name: me?.full_name ?? '', body }),
  )
  return { done: true as const }
}
