import type pg from 'pg'
import type { Logger } from 'pino'

const COALESCE = 10 // ms

/**
 * One wake-up for many commits: NOTIFY in each transaction would halve their rate. If one is lost, the worker's poll
 * finds the jobs.
 */
export function createWakeWorker(pool: pg.Pool, log: Logger): () => void {
  let timer: NodeJS.Timeout | undefined
  return () => {
    if (timer) return
    timer = setTimeout(() => {
      timer = undefined
      pool.query('notify outbox').catch((error: Error) => log.warn({ err: error }, 'wake-up of the worker was lost'))
    }, COALESCE)
  }
}
