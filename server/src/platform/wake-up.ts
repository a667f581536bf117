import type pg from 'pg'
import type { Logger } from 'pino'

const COALESCE = 10 // ms

/**
 * One wake-up for many commits: NOTIFY in each transaction would halve their rate. If one is lost, the poll of whoever
 * listens finds what is new.
 */
export function createWakeUp(pool: pg.Pool, channel: 'outbox' | 'events', log: Logger): () => void {
  let timer: NodeJS.Timeout | undefined
  return () => {
    if (timer) return
    timer = setTimeout(() => {
      timer = undefined
      pool.query(`notify ${channel}`).catch((error: Error) => log.warn({ err: error, channel }, 'a wake-up was lost'))
    }, COALESCE)
  }
}
