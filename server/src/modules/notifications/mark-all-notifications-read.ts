import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'

/** What came after the moment was not on the page that was looked at, and stays unread. */
export async function markAllNoticesRead(ctx: Context, { upTo }: { upTo: string }) {
  const end = new Date(new Date(upTo).getTime() + 1) // a notice's own moment is more exact than what the page said
  await ctx.tx.all(
    sqlOf
      .updateTable('notifications')
      .set({ read_at: ctx.now })
      .where('user_id', '=', personOf(ctx).userId)
      .where('read_at', 'is', null)
      .where('created_at', '<', end),
  )
  return { done: true as const }
}
