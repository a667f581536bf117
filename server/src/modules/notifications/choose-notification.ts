import type { NoticeKind } from '@ticarum/contract/values/notifications'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'

export async function chooseNotice(ctx: Context, { kind, byMail }: { kind: NoticeKind; byMail: boolean }) {
  await ctx.tx.all(
    sqlOf
      .insertInto('notification_choices')
      .values({ user_id: personOf(ctx).userId, kind, by_mail: byMail })
      .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ by_mail: byMail, daily: false })),
  )
  return { done: true as const }
}
