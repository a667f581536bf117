import type { RateLimit } from '@ticarum/contract/procedure'
import pg from 'pg'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Actor } from './actor.ts'
import type { Caller } from './caller.ts'
import { fail } from './refusal.ts'

export type RateLimiter = (name: string, limit: RateLimit, actor: Actor, caller: Caller) => Promise<void>

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
  getTypeParser: ((oid: number, format) => (oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format))) as typeof pg.types.getTypeParser,
}

/** Counts in memory, or in the database where the procedure says that all instances must count together. */
export function createRateLimiter(pool: pg.Pool): RateLimiter {
  const limiters = new Map<string, RateLimiterAbstract>()
  const store = { storeClient: { query: (query: pg.QueryConfig) => pool.query({ ...query, types }) }, storeType: 'pool', tableName: 'rate_limits', tableCreated: true }

  function limiterFor(name: string, { max, seconds, shared }: RateLimit): RateLimiterAbstract {
    const known = limiters.get(name)
    if (known) return known
    const options = { keyPrefix: name, points: max, duration: seconds }
    // Who has spent a shared limit is refused from memory: a flood costs no writes.
    const made = shared ? new RateLimiterPostgres({ ...options, ...store, inMemoryBlockOnConsumed: max }) : new RateLimiterMemory(options)
    limiters.set(name, made)
    return made
  }

  return async (name, limit, actor, caller) => {
    const who = limit.by === 'account' && actor.kind === 'person' ? actor.userId : networkOf(caller.address)
    try {
      await limiterFor(name, limit).consume(who)
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      fail('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) })
    }
  }
}
