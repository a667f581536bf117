import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export interface Patience {
  /** milliseconds that a statement waits for a lock; those who queue behind it wait no longer than that */
  lockTimeout: number
  /** milliseconds between two tries, in which they go on */
  pause: number
  tries: number
}

/** A statement of the application waits 4 s for a lock (roles.sql): it outlives a try. */
export const usualPatience: Patience = { lockTimeout: 1000, pause: 2000, tries: 60 }

/** A lock was not to be had in time, or two waited for each other. */
const LOCKED = ['55P03', '40P01']
const isLocked = (error: unknown) => error instanceof pg.DatabaseError && LOCKED.includes(error.code ?? '')

/**
 * Changes what others are using: waits briefly for a lock, gives back what it had, and tries again after a pause.
 */
export async function patiently<T>(
  client: pg.Client,
  { lockTimeout, pause, tries }: Patience,
  what: string,
  work: () => Promise<T>,
): Promise<T> {
  for (let tried = 1; ; tried++) {
    await client.query(`set lock_timeout = ${lockTimeout}`)
    try {
      return await work()
    } catch (error) {
      await client.query('rollback').catch(() => {}) // the connection may be gone
      if (!isLocked(error)) throw error
      if (tried === tries)
        throw new Error(
          `${what}: others kept a lock that it needs through ${tries} tries. It is not applied: look into ` +
            'pg_stat_activity for a transaction that does not end, then run this again.',
          { cause: error },
        )
    }
    await sleep(pause)
  }
}
