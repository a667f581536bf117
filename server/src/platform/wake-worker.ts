import type pg from 'pg'
import type { Logger } from 'pino'

const COALESCE = 10 // ms

/**
 * Many commits, one wake-up: NOTIFY inside each transaction would halve their rate. A lost one is made good by the
 * worker's poll.
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
