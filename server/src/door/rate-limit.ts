import type { RateLimit } from '@ticarum/contract/procedure'
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
import { fail } from './domain-error.ts'

export type RateLimiter = (name: string, limit: RateLimit, actor: Actor, caller: Caller) => Promise<void>
export type SharedStore = Pick<IRateLimiterPostgresOptions, 'storeClient' | 'storeType' | 'tableName' | 'tableCreated'>

/** A household or an office behind IPv6 owns a whole /64: counting single addresses would count nothing. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*$/, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array(Math.max(zeros, 0)).fill('0'), ...right].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** The limiter reckons with numbers, where this system reads int8 as bigint: its own statements get numbers. */
const types = {
  getTypeParser: ((oid: number, format) =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/**
 * The counters that all instances share. Each statement commits by itself: a refusal that rolls back its transaction
 * stays counted.
 */
export const sharedStore = (pool: pg.Pool): SharedStore => ({
  storeClient: { query: (query: pg.QueryConfig) => pool.query({ ...query, types }) },
  storeType: 'pool',
  tableName: 'rate_limits',
  tableCreated: true,
})

/** What is made once for each store, and goes with it. */
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

/** How long to wait after a refusal of the limiter; any other error is none of its refusals. */
export function refuseOverLimit(refused: unknown): never {
  if (!(refused instanceof RateLimiterRes)) throw refused
  return fail('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) })
}

/** Counts in memory, or in the database where the procedure says that all instances must count together. */
export function createRateLimiter(store: SharedStore): RateLimiter {
  const limiters = new Map<string, RateLimiterAbstract>()

  function limiterFor(name: string, { max, seconds, shared }: RateLimit): RateLimiterAbstract {
    const known = limiters.get(name)
    if (known) return known
    const options = { keyPrefix: name, points: max, duration: seconds }
    // Who has spent a shared limit is refused from memory: a flood costs no writes.
    const made = shared
      ? new RateLimiterPostgres({ ...options, ...store, inMemoryBlockOnConsumed: max })
      : new RateLimiterMemory(options)
    limiters.set(name, made)
    return made
  }

  return async (name, limit, actor, caller) => {
    const who = limit.by === 'account' && actor.kind === 'person' ? actor.userId : networkOf(caller.address)
    await limiterFor(name, limit).consume(who).catch(refuseOverLimit)
  }
}
