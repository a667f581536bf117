import { newId } from '@ticarum/db/ids'
import { inTransaction, type Tx } from '@ticarum/db/transaction'
import type pg from 'pg'

interface QueueNotice {
  name?: string
  now?: Date
  /** runs in the same transaction, after the notice */
  beforeCommit?: (tx: Tx) => Promise<void>
}

/** A notice that is mailed too, as the system tells it. Gives the mail's id. */
export async function queueNotice(
  app: pg.Pool,
  personId: string,
  { name = 'Öz Gıda', now = new Date(), beforeCommit }: QueueNotice = {},
): Promise<string> {
  const mailId = newId()
  const system = {
    userId: null,
    role: 'system',
    companyId: null,
    companyOwner: false,
    admin: false,
    action: 'test',
    requestId: '',
    scope: '',
    now,
  }
  const values = [newId(), mailId, personId, 'invitation.accepted', JSON.stringify({ name }), true]
  await inTransaction(app, system, async (tx) => {
    await tx.sql('select fx.notify($1, $2, $3, $4, $5, $6)', values)
    await beforeCommit?.(tx)
  })
  return mailId
}
