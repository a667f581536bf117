import { z } from 'zod'
import { waitAfter } from '../../mail/back-off.ts'
import type { NotifyContext } from '../../platform/effects.ts'
import { postWebhook } from '../../platform/post-webhook.ts'
import { asSystem } from '../../worker/as-system.ts'
import type { JobParts } from '../../worker/job-parts.ts'
import { signWebhook } from './sign-webhook.ts'

const DeliverWebhook = z.object({ deliveryId: z.uuid(), companyId: z.uuid() })

const HOUR = 3600 * 1000
/** A delivery is tried for so long; a receiver that took nothing in that time is not written to any more. */
const GIVE_UP_AFTER = 72 * HOUR
/** Of deliveries that are given up its owner is told once in a day. */
const TELL_AGAIN_AFTER = 24 * HOUR

interface Due {
  id: string
  company_id: string
  kind: string
  change: string
  subject_id: string
  created_at: Date
  begun_at: Date
  tries: number
  outcome: string | null
  webhook_id: string
  url: string
  secret: Buffer
  failures: number
  last_taken_at: Date | null
  rests_until: Date | null
  told_at: Date | null
  suspended: boolean
}

const READ = `
  select d.id, d.company_id, d.kind, d.change, d.subject_id, d.created_at, d.begun_at, d.tries, d.outcome,
      w.id as webhook_id, w.url, w.secret, w.failures, w.last_taken_at, w.rests_until, w.told_at,
      exists (select from suppliers s where s.id = d.company_id and not s.active) as suspended
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where d.id = $1 and d.state = 'waiting'`

/**
 * Tries one delivery. A worker that dies leaves it to another one, which sends it again under the same id. While a
 * receiver rests after a failed try, its deliveries wait with it, so that a dead one costs one try at a time.
 */
export async function deliverWebhook(parts: JobParts, payload: unknown): Promise<void> {
  const { deliveryId } = DeliverWebhook.parse(payload)
  const { rows } = await parts.pool.query<Due>(READ, [deliveryId])
  const [due] = rows
  if (!due) return
  if (due.suspended) return setAside(parts, due, 'COMPANY_SUSPENDED')
  const now = parts.clock.now()
  const rests = due.rests_until === null ? 0 : due.rests_until.getTime() - now.getTime()
  if (rests > 0) return waitWithOthers(parts, due, rests)

  const body = bodyOf(due)
  const post = parts.postWebhook ?? postWebhook
  const answer = await post(due.url, signWebhook(due.id, body, { secret: due.secret, now }), body)
  const about = { deliveryId, kind: due.kind, tries: due.tries + 1, outcome: answer.outcome }
  if (answer.taken) {
    await recordTaken(parts, due, answer.outcome)
    parts.log.info(about, 'webhook')
  } else {
    await recordFailed(parts, due, answer.outcome)
    parts.log.warn(about, 'webhook')
  }
}

/** Ids and closed words, the same at each try: what is personal is read by whoever may. */
const bodyOf = ({ id, kind, change, subject_id, created_at }: Due) =>
  JSON.stringify({ version: 1, id, kind, change, subjectId: subject_id, at: created_at.toISOString() })

const recordTaken = ({ pool, clock }: JobParts, { id }: Due, outcome: string) =>
  pool.query(
    `with taken as (
       update webhook_deliveries set state = 'delivered', tries = tries + 1, last_try_at = $2, next_try_at = null,
           outcome = $3
         where id = $1 and state = 'waiting' returning webhook_id)
     update webhooks set last_taken_at = $2, failures = 0, rests_until = null
       where id in (select webhook_id from taken)`,
    [id, clock.now(), outcome],
  )

async function recordFailed(parts: JobParts, due: Due, outcome: string): Promise<void> {
  const now = parts.clock.now()
  const { firstWait } = parts.mail
  const [tries, failures] = [due.tries + 1, due.failures + 1]
  const rest = waitAfter(failures, { createdAt: now, now, firstWait }) ?? 0
  const wait = waitAfter(Math.max(tries, failures), { createdAt: due.begun_at, now, firstWait })
  await asSystem(parts, 'webhooks.deliver', async ({ tx }) => {
    await tx.sql('update webhooks set failures = $2, rests_until = $3 where id = $1', [
      due.webhook_id,
      failures,
      new Date(now.getTime() + rest),
    ])
    await tx.sql('update webhook_deliveries set tries = $2, last_try_at = $3, outcome = $4 where id = $1', [
      due.id,
      tries,
      now,
      outcome,
    ])
    if (wait !== null) await queueAgain(tx, due, now, Math.max(wait, Math.min(rest, leftOf(due, now))))
  })
  if (wait === null) await giveUp(parts, { ...due, outcome })
}

/** Milliseconds for which it is still tried. */
const leftOf = ({ begun_at }: Due, now: Date) => begun_at.getTime() + GIVE_UP_AFTER - now.getTime()

/** Without a try; not for longer than it would be tried. */
async function waitWithOthers(parts: JobParts, due: Due, rests: number): Promise<void> {
  const now = parts.clock.now()
  const left = leftOf(due, now)
  if (left <= 0) return giveUp(parts, due)
  await asSystem(parts, 'webhooks.deliver', ({ tx }) => queueAgain(tx, due, now, Math.min(rests, left)))
}

/** The next job in one transaction with when it is due: a job that died in between is simply run again. */
async function queueAgain(tx: NotifyContext['tx'], { id, company_id }: Due, now: Date, wait: number): Promise<void> {
  await tx.sql('update webhook_deliveries set next_try_at = $2 where id = $1', [id, new Date(now.getTime() + wait)])
  await tx.sql(
    `select graphile_worker.add_job('deliver-webhook', $1::json, queue_name => $2,
       run_at => now() + $3 * interval '1 millisecond', job_key => $4)`,
    [JSON.stringify({ deliveryId: id, companyId: company_id }), `webhooks:${company_id}`, wait, `webhook:${id}`],
  )
}

const setAside = async ({ pool }: JobParts, { id }: Due, outcome: string | null) =>
  void (await pool.query(
    "update webhook_deliveries set state = 'set_aside', next_try_at = null, outcome = $2 where id = $1",
    [id, outcome],
  ))

/** After 72 hours; a receiver that took nothing in that time is switched off, with all that waits for it. */
async function giveUp(parts: JobParts, due: Due): Promise<void> {
  const now = parts.clock.now()
  const before = (at: Date | null, time: number) => at === null || at.getTime() <= now.getTime() - time
  const off = before(due.last_taken_at, GIVE_UP_AFTER)
  await asSystem(parts, 'webhooks.give-up', async (system) => {
    await system.tx.sql(
      `update webhook_deliveries set state = 'set_aside', next_try_at = null
         where state = 'waiting' and (id = $1 or $2 and webhook_id = $3)`,
      [due.id, off, due.webhook_id],
    )
    if (off) await system.tx.sql('update webhooks set switched_off_at = $2 where id = $1', [due.webhook_id, now])
    if (!off && !before(due.told_at, TELL_AGAIN_AFTER)) return
    await system.tx.sql('update webhooks set told_at = $2 where id = $1', [due.webhook_id, now])
    await system.tx.sql('select fx.tell_webhook_owner($1, $2, $3)', [
      due.webhook_id,
      off ? 'account.webhook-off' : 'account.webhook-set-aside',
      new URL(due.url).hostname,
    ])
  })
}
