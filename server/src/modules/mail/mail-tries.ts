import type { Language } from '@ticarum/contract/values/languages'
import type pg from 'pg'

/**
 * An e-mail that this worker is sending now. By `tries` a worker that was taken for dead learns that another one took
 * over.
 */
export interface MailTry {
  id: string
  recipient: string
  template: string
  language: Language
  tries: number
  unknown_outcomes: number
  created_at: Date
  arguments: unknown
  /** its reader's address refused mail before, and nobody has taken that back */
  kept_back: boolean
}

/**
 * Committed before the mail server is contacted. If the state is 'sending' already, a worker died halfway and the
 * outcome is unknown.
 */
export async function beginTry(pool: pg.Pool, mailId: string): Promise<MailTry | undefined> {
  const { rows } = await pool.query<MailTry>(
    `with begun as (
       update mail_log set state = 'sending', tries = tries + 1,
         unknown_outcomes = unknown_outcomes + (state = 'sending')::int
         where id = $1 and state in ('queued', 'sending')
         returning id, recipient, template, language, tries, unknown_outcomes, created_at)
     select begun.*, a.arguments,
         exists (select from mail_refusals r where r.address = lower(begun.recipient)) as kept_back
       from begun left join mail_arguments a on a.mail_id = begun.id`,
    [mailId],
  )
  return rows[0]
}

/** A worker that got the server's response knows the outcome, even if another worker has taken over the e-mail. */
export async function recordSent(pool: pg.Pool, mail: MailTry, at: Date): Promise<void> {
  await pool.query(
    `with sent as (update mail_log set state = 'sent', sent_at = $2, last_error = null
         where id = $1 and state <> 'sent' returning id)
     delete from mail_arguments using sent where mail_id = sent.id`,
    [mail.id, at],
  )
}

/** The next try is queued with the same job key, which also ends the running job. False: another worker took over. */
export async function queueAgain(
  pool: pg.Pool,
  mail: MailTry,
  failure: { unknown: boolean; error: string; wait: number },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with again as (
       update mail_log set state = 'queued', unknown_outcomes = unknown_outcomes + $3::int, last_error = $4
         where id = $1 and state = 'sending' and tries = $2 returning id)
     select graphile_worker.add_job('send-mail', json_build_object('mailId', id),
       run_at => now() + $5 * interval '1 millisecond', job_key => 'mail:' || id)
       from again`,
    [mail.id, mail.tries, failure.unknown ? 1 : 0, failure.error, failure.wait],
  )
  return rowCount === 1
}

/** The arguments are kept, so that an admin can have it sent again. */
export async function recordFailed(
  pool: pg.Pool,
  mail: MailTry,
  failure: { unknown: boolean; error: string },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update mail_log set state = 'failed', unknown_outcomes = unknown_outcomes + $3::int, last_error = $4
       where id = $1 and state = 'sending' and tries = $2`,
    [mail.id, mail.tries, failure.unknown ? 1 : 0, failure.error],
  )
  return rowCount === 1
}
