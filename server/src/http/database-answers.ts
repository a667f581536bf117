import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

const SOON = 2000 // ms

/** Whether the database answers in time; one that hangs counts as unreachable. */
export async function databaseAnswers(pool: pg.Pool): Promise<boolean> {
  const answered = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([answered, sleep(SOON, false, { ref: false })])
}
