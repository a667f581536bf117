import type { Language } from '@ticarum/contract/values/languages'
import type pg from 'pg'
import { readLetter } from '../mail/read-letter.ts'

export interface QueuedMail {
  recipient: string
  template: string
  language: string
  arguments: Record<string, string>
}

/**
 * The complete arguments of waiting e-mails of one template, oldest first: those stored, and those that the worker will
 * read.
 */
export async function lettersOf(
  { owner, worker }: { owner: pg.Pool; worker: pg.Pool },
  template: string,
): Promise<{ recipient: string; language: Language; says: unknown }[]> {
  const { rows } = await owner.query<{ recipient: string; language: Language; arguments: unknown }>(
    `select m.recipient, m.language, a.arguments from mail_log m join mail_arguments a on a.mail_id = m.id
      where m.template = $1 order by m.created_at, m.id`,
    [template],
  )
  const read = rows.map(async ({ recipient, language, arguments: kept }) => ({
    recipient,
    language,
    says: await readLetter(worker, { template, language, arguments: kept }),
  }))
  return Promise.all(read)
}

/** The e-mails that wait for this address, newest first, as the tables' owner sees them. */
export async function mailTo(owner: pg.Pool, email: string): Promise<QueuedMail[]> {
  const { rows } = await owner.query<QueuedMail>(
    `select m.recipient, m.template, m.language, a.arguments from mail_log m join mail_arguments a on a.mail_id = m.id
      where m.recipient = $1 order by m.created_at desc, m.id desc`,
    [email],
  )
  return rows
}

/** Mails what waits to be mailed together, as if its quiet time were over; what waits for the morning goes on. */
export async function mailTogetherNow({ owner, worker }: { owner: pg.Pool; worker: pg.Pool }): Promise<void> {
  const { rows } = await owner.query("select distinct user_id, waits_in from notifications where waits_in <> 'daily'")
  for (const { user_id, waits_in } of rows)
    await worker.query("select fx.mail_together($1, $2, 'infinity', 0, 0)", [user_id, waits_in])
}

/** The token in the link of an e-mail. */
export const tokenIn = (mail: QueuedMail | undefined): string => mail?.arguments.token ?? ''
