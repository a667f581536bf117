import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Actor } from './actor.ts'
import type { Caller } from './caller.ts'
import { fail } from './domain-error.ts'
import { networkOf } from './network.ts'
import type { SharedStore } from './rate-limit.ts'

const MEGABYTE = 1024 * 1024
const DAY = 24 * 3600 // seconds

/** What files may cost while they are sent, in megabytes. */
const usual = {
  /** of this process's memory at once: for everybody, for all visitors, for one account */
  held: { all: 192, visitors: 64, account: 40 },
  /** of one file: what is streamed passes through */
  heldOfOne: 16,
  /** in a day, counted by all instances */
  day: { account: 2000, network: 2000 },
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
  const limiter = (by: keyof UploadLimits['day']) =>
    new RateLimiterPostgres({ ...store, keyPrefix: `sent-${by}`, points: limits.day[by] * 1024, duration: DAY })
  const kilobytes = { account: limiter('account'), network: limiter('network') }

  /** Visitors are counted by their network. */
  const countedBy = (actor: Actor, { address }: Caller): [limiter: RateLimiterPostgres, who: string] =>
    actor.kind === 'person' ? [kilobytes.account, actor.userId] : [kilobytes.network, networkOf(address)]

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
      const [counter, sender] = countedBy(actor, caller)
      const counted = await counter.get(sender)
      if (counted && counted.remainingPoints <= 0)
        fail('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(counted.msBeforeNext / 1000)) })
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
          await counter.consume(sender, Math.ceil(sent / 1024)).catch((over: unknown) => {
            if (!(over instanceof RateLimiterRes)) throw over // the next file is refused
          })
        },
      }
    },
  }
}
