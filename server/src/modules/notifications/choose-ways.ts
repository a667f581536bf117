import type { ChosenWay } from '@ticarum/contract/procedures/notifications'
import { type NoticeKind, noticeKinds, noticeTopics } from '@ticarum/contract/values/notifications'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'

/** A topic is chosen for each of its kinds; at once, every kind is mailed as to who has not chosen. */
export async function chooseWays(ctx: Context, { ways }: { ways: ChosenWay[] }) {
  const wayOf = new Map(ways.map(({ topic, way, push }) => [topic, { way, push }]))
  const rows = [...wayOf].flatMap(([topic, { way, push }]) =>
    noticeTopics[topic].map((kind: NoticeKind) => ({
      user_id: personOf(ctx).userId,
      kind,
      by_mail: way === 'at-once' ? noticeKinds[kind].byMail : way === 'daily',
      daily: way === 'daily',
      by_push: push ?? null,
    })),
  )
  await ctx.tx.all(
    sqlOf
      .insertInto('notification_choices')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'kind']).doUpdateSet(({ ref, fn }) => ({
          by_mail: ref('excluded.by_mail'),
          daily: ref('excluded.daily'),
          by_push: fn.coalesce(ref('excluded.by_push'), ref('notification_choices.by_push')),
        })),
      ),
  )
  return { done: true as const }
}
