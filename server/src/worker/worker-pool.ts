import pg from 'pg'
import type { Logger } from 'pino'

/**
 * A pool for graphile-worker and the jobs: it needs error handlers on pool and clients, and writes job ids into JSON,
 * which cannot hold a BigInt.
 */
export function createWorkerPool(connectionString: string, max: number, log: Logger): pg.Pool {
  const types: pg.CustomTypesConfig = {
    getTypeParser: (id: number, format?: 'text' | 'binary') =>
      id === pg.types.builtins.INT8 ? String : pg.types.getTypeParser(id, format),
  }
  const pool = new pg.Pool({ connectionString, max, types })
  const lost = (error: Error) => log.warn({ err: error }, 'a database connection was lost')
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  return pool
}
