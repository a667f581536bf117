import type { Page } from '@ticarum/contract/fields'
import { type NoticeBundle, Notification } from '@ticarum/contract/procedures/notifications'
import type { Language } from '@ticarum/contract/values/languages'
import {
  type NoticeKind,
  type NoticeTopic,
  type NoticeWay,
  noticeTopics,
  topicsOf,
} from '@ticarum/contract/values/notifications'
import { sqlOf } from '@ticarum/db/transaction'
import type { z } from 'zod'
import { beforeTransaction, type PreparationContext } from '../../door/before-transaction.ts'
import { type Context, personOf } from '../../door/context.ts'
import { bodyOf, StoredNotice, severalOf } from '../../mail/notice-words.ts'
import { mailText, type Say } from '../../mail/say.ts'
import { cursorOf, positionOf } from '../../platform/keyset.ts'

const COUNTED = 100

interface NoticeRow {
  day: string
  kind: string
  count: number
  /** a notice of several products counts for each */
  things: number
  unread: number
  id: string
  arguments: unknown
  created_at: Date
  read_at: Date | null
  /** whether there are earlier days */
  further: boolean
}

/**
 * Whole days, until they have as many bundles as asked for. Each bundle is found by one step in the index, however many
 * notices the one before it holds; a day has no more bundles than there are kinds.
 */
const BUNDLES = `
  with recursive bundles (day, kind, place) as (
    (select n.day, n.kind, 1 from notifications n
      where n.user_id = $1 and n.day < coalesce(($2::timestamptz at time zone interval '3 hours')::date, 'infinity')
      order by n.day desc, n.kind desc limit 1)
    union all
    select earlier.day, earlier.kind, b.place + 1 from bundles b
      cross join lateral (select n.day, n.kind from notifications n
        where n.user_id = $1 and (n.day, n.kind) < (b.day, b.kind)
        order by n.day desc, n.kind desc limit 1) earlier
      where b.place < $3 or earlier.day = b.day)
  select b.day::text as day, b.kind, counted.count, counted.things, counted.unread,
      latest.id, latest.arguments, latest.created_at, latest.read_at,
      exists (select from notifications n where n.user_id = $1 and n.day < (select min(day) from bundles)) as further
    from bundles b
    cross join lateral (
      select count(*)::integer as count, (count(*) filter (where n.read_at is null))::integer as unread,
          sum(case b.kind when 'products.accepted' then (n.arguments ->> 'count')::integer else 1 end)::integer
            as things
        from (select n.read_at, n.arguments from notifications n
          where n.user_id = $1 and n.day = b.day and n.kind = b.kind
          order by n.created_at desc, n.id desc limit 1000) n) counted
    cross join lateral (
      select n.id, n.arguments, n.created_at, n.read_at from notifications n
        where n.user_id = $1 and n.day = b.day and n.kind = b.kind
        order by n.created_at desc, n.id desc limit 10) latest
    order by b.place, latest.created_at desc, latest.id desc`

export async function listNotices(
  ctx: Context,
  { after, limit, language }: z.output<typeof Page> & { language: Language },
) {
  const before = positionOf(after)?.at ?? null
  const rows = await ctx.tx.sql<NoticeRow>(BUNDLES, [personOf(ctx).userId, before, limit], 'notice-bundles')
  const bundles = [...Map.groupBy(rows, ({ day, kind }) => `${day} ${kind}`).values()]
    .map((several) => ({ several, day: several[0]?.day ?? '', item: presentBundle(mailText[language], several) }))
    .toSorted((a, b) => newestFirst(a.day, b.day) || newestFirst(placeOf(a.item), placeOf(b.item)))
  const last = bundles.at(-1)?.item
  return {
    items: bundles.map(({ item }) => item),
    next: last && rows[0]?.further ? cursorOf({ at: new Date(last.createdAt), id: last.id }) : null,
  }
}

const newestFirst = (a: string, b: string) => (a < b ? 1 : a > b ? -1 : 0)
const placeOf = ({ createdAt, id }: NoticeBundle) => `${createdAt} ${id}`

function presentBundle(say: Say, rows: NoticeRow[]): NoticeBundle {
  const latest = rows.map((row) => presentNotice(say, row))
  const [newest] = latest
  const [{ count, things, unread } = { count: 0, things: 0, unread: 0 }] = rows
  if (!newest) throw new Error('a bundle without notices')
  const title = count === 1 ? say(`${newest.kind}.subject`) : severalOf(say, newest.kind, things)
  return { ...newest, title, count, unread, latest }
}

/** Stored rows may be older than this code, so they are parsed by the schema. */
function presentNotice(say: Say, row: NoticeRow): Notification {
  const notice = StoredNotice.parse(row)
  return Notification.parse({
    ...notice,
    id: row.id,
    text: bodyOf(say, notice),
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
  })
}

export async function countUnreadNotices(ctx: Context) {
  const [counted] = await ctx.tx.sql<{ unread: number }>(
    `select count(*)::integer as unread
      from (select from notifications where user_id = $1 and read_at is null limit $2) first`,
    [personOf(ctx).userId, COUNTED],
    'count-notices',
  )
  return { unread: counted?.unread ?? 0 }
}

export const listWays = beforeTransaction(
  async ({ pushKey }: PreparationContext) => pushKey ?? null,
  async (ctx: Context, _input: object, publicKey) => {
    const { userId, sessionId, role } = personOf(ctx)
    const choices = await ctx.tx.all(
      sqlOf
        .selectFrom('notification_choices')
        .select(['kind', 'by_mail', 'daily', 'by_push'])
        .where('user_id', '=', userId),
    )
    const device = await ctx.tx.first(
      sqlOf.selectFrom('push_subscriptions').select('session_id').where('session_id', '=', sessionId),
    )
    const ways = role
      ? topicsOf[role].map((topic) => ({ topic, way: wayOf(topic, choices), push: isPushed(topic, choices) }))
      : []
    return { ways, device: { publicKey, on: device !== undefined } }
  },
)

/** Unless no kind of the topic is. */
const isPushed = (topic: NoticeTopic, choices: { kind: string; by_push: boolean | null }[]): boolean =>
  !noticeTopics[topic].every((kind: NoticeKind) =>
    choices.some((choice) => choice.kind === kind && choice.by_push === false),
  )

/** None, if no kind of the topic is mailed; daily, if one of them is so. */
function wayOf(topic: NoticeTopic, choices: { kind: string; by_mail: boolean; daily: boolean }[]): NoticeWay {
  const chosen = noticeTopics[topic].map((kind: NoticeKind) => choices.find((choice) => choice.kind === kind))
  if (chosen.some((choice) => choice?.daily)) return 'daily'
  return chosen.every((choice) => choice?.by_mail === false) ? 'none' : 'at-once'
}
