import { setTimeout as sleep } from 'node:timers/promises'
import { keepAlive } from '@ticarum/db/transaction'
import pg from 'pg'
import type { Logger } from 'pino'

const RECONNECT_AFTER = 1000 // ms

/**
 * Listens on a channel over a connection of its own, and reconnects when that is lost. Each new connection counts as a
 * wake-up.
 */
export function listen(url: string, channel: string, onWake: () => void, log: Logger): { stop(): Promise<void> } {
  const stopping = new AbortController()

  async function listenOnce() {
    const client = new pg.Client({ connectionString: url, ...keepAlive, connectionTimeoutMillis: 10_000 })
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve())
      client.on('end', () => resolve())
      stopping.signal.addEventListener('abort', () => resolve(), { once: true })
    })
    try {
      await client.connect()
      client.on('notification', onWake)
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      onWake()
      await lost
    } finally {
      await client.end().catch(() => {})
    }
  }

  const listening = (async () => {
    while (!stopping.signal.aborted) {
      await listenOnce().catch((error: Error) => log.warn({ err: error, channel }, 'can not listen'))
      await sleep(RECONNECT_AFTER, undefined, { signal: stopping.signal }).catch(() => {})
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await listening
    },
  }
}
