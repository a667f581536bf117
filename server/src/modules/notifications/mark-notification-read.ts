import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { pageOf, pageOfSeveral, StoredNotice } from '../../mail/notice-words.ts'

/** The notices with which one is shown, itself first; enough to see whether all of them lead to the same page. */
const BUNDLE = `
  select n.kind, n.arguments from notifications shown join notifications n using (user_id, day, kind)
    where shown.id = $1 and shown.user_id = $2 and (n.created_at, n.id) <= (shown.created_at, shown.id)
    order by n.created_at desc, n.id desc limit 100`

const READ_BUNDLE = `
  update notifications n set read_at = $3 from notifications shown
    where shown.id = $1 and shown.user_id = $2 and n.user_id = $2 and n.day = shown.day and n.kind = shown.kind
      and (n.created_at, n.id) <= (shown.created_at, shown.id) and n.read_at is null`

export async function markNoticeRead(ctx: Context, { id, bundle }: { id: string; bundle?: boolean | undefined }) {
  const { userId, role } = personOf(ctx)
  if (bundle) {
    const rows = await ctx.tx.sql(BUNDLE, [id, userId], 'notices-of-bundle')
    const [first, ...others] = rows.map((row) => StoredNotice.parse(row))
    if (!first) return fail('NOT_FOUND')
    await ctx.tx.sql(READ_BUNDLE, [id, userId, ctx.now], 'read-bundle')
    return { path: pageOfSeveral([first, ...others], role) }
  }
  const mine = sqlOf
    .selectFrom('notifications')
    .select(['kind', 'arguments'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
  const found = await ctx.tx.first(mine)
  if (!found) return fail('NOT_FOUND')
  await ctx.tx.all(
    sqlOf.updateTable('notifications').set({ read_at: ctx.now }).where('id', '=', id).where('read_at', 'is', null),
  )
  return { path: pageOf(StoredNotice.parse(found)) }
}
