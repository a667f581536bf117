import { newId } from '@ticarum/db/ids'
import { inTransaction } from '@ticarum/db/transaction'
import type { NotifyContext } from '../platform/effects.ts'
import type { JobParts } from './job-parts.ts'

/** A transaction of the system, which the worker's login stands for; the audit names the job. */
export function asSystem<T>(
  { pool, clock }: JobParts,
  action: string,
  work: (system: NotifyContext) => Promise<T>,
): Promise<T> {
  const system = { entry: null, admin: false, action, requestId: '', scope: '', now: clock.now() }
  // Its e-mails wait in the outbox, which the worker polls anyway.
  return inTransaction(pool, system, (tx) => work({ tx, newId, wakeWorker: () => {} }))
}
