import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Actor } from './actor.ts'
import type { Caller } from './caller.ts'
import { fail } from './domain-error.ts'
import { networkOf, type SharedStore } from './rate-limit.ts'

const MEGABYTE = 1024 * 1024
const DAY = 24 * 3600 // seconds

/** What files may cost while they are sent, in megabytes. */
const usual = {
  /** of this process's memory at once: for everybody, for all visitors, for one account */
  held: { all: 192, visitors: 64, account: 40 },
  /** of one file: what is streamed passes through */
  heldOfOne: 16,
  /** in a day, counted by all instances */
  day: { account: 2000, visit: 200, network: 2000 },
}

export type UploadLimits = typeof usual

/** One file while it is sent. */
export interface Upload {
  /** refuses when the process has no memory left for it */
  add(bytes: number): void
  /** frees its memory, and counts its bytes */
  end(): Promise<void>
}

/** Keeps what files cost within limits, before and while they are read. */
export function createUploads(store: SharedStore, limits: UploadLimits = usual) {
  const held = new Map<string, number>()
  const kilobytes = Object.fromEntries(
    Object.entries(limits.day).map(([by, megabytes]) => [
      by,
      new RateLimiterPostgres({ ...store, keyPrefix: `sent-${by}`, points: megabytes * 1024, duration: DAY }),
    ]),
  )

  /** Who is counted, and by what; an address that many share is the outer bound of its visits. */
  function countedBy(actor: Actor, { visitId, address }: Caller): [limiter: RateLimiterPostgres, who: string][] {
    const by = (name: keyof typeof limits.day, who: string): [RateLimiterPostgres, string][] => {
      const limiter = kilobytes[name]
      return limiter ? [[limiter, who]] : []
    }
    if (actor.kind === 'person') return by('account', actor.userId)
    return [...by('network', networkOf(address)), ...(visitId ? by('visit', visitId) : [])]
  }

  function heldBy(actor: Actor): [who: string, most: number][] {
    return [
      ['all', limits.held.all],
      actor.kind === 'person' ? [actor.userId, limits.held.account] : ['visitors', limits.held.visitors],
    ]
  }

  function hold(who: string, bytes: number): number {
    const now = (held.get(who) ?? 0) + bytes
    if (now > 0) held.set(who, now)
    else held.delete(who)
    return now
  }

  return {
    /** Refuses who has sent their share of the day. */
    async open(actor: Actor, caller: Caller): Promise<Upload> {
      const counters = countedBy(actor, caller)
      for (const [limiter, who] of counters) {
        const counted = await limiter.get(who)
        if (counted && counted.remainingPoints <= 0)
          fail('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(counted.msBeforeNext / 1000)) })
      }
      let sent = 0
      let mine = 0
      return {
        add(bytes) {
          sent += bytes
          const more = Math.min(sent, limits.heldOfOne * MEGABYTE) - mine
          mine += more
          const full = heldBy(actor).map(([who, most]) => hold(who, more) > most * MEGABYTE)
          if (full.includes(true)) fail('UNAVAILABLE', { retryAfter: 10 })
        },
        async end() {
          for (const [who] of heldBy(actor)) hold(who, -mine)
          mine = 0
          for (const [limiter, who] of counters)
            await limiter.consume(who, Math.ceil(sent / 1024)).catch((over: unknown) => {
              if (!(over instanceof RateLimiterRes)) throw over // the next file is refused
            })
        },
      }
    },
  }
}
