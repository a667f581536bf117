import type { TopicWay } from '@ticarum/contract/procedures/notifications'
import { type NoticeKind, noticeKinds, noticeTopics } from '@ticarum/contract/values/notifications'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'

/** A topic is chosen for each of its kinds; at once, every kind is mailed as to who has not chosen. */
export async function chooseWays(ctx: Context, { ways }: { ways: TopicWay[] }) {
  const wayOf = new Map(ways.map(({ topic, way }) => [topic, way]))
  const rows = [...wayOf].flatMap(([topic, way]) =>
    noticeTopics[topic].map((kind: NoticeKind) => ({
      user_id: personOf(ctx).userId,
      kind,
      by_mail: way === 'at-once' ? noticeKinds[kind].byMail : way === 'daily',
      daily: way === 'daily',
    })),
  )
  await ctx.tx.all(
    sqlOf
      .insertInto('notification_choices')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'kind']).doUpdateSet(({ ref }) => ({
          by_mail: ref('excluded.by_mail'),
          daily: ref('excluded.daily'),
        })),
      ),
  )
  return { done: true as const }
}
