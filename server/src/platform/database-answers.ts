import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

const SOON = 2000 // ms

/**
 * Whether the database answers in time; one that hangs counts as unreachable, and its connection is dropped. No table
 * is read, so no lock can hold this up.
 */
export async function databaseAnswers(readiness: pg.Pool): Promise<boolean> {
  const ask = { text: 'select 1', query_timeout: SOON }
  const answered = readiness.query(ask).then(
    () => true,
    () => false,
  )
  return Promise.race([answered, sleep(SOON, false, { ref: false })])
}
