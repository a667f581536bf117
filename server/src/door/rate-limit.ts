import type { RateLimit } from '@ticarum/contract/procedure'
import { TOKEN_CALLS } from '@ticarum/contract/values/api-scopes'
import type { Tx } from '@ticarum/db/transaction'
import pg from 'pg'
import {
  type IRateLimiterPostgresOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Actor } from './actor.ts'
import type { Caller } from './caller.ts'
import { fail, Refusal } from './domain-error.ts'
import { networkOf } from './network.ts'

export type RateLimiter = (name: string, limit: RateLimit, actor: Actor, caller: Caller) => Promise<void>
export type SharedStore = Pick<IRateLimiterPostgresOptions, 'storeClient' | 'storeType' | 'tableName' | 'tableCreated'>

/** All devices of a network may together ten times what one may, however many cookies are thrown away. */
const DEVICES_OF_NETWORK = 10

/** The limiter calculates with numbers, but our type parsers read int8 as bigint: its own statements get numbers. */
const types = {
  getTypeParser: ((oid: number, format) =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/**
 * The counters that all instances share. Each statement commits by itself, so a call whose transaction is rolled back
 * stays counted.
 */
export const sharedStore = (pool: pg.Pool): SharedStore => ({
  storeClient: { query: (query: pg.QueryConfig) => pool.query({ ...query, types }) },
  storeType: 'pool',
  tableName: 'rate_limits',
  tableCreated: true,
})

/** Forgets counts together with what a transaction does. */
export const forgetCounts = (tx: Tx, keys: string[]) => tx.sql('delete from rate_limits where key = any ($1)', [keys])

/** Makes limiters once for each store; the WeakMap drops them with it. */
export function perStore<Limiters extends object>(
  make: (store: SharedStore) => Limiters,
): (store: SharedStore) => Limiters {
  const made = new WeakMap<SharedStore, Limiters>()
  return (store) => {
    const limiters = made.get(store) ?? make(store)
    made.set(store, limiters)
    return limiters
  }
}

/** Throws RATE_LIMITED with the seconds to wait; any other error is thrown as it is. */
export function refuseOverLimit(refused: unknown): never {
  if (!(refused instanceof RateLimiterRes)) throw refused
  return fail('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) })
}

/** Counts in memory, or in the database for procedures whose limit all instances share. */
export function createRateLimiter(store: SharedStore): RateLimiter {
  const limiters = new Map<string, RateLimiterAbstract>()

  function limiterFor(name: string, { max, seconds, shared }: RateLimit): RateLimiterAbstract {
    const known = limiters.get(name)
    if (known) return known
    const options = { keyPrefix: name, points: max, duration: seconds }
    // Whoever used up a shared limit is refused from memory, so that a flood causes no writes.
    const made = shared
      ? new RateLimiterPostgres({ ...options, ...store, inMemoryBlockOnConsumed: max })
      : new RateLimiterMemory(options)
    limiters.set(name, made)
    return made
  }

  return async (name, limit, actor, caller) => {
    const network = networkOf(caller.address)
    const who = actor.kind === 'person' ? actor.userId : (caller.device?.id ?? network)
    await limiterFor(name, limit).consume(who).catch(refuseOverLimit)
    if (who === network || limit.network === 'grows' || (limit.by === 'account' && actor.kind === 'person')) return
    const max = limit.network ?? limit.max * DEVICES_OF_NETWORK
    await limiterFor(`${name}/network`, { ...limit, max })
      .consume(network)
      .catch(refuseOverLimit)
  }
}

export interface TokenLimits {
  /** of one token in a minute */
  calls: number
  /** that are none, of a network in a minute: then no further one is looked up */
  wrong: number
}
const usualTokenLimits: TokenLimits = { calls: TOKEN_CALLS, wrong: 100 }

export function createTokenLimits(most: TokenLimits = usualTokenLimits) {
  const calls = new RateLimiterMemory({ keyPrefix: 'api-token', points: most.calls, duration: 60 })
  const wrong = new RateLimiterMemory({ keyPrefix: 'no-api-token', points: most.wrong, duration: 60 })
  return {
    /** All calls of a token together, whatever each of them may by itself. */
    count: async (tokenId: string): Promise<void> => void (await calls.consume(tokenId).catch(refuseOverLimit)),
    async lookUp<T>(network: string, look: () => Promise<T>): Promise<T> {
      const before = await wrong.get(network)
      if (before && before.remainingPoints <= 0) refuseOverLimit(before)
      try {
        return await look()
      } catch (error) {
        if (error instanceof Refusal && error.code === 'UNAUTHENTICATED')
          await wrong.consume(network).catch(refuseOverLimit)
        throw error
      }
    },
  }
}
