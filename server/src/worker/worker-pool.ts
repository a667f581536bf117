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
        if (isReleased) return
        isReleased = true
        release(destroy)
      })
    })
  }
}

/**
 * A pool for graphile-worker and the jobs: it needs error handlers on pool and clients, and writes job ids into JSON,
 * which cannot hold a BigInt.
 */
export function createWorkerPool(connectionString: string, max: number, log: Logger): pg.Pool {
  const types: pg.CustomTypesConfig = {
    getTypeParser: (id: number, format?: 'text' | 'binary') =>
      id === pg.types.builtins.INT8 ? String : pg.types.getTypeParser(id, format),
  }
  const pool = new WorkerPool({ connectionString, max, types })
  const lost = (error: Error) => log.warn({ err: error }, 'a database connection was lost')
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  return pool
}
