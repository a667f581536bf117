import { actor } from '@ticarum/db/testing/actor'
import { inTransaction, type Tx } from '@ticarum/db/transaction'
import type pg from 'pg'

interface QueueNotice {
  name?: string
  now?: Date
  /** runs in the same transaction, after the notification */
  beforeCommit?: (tx: Tx) => Promise<void>
}

/** A notification of the system that is mailed as well. Returns the e-mail's id. */
export async function queueNotice(
  app: pg.Pool,
  personId: string,
  { name = 'Öz Gıda', now = new Date(), beforeCommit }: QueueNotice = {},
): Promise<string> {
  const system = actor({ role: 'system', action: 'test', requestId: '', now })
  const values = [[personId], 'invitation.accepted', JSON.stringify({ name }), true]
  return inTransaction(app, system, async (tx) => {
    const [mail] = await tx.sql<{ id: string }>('select fx.notify($1::uuid[], $2, $3, $4) as id', values)
    await beforeCommit?.(tx)
    return mail?.id ?? ''
  })
}
