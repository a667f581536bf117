import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'

export async function markNoticeRead(ctx: Context, { id }: { id: string }) {
  const mine = sqlOf
    .selectFrom('notifications')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', personOf(ctx).userId)
  if (!(await ctx.tx.first(mine))) return fail('NOT_FOUND')
  await ctx.tx.all(
    sqlOf.updateTable('notifications').set({ read_at: ctx.now }).where('id', '=', id).where('read_at', 'is', null),
  )
  return { done: true as const }
}
