import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { crowded, type Room, replicaConnections } from './connections.ts'
import type { Settings } from './env.ts'

const SOON = 5000 // ms

const ROOM = `select current_setting('max_connections')::integer as most,
  current_setting('superuser_reserved_connections')::integer
    + coalesce(current_setting('reserved_connections', true)::integer, 0) as reserved,
  (select datconnlimit from pg_database where datname = current_database()) as database,
  (select json_object_agg(rolname, rolconnlimit) from pg_roles
    where rolname in ('app', 'sign_in', 'worker', 'owner')) as roles`

async function asked<T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: SOON, query_timeout: SOON })
  client.on('error', () => {}) // the statement fails then
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}

/** Why a process with these settings must not run on this database; undefined: it may. */
export async function refusalOf(url: string, settings: Settings): Promise<string | undefined> {
  return asked(url, async (client) => {
    const { rows } = await client.query<Room>(ROOM)
    const refusal = rows[0] && crowded(settings, rows[0])
    if (refusal || settings.NODE_ENV !== 'production') return refusal
    const { rows: demo } = await client.query<{ found: boolean }>('select fx.has_demo_data() as found')
    return demo[0]?.found
      ? 'The database holds the demo world, whose passwords everybody knows: production needs a database of its own.'
      : undefined
  })
}

/** The same for the replica, which has limits of its own. */
async function refusalOfReplica(settings: Settings): Promise<string | undefined> {
  if (settings.DATABASE_REPLICA_URL === undefined) return undefined
  const refusal = await asked(settings.DATABASE_REPLICA_URL, async (client) => {
    const { rows } = await client.query<Room>(ROOM)
    return rows[0] && crowded(settings, rows[0], replicaConnections(settings))
  }).catch(() => undefined) // it may be away: the primary answers then
  return refusal && `The replica is too small: ${refusal}`
}

/** Ends the process with one line for whoever started it. */
function refuseToStart(why: unknown): never {
  process.stderr.write(`${why instanceof Error ? why.message : why}\n`)
  process.exit(1)
}

/** What these settings say, or the end of the process. */
export function settingsOrEnd(read: () => Settings): Settings {
  try {
    return read()
  } catch (error) {
    refuseToStart(error)
  }
}

/** Ends a process that must not run on its database. One that is away is asked again later: it may come back. */
export async function mayStart(url: string, settings: Settings, log: Logger): Promise<void> {
  const ask = async (): Promise<boolean> => {
    try {
      const refusal = (await refusalOf(url, settings)) ?? (await refusalOfReplica(settings))
      if (refusal) refuseToStart(refusal)
      return true
    } catch (error) {
      log.warn({ err: error }, 'the database did not say whether this process fits: it is asked again')
      return false
    }
  }
  if (await ask()) return
  const askAgain = async (): Promise<void> => {
    await sleep(SOON, undefined, { ref: false })
    if (!(await ask())) await askAgain()
  }
  void askAgain()
}
