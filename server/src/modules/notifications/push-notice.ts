import { type Language, languages } from '@ticarum/contract/values/languages'
import { roles } from '@ticarum/contract/values/roles'
import type pg from 'pg'
import { z } from 'zod'
import { StoredNotice, severalOf } from '../../mail/notice-words.ts'
import { mailText, quoted } from '../../mail/say.ts'
import type { PushedNotice } from '../../platform/web-push.ts'
import type { JobParts } from '../../worker/job-parts.ts'

const PushNotice = z.object({ noticeId: z.uuid(), sessionId: z.uuid(), tries: z.int().default(0) })
type PushNotice = z.infer<typeof PushNotice>

/** What was refused for the moment is tried so often in all. Later the notice is old, and stands in the list. */
const MOST_TRIES = 4
/** After so many notices in a row that were given up, a device is not told any more. */
const MOST_FAILURES = 20

const Told = StoredNotice.extend({
  day: z.string(),
  count: z.int(),
  things: z.int(),
  language: z.enum(languages),
  role: z.enum(roles).nullable(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
})
type Told = z.infer<typeof Told>

/**
 * Shows a notice on a device. A worker that dies may leave it to another one, which sends it again: the device then
 * replaces it by its tag.
 */
export async function pushNotice({ pool, push, log, mail }: JobParts, payload: unknown): Promise<void> {
  const job = PushNotice.parse(payload)
  if (!push) return
  const { rows } = await pool.query('select * from fx.push_of_notice($1, $2)', [job.noticeId, job.sessionId])
  if (!rows[0]) return
  const told = Told.parse(rows[0])
  const tries = job.tries + 1
  const delivery = await push(told, wordsOf(job.noticeId, told))
  if (delivery.outcome === 'accepted') {
    await pool.query(
      'update push_subscriptions set failures = 0, last_used_at = fx.now() where session_id = $1 and endpoint = $2',
      [job.sessionId, told.endpoint],
    )
  } else if (delivery.outcome === 'gone') {
    await forget(pool, job, told)
  } else if (!delivery.permanent && tries < MOST_TRIES) {
    await pushAgain(pool, { ...job, tries }, told, mail.firstWait * 4 ** (tries - 1))
  } else {
    await giveUp(pool, job, told)
  }
  const about = { noticeId: job.noticeId, kind: told.kind, tries, outcome: delivery.outcome }
  if (delivery.outcome === 'accepted') log.info(about, 'push')
  else log.warn({ ...about, reason: delivery.reason }, 'push')
}

const direction: Record<Language, PushedNotice['direction']> = { en: 'ltr', so: 'ltr', tr: 'ltr', ar: 'rtl' }

/**
 * The title that the list shows, and which order, product or company it is about. Everybody near the device can read
 * it, so it says neither amounts nor what people wrote.
 */
function wordsOf(id: string, { kind, day, count, things, language, role, arguments: args }: Told): PushedNotice {
  const say = mailText[language]
  const single = count <= 1
  const { number, product, company } = args
  return {
    title: single ? say(`${kind}.subject`) : severalOf(say, kind, things),
    body: single ? quoted(number ?? product ?? company ?? '').slice(0, 200) : '',
    path: role ? `/${role}/notifications/${id}${single ? '' : '?bundle'}` : '/own/notifications',
    tag: `${day} ${kind}`,
    language,
    direction: direction[language],
  }
}

/** Unless the device has another address by now. */
const forget = (pool: pg.Pool, { sessionId }: PushNotice, { endpoint }: Told) =>
  pool.query('delete from push_subscriptions where session_id = $1 and endpoint = $2', [sessionId, endpoint])

const giveUp = (pool: pg.Pool, { sessionId }: PushNotice, { endpoint }: Told) =>
  pool.query(
    `with counted as (
       update push_subscriptions set failures = failures + 1
         where session_id = $1 and endpoint = $2 and failures < $3 - 1 returning session_id)
     delete from push_subscriptions
       where session_id = $1 and endpoint = $2 and not exists (select from counted)`,
    [sessionId, endpoint, MOST_FAILURES],
  )

/** The next try, unless a later notice of its kind waits: that one says it too. */
const pushAgain = (pool: pg.Pool, job: PushNotice, { kind }: Told, wait: number) =>
  pool.query(
    `select graphile_worker.add_job('push-notice', $1::json, run_at => now() + $2 * interval '1 millisecond',
         job_key => $3)
       where not exists (select from graphile_worker.jobs where key = $3 and locked_at is null)`,
    [JSON.stringify(job), wait, `push:${job.sessionId}:${kind}`],
  )
