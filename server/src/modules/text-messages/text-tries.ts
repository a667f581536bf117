import type { Language } from '@ticarum/contract/values/languages'
import type { TextChannel } from '@ticarum/contract/values/text-messages'
import type pg from 'pg'

/** A text message that this worker is sending now. */
export interface TextTry {
  id: string
  channel: TextChannel
  number: string
  language: Language
  template: 'notice' | 'code'
  arguments: unknown
  tries: number
  /** 'unknown': a worker died while it was sending; it is not sent again */
  state: 'sending' | 'unknown'
  /** to this number by this channel */
  agreed: boolean
}

/** Committed before the service is asked. Unlike e-mail, a message that may have left is never sent a second time. */
export async function beginText(pool: pg.Pool, textId: string): Promise<TextTry | undefined> {
  const { rows } = await pool.query<TextTry>(
    `update text_messages t set state = case t.state when 'queued' then 'sending' else 'unknown' end,
         tries = t.tries + (t.state = 'queued')::int,
         arguments = case t.state when 'queued' then t.arguments end,
         last_error = case t.state when 'queued' then t.last_error else 'unknown: its worker died' end
       where t.id = $1 and t.state in ('queued', 'sending')
       returning t.id, t.channel, t.number, t.language, t.template, t.arguments, t.tries, t.state,
         exists (select from text_numbers n where n.user_id = t.user_id and n.channel = t.channel
           and n.number = t.number and n.ended_at is null
           and (t.template = 'code' or n.agreed_at is not null)) as agreed`,
    [textId],
  )
  return rows[0]
}

/** A worker that got the response knows the outcome, even if another one took it for dead meanwhile. */
export async function recordTextSent(pool: pg.Pool, text: TextTry, at: Date): Promise<void> {
  await pool.query(
    `update text_messages set state = 'sent', sent_at = $2, last_error = null, arguments = null
       where id = $1 and state in ('sending', 'unknown')`,
    [text.id, at],
  )
}

/** Nothing is sent any more; what it said stands in the notice. */
export async function recordTextEnd(
  pool: pg.Pool,
  text: TextTry,
  { state, error }: { state: 'failed' | 'unknown'; error: string },
): Promise<void> {
  await pool.query(
    `update text_messages set state = $3, last_error = $4, arguments = null
       where id = $1 and tries = $2 and state = 'sending'`,
    [text.id, text.tries, state, error],
  )
}

/** The next try is queued with the same job key, which also ends the running job. */
export async function queueTextAgain(
  pool: pg.Pool,
  text: TextTry,
  { error, wait }: { error: string; wait: number },
): Promise<void> {
  await pool.query(
    `with again as (
       update text_messages set state = 'queued', last_error = $3
         where id = $1 and tries = $2 and state = 'sending' returning id)
     select graphile_worker.add_job('send-text', json_build_object('textId', id),
       run_at => now() + $4 * interval '1 millisecond', job_key => 'text:' || id)
       from again`,
    [text.id, text.tries, error, wait],
  )
}
