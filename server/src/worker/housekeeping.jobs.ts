import { EVENT_DAYS } from '@ticarum/contract/values/events'
import { FAILED_MAIL_DAYS } from '@ticarum/contract/values/mail'
import { APPLIED_IMPORT_DAYS, IMPORT_HOLDS_DAYS } from '@ticarum/contract/values/price-list'
import { TEXT_MESSAGE_DAYS } from '@ticarum/contract/values/text-messages'
import type { CronItem } from 'graphile-worker'
import type { JobParts, Jobs } from './job-parts.ts'

const BATCH = 1000
const HOUR = 3600 * 1000
const DAY = 24 * HOUR

/** What is deleted, and after which time. It is deleted in batches, so that no lock is held for long. */
const leftovers = [
  { age: 48 * HOUR, rows: 'idempotency_keys', where: 'created_at < $1' },
  { age: 0, rows: 'sessions', where: 'expires_at < $1' },
  { age: 30 * DAY, rows: 'api_tokens', where: 'expires_at < $1' },
  { age: 30 * DAY, rows: 'late_tellings', where: 'told_at < $1' },
  { age: EVENT_DAYS * DAY, rows: 'events', where: 'told_at < $1' },
  { age: 0, rows: 'passkey_challenges', where: 'expires_at < $1' },
  // A change of address that nobody confirmed: its link is valid for seven days.
  { age: 7 * DAY, rows: 'email_confirmations', where: 'session_id is not null and code_until < $1' },
  { age: TEXT_MESSAGE_DAYS * DAY, rows: 'text_messages', where: 'created_at < $1' },
  { age: DAY, rows: 'text_numbers', where: 'agreed_at is null and code_until < $1' },
  { age: 0, rows: 'invoice_records', where: 'kept_until < $1' },
  // An old failed e-mail is not sent any more, and its arguments may hold a link's token.
  {
    age: FAILED_MAIL_DAYS * DAY,
    rows: 'mail_arguments',
    where: "mail_id in (select id from mail_log where state = 'failed' and created_at < $1)",
  },
  {
    age: IMPORT_HOLDS_DAYS * DAY,
    rows: 'imports',
    where: "created_at < $1 and state in ('checking', 'checked', 'failed')",
  },
  { age: APPLIED_IMPORT_DAYS * DAY, rows: 'imports', where: "created_at < $1 and state = 'applied'" },
]

async function sweep({ pool, clock, log }: JobParts): Promise<void> {
  for (const { rows, where, age } of leftovers) {
    const before = new Date(clock.now().getTime() - age)
    let swept = 0
    for (let batch = BATCH; batch === BATCH; swept += batch) {
      batch =
        (
          await pool.query(
            `delete from ${rows} where ctid = any (array(select ctid from ${rows} where ${where} limit ${BATCH}))`,
            [before],
          )
        ).rowCount ?? 0
    }
    if (swept > 0) log.info({ rows, swept }, 'swept')
  }
  // Jobs that a later one with the same key replaced while their worker died; nobody runs them any more.
  await pool.query(
    `select graphile_worker.complete_jobs(array(
       select id from graphile_worker.jobs
       where key is null and attempts >= max_attempts and locked_at is null
         and updated_at < now() - interval '30 days'))`,
  )
}

export const housekeepingJobs = (parts: JobParts): Jobs => ({
  sweep: () => sweep(parts),
  'rotate-actor-keys': async () => void (await parts.pool.query('select fx.rotate_actor_keys()')),
})

export const housekeepingTimetable: CronItem[] = [
  { task: 'sweep', match: '17 * * * *', options: { backfillPeriod: 0, jobKey: 'sweep' } },
  { task: 'rotate-actor-keys', match: '41 0 * * *', options: { backfillPeriod: 0, jobKey: 'rotate-actor-keys' } },
]
