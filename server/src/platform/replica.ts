import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import { createCallPool } from './pools.ts'

/** What visitors are shown may be as old as this, and no older. In ms. */
const MOST_LAG = 5000
/** How often is looked how far it is, and how long it may take to answer. In ms. */
const LOOK = 1000
const PATIENCE = 2000

/** As a number, so that places of both databases can be compared. */
const WRITTEN = `select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::bigint as place`
const REPLAYED = `select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint as place where pg_is_in_recovery()`
const PLACES_KEPT = 600

/** A copy of the database that follows it, for reads that decide nothing (decision 84). */
export interface Replica {
  /** undefined: it is away or too far behind, and the primary is to be asked */
  pool(): pg.Pool | undefined
  /** It did not answer: it is asked nothing more until it was found in order again. */
  lost(pool: pg.Pool): void
  /** milliseconds; what the primary had committed then, it has */
  lag(): number
  stop(): Promise<void>
}

interface ReplicaParts {
  url: string
  /** its connections for reads; one more asks how far it is */
  connections: number
  primary: pg.Pool
  log: Logger
  mostLag?: number
  look?: number
}

/** Rejects when the work takes too long; the work itself goes on. */
export async function soonEnough<T>(work: Promise<T>): Promise<T> {
  work.catch(() => {})
  const over = new AbortController()
  const late = sleep(PATIENCE, undefined, { signal: over.signal, ref: false })
  try {
    return await Promise.race([
      work,
      late.then(() => {
        throw new Error('the replica did not answer in time')
      }),
    ])
  } finally {
    late.catch(() => {})
    over.abort()
  }
}

const placeOf = async (pool: pg.Pool, text: string): Promise<bigint | undefined> =>
  (await pool.query<{ place: bigint }>(text)).rows[0]?.place

/**
 * Looks each second which place the primary has written to, and up to which one the replica has come. That needs one
 * clock only, and finds a replica that hears nothing more as well as one that is slow.
 */
export function createReplica({ url, connections, primary, log, ...parts }: ReplicaParts): Replica {
  const { mostLag = MOST_LAG, look = LOOK } = parts
  const stopping = new AbortController()
  let written: { at: number; place: bigint }[] = []
  let confirmed = performance.now() - mostLag - 1
  let [pool, asked]: (pg.Pool | undefined)[] = []
  let usable = false
  let said: boolean | undefined

  const lag = () => performance.now() - confirmed

  /** What is asked of its connections may never be answered, so new ones are made when it is back. */
  function leave(): void {
    usable = false
    for (const each of [pool, asked]) void each?.end().catch(() => {})
    pool = undefined
    asked = undefined
  }

  function say(now: boolean, why?: string): void {
    if (now === said) return
    said = now
    if (now) log.info('visitors are answered by the replica')
    else log.warn({ reason: why }, 'the replica is not used: the primary answers visitors')
  }

  async function lookOnce(): Promise<void> {
    const at = performance.now()
    // Without an answer of the primary the replica is known to be fresh for as long as may be, and no longer.
    const place = await soonEnough(placeOf(primary, WRITTEN)).catch(() => undefined)
    if (place !== undefined) written = [...written, { at, place }].slice(-PLACES_KEPT)
    asked ??= createCallPool(url, 1)
    const replayed = await soonEnough(placeOf(asked, REPLAYED))
    if (replayed === undefined) throw new Error('it follows no primary')
    const reached = written.findLast((each) => each.place <= replayed)
    if (reached) {
      confirmed = reached.at
      written = written.filter((each) => each.at >= reached.at)
    }
    pool ??= createCallPool(url, connections)
    usable = true
    say(lag() <= mostLag, `${Math.round(lag())} ms behind`)
  }

  const looking = (async () => {
    while (!stopping.signal.aborted) {
      await lookOnce().catch((error: Error) => {
        leave()
        say(false, error.message)
      })
      await sleep(look, undefined, { signal: stopping.signal }).catch(() => {})
    }
  })()

  return {
    pool: () => (usable && lag() <= mostLag ? pool : undefined),
    lost(from) {
      if (from === pool) leave()
    },
    lag,
    async stop() {
      stopping.abort()
      await looking
      leave()
    },
  }
}
