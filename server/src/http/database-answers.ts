import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

const SOON = 2000 // ms

/** Whether the database answers soon; one that hangs is as good as away. */
export async function databaseAnswers(pool: pg.Pool): Promise<boolean> {
  const answered = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([answered, sleep(SOON, false, { ref: false })])
}
