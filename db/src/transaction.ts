import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import pg from 'pg'
import { GatheringClient, UnnamedClient } from './gathering-client.ts'
import type { DB } from './tables.generated.ts'

pg.types.setTypeParser(pg.types.builtins.INT8, BigInt) // money: never a float or a string
// A date as text, because it has no hour that a time zone could shift.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)

/** Builds statements. It has no connection, so that nothing runs outside a transaction by mistake. */
export const sqlOf = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** How the database learns who acts: a call of a function that signs the actor, with its arguments from $5 on. */
export interface Entry {
  name: string
  call: string
  values: unknown[]
}

/** Who acts in a transaction. The database decides what that is: see `fx.actor`. */
export interface DbActor {
  /** null: a visitor, or whoever the login itself stands for */
  entry: Entry | null
  /** uses an admin's rights: `set local role app_admin`, which is worth something to admins only */
  admin: boolean
  /** the name of this action in the audit trail, and the id of its request */
  action: string
  requestId: string
  /** whose idempotency keys these are, for a visitor */
  scope: string
  /** counts in databases of tests only */
  now: Date
}

/** The holder of a session, as they are now; with a mark only if nothing has changed since it was read. */
export const bySession = (tokenHash: Buffer, mark: bigint | null = null): Entry => ({
  name: 'session',
  call: 'fx.enter_as_holder($5, $6)',
  values: [tokenHash, mark],
})

/** Whoever an API token acts for; with a mark only if nothing has changed since it was read. */
export const byApiToken = (tokenHash: Buffer, mark: bigint | null = null): Entry => ({
  name: 'api-token',
  call: 'fx.enter_by_api_token($5, $6)',
  values: [tokenHash, mark],
})

/** Who asked for a job, by the ticket that its row is good for. */
export const byTicket = (ticket: string): Entry => ({
  name: 'ticket',
  call: 'fx.enter_by_ticket($5)',
  values: [ticket],
})

/** The operator, as the owner of the tables. */
export const asOwner: Entry = { name: 'owner', call: "set_config('app.role', $5, true)", values: ['system'] }

export interface Tx {
  all<R>(query: Compilable<R>, name?: string): Promise<R[]>
  first<R>(query: Compilable<R>, name?: string): Promise<R | undefined>
  sql<R extends pg.QueryResultRow>(text: string, values?: unknown[], name?: string): Promise<R[]>
  /** runs after the commit; never for a transaction that was rolled back or retried */
  afterCommit(effect: () => void): void
}

const SETTINGS = `select set_config('app.action', $1, true), set_config('app.request_id', $2, true),
    set_config('app.scope', $3, true), set_config('app.now', $4, true)`
const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')
const TRY_AGAIN = new Set(['40001', '40P01']) // serialization failure, deadlock
const RETRIES = 3
/** What PostgreSQL says of each statement that was sent behind the one that failed. */
const ABORTED = '25P02'
/** A server that only reads: it was the primary, or is not yet. No write will succeed on this connection. */
const READ_ONLY = '25006'

/** A closed list: if `begin` itself failed, the statements behind it would run without a transaction. */
export type Begin = 'begin' | 'begin read only' | 'begin isolation level repeatable read'

/** How long a call waits for a connection, in ms. How long statements may take stands in roles.sql. */
const POOL_WAIT = 5000

/**
 * A machine that is lost closes no connection: an idle one is asked about after 10 seconds, then each second, and given
 * up after ten questions.
 */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/**
 * A URL with `pgbouncer=true` leads through one (deploy/pgbouncer/README.md). `silence`: after so many ms without an
 * answer to a statement its connection is given up; 0 waits for ever.
 */
export function createPool(connectionString: string, max = 10, { silence = 0 } = {}): pg.Pool {
  const Client = /[?&]pgbouncer=true(&|$)/.test(connectionString) ? UnnamedClient : GatheringClient
  const limits = { ...keepAlive, connectionTimeoutMillis: POOL_WAIT, query_timeout: silence }
  const pool = new pg.Pool({ connectionString, max, pipeline: true, Client, ...limits })
  pool.on('error', () => {}) // an idle connection was lost: the pool opens a new one
  return pool
}

/** Awaited later, or never: its failure must not become an unhandled rejection, which ends the process. */
function heeded<P extends Promise<unknown>>(promise: P): P {
  promise.catch(() => {})
  return promise
}

const ENTER = 'enter-by-'

/** Whether a statement of this name makes the actor of its transaction. */
export const isEntry = (name: string | undefined): boolean => name?.startsWith(ENTER) ?? false

const enterAs = ({ entry, action, requestId, scope, now }: DbActor): pg.QueryConfig => ({
  name: ENTER + (entry?.name ?? 'nobody'),
  text: entry ? `${SETTINGS}, ${entry.call}` : SETTINGS,
  values: [action, requestId, scope, now.toISOString(), ...(entry?.values ?? [])],
})

/** Begin and actor are sent without waiting for a response, together with the first statement of the work. */
function open(client: pg.PoolClient, begin: Begin, enter: pg.QueryConfig, admin: boolean): Promise<unknown> {
  const sent: Promise<unknown>[] = [client.query(begin), client.query(enter)]
  if (admin) sent.push(client.query('set local role app_admin'))
  return heeded(Promise.all(sent))
}

