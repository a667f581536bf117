import { keepAlive } from '@ticarum/db/transaction'
import pg from 'pg'
import type { Logger } from 'pino'

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (destroy?: Error | boolean) => void,
) => void

/**
 * graphile-worker 0.18 gives the client that listens back twice when LISTEN is refused while it stops, as a database
 * that is about to become the primary refuses it; the second time would end the process.
 */
class WorkerPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(connected: Connected): void
  override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
    if (!connected) return super.connect()
    super.connect((error, client, release) => {
      let isReleased = false
      connected(error, client, (destroy) => {
        if (isReleased || error) return
        isReleased = true
        release(destroy)
      })
    })
  }
}

/** Longer than the database lets a job's statement take (db/roles.sql), in ms. */
const SILENCE = 5 * 60_000 + 15_000

/**
 * A pool for graphile-worker and the jobs: it needs error handlers on pool and clients, and writes job ids into JSON,
 * which cannot hold a BigInt. After `silence` ms without an answer to a statement its connection is given up.
 */
export function createWorkerPool(connectionString: string, max: number, log: Logger, silence = SILENCE): pg.Pool {
  const types: pg.CustomTypesConfig = {
    getTypeParser: (id: number, format?: 'text' | 'binary') =>
      id === pg.types.builtins.INT8 ? String : pg.types.getTypeParser(id, format),
  }
  // Only with `pipeline` does the driver close the connection of a statement that it has given up.
  const limits = { ...keepAlive, connectionTimeoutMillis: 10_000, pipeline: true, query_timeout: silence }
  const pool = new WorkerPool({ connectionString, max, types, ...limits })
  const lost = (error: Error) => log.warn({ err: error }, 'a database connection was lost')
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  return pool
}
