import type pg from 'pg'
import type { Logger } from 'pino'
import { listen } from './listen.ts'
import { coalesced, type WakeUp } from './wake-up.ts'

interface NotifyParts {
  pool: pg.Pool
  /** to listen on a connection of its own, which a pgbouncer can't carry */
  url: string
  log: Logger
}

/** By PostgreSQL's NOTIFY, in a transaction of its own. */
export function wakeUpByNotify({ pool, url, log }: NotifyParts): WakeUp {
  return {
    hears: !/[?&]pgbouncer=true(&|$)/.test(url),
    sender: (channel) =>
      coalesced(() => {
        pool.query(`notify ${channel}`).catch((error: Error) => log.warn({ err: error, channel }, 'a wake-up was lost'))
      }),
    listen: (channel, onWake) => listen(url, channel, onWake, log),
    stop: async () => {},
  }
}