type Watch = <T>(name: string, run: () => Promise<T>) => Promise<T>
let watch: Watch | undefined

/**
 * Has every statement, every wait for a connection and every commit run inside `around`, which is told its name. It
 * must begin what it is given at once, because statements go out in the order in which they were asked for.
 */
export function watchStatements(around: Watch | undefined): void {
  watch = around
}

const VERB = /\b(select|insert|update|delete|merge|call|lock|notify|refresh)\b/i
const TABLE = /\b(?:from|into|update|join|table)\s+(?:only\s+)?"?([a-z_]{3,})"?|\b(fx\.[a-z_]+)\s*\(/i

/** The verb of a statement and the first table or function in it: no value, though one may stand in the text. */
export function summaryOf(text: string): string {
  const [, table, fn] = TABLE.exec(text) ?? []
  return [VERB.exec(text)?.[1]?.toLowerCase(), table ?? fn].filter(Boolean).join(' ') || 'statement'
}

function statements(run: (query: pg.QueryConfig) => Promise<unknown[]>): Pick<Tx, 'all' | 'first' | 'sql'> {
  const sql = <R>(text: string, values: readonly unknown[] = [], name?: string) => {
    const send = () => run({ text, values: [...values], ...(name ? { name } : {}) }) as Promise<R[]>
    return heeded(watch ? watch(name ?? summaryOf(text), send) : send())
  }
  const all = <R>(query: Compilable<R>, name?: string) => {
    const compiled = query.compile()
    return sql<R>(compiled.sql, compiled.parameters, name)
  }
  return { sql, all, first: (query, name) => heeded(all(query, name).then((rows) => rows[0])) }
}

async function attempt<T>(
  pool: pg.Pool,
  actor: DbActor,
  work: (tx: Tx) => Promise<T>,
  begin: Begin,
): Promise<{ result: T; effects: (() => void)[] }> {
  const enter = enterAs(actor) // may throw, so it comes before a connection is taken
  const client = await (watch ? watch('connection', () => pool.connect()) : pool.connect())
  let over = false
  let broken: Error | undefined
  let failure: unknown
  const onError = (error: Error) => {
    broken ??= error
  }
  client.on('error', onError)
  const opened = open(client, begin, enter, actor.admin)
  const effects: (() => void)[] = []
  const stillOpen = () => {
    if (over) throw new Error('the transaction is over')
  }
  const run = async (query: pg.QueryConfig) => {
    stillOpen()
    try {
      return (await client.query(query)).rows
    } catch (error) {
      if (codeOf(error) !== ABORTED) failure = error
      throw error
    }
  }
  const afterCommit = (effect: () => void) => {
    stillOpen()
    effects.push(effect)
  }
  try {
    const result = await work({ ...statements(run), afterCommit })
    over = true
    await opened
    const commit = () => client.query('commit')
    const end = await (watch ? watch('commit', commit) : commit())
    // Committing a failed transaction answers ROLLBACK, without an error.
    if (end.command !== 'COMMIT')
      throw new Error('a statement failed, its error was swallowed, and PostgreSQL rolled back', { cause: failure })
    return { result, effects }
  } catch (error) {
    over = true
    // The first failure is the reason: of the connection, then of the actor, then of the work. Of statements that were
    // sent together, the work may hear of a later one first.
    const ofWork = codeOf(error) === ABORTED ? (failure ?? error) : error
    const reason = await opened.then(
      () => broken ?? ofWork,
      (openError: unknown) => broken ?? openError,
    )
    if (reason instanceof Error && codeOf(reason) === READ_ONLY) broken ??= reason
    if (!broken) await client.query('rollback').catch(onError)
    throw reason
  } finally {
    client.off('error', onError)
    client.release(broken ?? client.getTransactionStatus() !== 'I')
  }
}

/** The commit stays: a failing effect must not look like a failed transaction. */
function carryOut(effect: () => void): void {
  try {
    effect()
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error))
  }
}

const worthAnotherTry = (error: unknown) => TRY_AGAIN.has(codeOf(error))

/** Runs one transaction as the actor; deadlocks and serialization failures are retried from the start. */
export async function inTransaction<T>(
  pool: pg.Pool,
  actor: DbActor,
  work: (tx: Tx) => Promise<T>,
  begin: Begin = 'begin',
): Promise<T> {
  for (let tried = 0; ; tried++) {
    try {
      const { result, effects } = await attempt(pool, actor, work, begin)
      effects.forEach(carryOut)
      return result
    } catch (error) {
      if (!worthAnotherTry(error) || tried >= RETRIES) throw error
    }
    await new Promise((wait) => setTimeout(wait, Math.random() * 20 * 2 ** tried))
  }
}

/** For public reads: without transaction and actor, so that row security shows only what everybody may see. */
export function publicReads(pool: pg.Pool): Tx {
  return {
    ...statements(async (query) => (await pool.query(query)).rows),
    afterCommit: () => {
      throw new Error('a public read has no commit')
    },
  }
}
