import { type Compilable, DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import pg from 'pg'
import type { DB } from './tables.generated.ts'

pg.types.setTypeParser(pg.types.builtins.INT8, BigInt) // money: never a float, never a string

/** Builds statements. It has no connection, so that nothing can run outside a transaction by mistake. */
export const sqlOf = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** Who acts, as row security sees it. Empty strings mean nobody. */
export interface DbActor {
  userId: string | null
  role: string
  companyId: string | null
  /** reads every row: `set local role app_admin` */
  admin: boolean
  /** what the audit trail calls this act, and the request that it came with */
  action: string
  requestId: string
  /** whose idempotency keys these are */
  scope: string
  now: Date
}

export interface Tx {
  all<R>(query: Compilable<R>, name?: string): Promise<R[]>
  first<R>(query: Compilable<R>, name?: string): Promise<R | undefined>
  sql<R extends pg.QueryResultRow>(text: string, values?: unknown[], name?: string): Promise<R[]>
  /** runs once the rows are really there; never for a transaction that was rolled back or retried */
  afterCommit(effect: () => void): void
}

const SET_ACTOR = {
  name: 'set-actor',
  text: `select set_config('app.user_id', $1, true), set_config('app.role', $2, true), set_config('app.company_id', $3, true),
    set_config('app.action', $4, true), set_config('app.request_id', $5, true), set_config('app.scope', $6, true), set_config('app.now', $7, true)`,
}
const TRY_AGAIN = new Set(['40001', '40P01']) // serialization failure, deadlock
const RETRIES = 3

export function createPool(connectionString: string, max = 10): pg.Pool {
  const pool = new pg.Pool({ connectionString, max, pipeline: true } as pg.PoolConfig)
  pool.on('error', () => {}) // an idle connection was lost: the pool makes a new one
  return pool
}

type Client = pg.PoolClient & { getTransactionStatus(): 'I' | 'T' | 'E' | null }

/** Begin and actor are sent without waiting: they leave together with the first statement of the work. */
function open(client: Client, actor: DbActor, begin: string): Promise<unknown> {
  const values = [actor.userId ?? '', actor.role, actor.companyId ?? '', actor.action, actor.requestId, actor.scope, actor.now.toISOString()]
  const sent = [client.query(begin), client.query({ ...SET_ACTOR, values })]
  if (actor.admin) sent.push(client.query('set local role app_admin'))
  const opened = Promise.all(sent)
  opened.catch(() => {}) // looked at later: it must not become an unhandled rejection meanwhile
  return opened
}

function statements(run: (query: pg.QueryConfig) => Promise<unknown[]>) {
  const all = <R>(query: Compilable<R>, name?: string) => {
    const { sql, parameters } = query.compile()
    return run({ text: sql, values: [...parameters], ...(name ? { name } : {}) }) as Promise<R[]>
  }
  return {
    all,
    first: async <R>(query: Compilable<R>, name?: string) => (await all(query, name))[0],
    sql: <R>(text: string, values: unknown[] = [], name?: string) => run({ text, values, ...(name ? { name } : {}) }) as Promise<R[]>,
  }
}

/** One transaction as the actor; deadlocks and serialization failures are tried again from the start. */
export async function inTransaction<T>(pool: pg.Pool, actor: DbActor, work: (tx: Tx) => Promise<T>, begin = 'begin'): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    const client = (await pool.connect()) as Client
    let over = false
    let broken: Error | undefined
    const onError = (error: Error) => {
      broken = error
    }
    client.on('error', onError)
    const opened = open(client, actor, begin)
    const effects: (() => void)[] = []
    const run = async (query: pg.QueryConfig) => {
      if (over) throw new Error('the transaction is over')
      return (await client.query(query)).rows
    }
    try {
      const result = await work({ ...statements(run), afterCommit: (effect) => effects.push(effect) } as Tx)
      over = true
      await opened
      const end = await client.query('commit')
      // Committing a failed transaction answers ROLLBACK, without an error.
      if (end.command !== 'COMMIT') throw new Error('a statement failed, its error was swallowed, and PostgreSQL rolled back')
      for (const effect of effects) effect()
      return result
    } catch (error) {
      over = true
      const reason = await opened.then(
        () => error,
        (openError: unknown) => openError,
      )
      if (!broken) await client.query('rollback').catch(onError)
      const code = (reason as { code?: string }).code ?? ''
      if (!TRY_AGAIN.has(code) || attempt >= RETRIES) throw reason
    } finally {
      client.off('error', onError)
      client.release(broken ?? client.getTransactionStatus() !== 'I')
    }
    await new Promise((wait) => setTimeout(wait, Math.random() * 20 * 2 ** attempt))
  }
}

/** For what is public by definition: no transaction and no actor, so that row security shows only what everybody may see. */
export function publicReads(pool: pg.Pool): Tx {
  const run = async (query: pg.QueryConfig) => (await pool.query(query)).rows
  return {
    ...statements(run),
    afterCommit: () => {
      throw new Error('a public read has no commit')
    },
  } as Tx
}
