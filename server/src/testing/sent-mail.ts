import type pg from 'pg'

export interface QueuedMail {
  recipient: string
  template: string
  language: string
  arguments: Record<string, string>
}

/** What waits to be mailed to this address, newest first, as the owner of the tables sees it. */
export async function mailTo(owner: pg.Pool, email: string): Promise<QueuedMail[]> {
  const { rows } = await owner.query<QueuedMail>(
    'select m.recipient, m.template, m.language, a.arguments from mail_log m join mail_arguments a on a.mail_id = m.id where m.recipient = $1 order by m.created_at desc, m.id desc',
    [email],
  )
  return rows
}

/** The token in a link that was mailed. */
export function tokenIn(mail: QueuedMail | undefined): string {
  const link = Object.values(mail?.arguments ?? {}).find((value) => value.includes('token='))
  return new URL(link ?? '').searchParams.get('token') ?? ''
}
