import type { Tx } from '@ticarum/db/transaction'
import type { Actor } from './actor.ts'
import type { Caller } from './caller.ts'
import { fail, Refusal } from './domain-error.ts'

/**
 * Keys belong to a person in a role and a company: whoever loses one of these cannot replay an earlier answer. A
 * visitor's belong to their address, since forms without scripts make a key of what was written.
 */
export function scopeOf(actor: Actor, caller: Caller): string {
  // as fx.enter_as_holder says it
  if (actor.kind === 'person') return `${actor.userId}/${actor.role ?? 'none'}/${actor.companyId}`
  return `visitor/${caller.address}`
}

const CLAIM = `insert into idempotency_keys (scope, key, procedure, request_hash) values ($1, $2, $3, $4)
  on conflict (scope, key) do nothing returning true as mine`
const STORED = 'select procedure, request_hash, answer from idempotency_keys where scope = $1 and key = $2'
const KEEP = 'update idempotency_keys set answer = $3 where scope = $1 and key = $2'

interface Claim {
  scope: string
  key: string
  procedure: string
  /** of the request */
  hash: Buffer
}

/** Whether the key was used: what it did is answered again, however things stand now. */
export const isUsed = async (tx: Tx, scope: string, key: string): Promise<boolean> =>
  (await tx.sql(STORED, [scope, key], 'stored-answer')).length > 0

/**
 * Does the work once for each key. It waits for a parallel transaction with the same key, as long as for any lock: if
 * that commits, its answer is returned again; if it rolls back, this one does the work. Only committed work leaves a
 * key behind. This relies on READ COMMITTED: the second statement sees what the first one waited for.
 */
export async function once<T>(tx: Tx, { scope, key, procedure, hash }: Claim, work: () => Promise<T>): Promise<T> {
  if (!(await claim())) return replay()
  const answer = await work()
  await tx.sql(KEEP, [scope, key, JSON.stringify(answer)], 'keep-answer')
  return answer

  async function claim(): Promise<boolean> {
    try {
      return (await tx.sql(CLAIM, [scope, key, procedure, hash], 'claim-key')).length > 0
    } catch (error) {
      if ((error as { code?: string }).code === '55P03') fail('IN_PROGRESS', { retryAfter: 2 })
      throw error
    }
  }

  async function replay(): Promise<T> {
    const [stored] = await tx.sql<{ procedure: string; request_hash: Buffer; answer: T }>(
      STORED,
      [scope, key],
      'stored-answer',
    )
    // Deleted by the housekeeping in between: the next try does the work.
    if (!stored) return fail('IN_PROGRESS', { retryAfter: 1 })
    if (stored.procedure !== procedure || !hash.equals(stored.request_hash))
      throw new Refusal('KEY_REUSED', { answer: stored.answer })
    return stored.answer
  }
}
