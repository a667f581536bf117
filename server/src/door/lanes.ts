import type pg from 'pg'
import type { Actor } from './actor.ts'
import { createLane, type Lane, type LaneLimits } from './lane.ts'

/** What callers may take of this process at once (decision 43). */
export const usualCallLimits = {
  /** calls in progress; a carrier's customers share one network */
  calls: { account: 40, network: 300 },
  /** of the places in a lane: for one account, and for calls about the same tables */
  shares: { account: 0.6, kind: 0.75 },
  /** calls that wait for a place, and for how long, in ms */
  waiting: 500,
  patience: 8000,
}
export type CallLimits = typeof usualCallLimits

/** The connections that calls work with, and the queue in front of them. */
interface Side {
  pool: pg.Pool
  lane: Lane
}

type LaneName = 'visitors' | 'members'
export type ObserveLane = (event: { lane: LaneName; waiting: number; milliseconds?: number }) => void

interface LaneParts {
  pools: Record<LaneName, pg.Pool>
  limits: CallLimits
  observe?: ObserveLane | undefined
}

function placesOf(lane: LaneName, atOnce: number, { shares, waiting, patience }: CallLimits): LaneLimits {
  const share = (part: number) => Math.max(1, Math.floor(atOnce * part))
  // Many visitors share a network: they only take turns with other networks.
  const ofOne = lane === 'members' ? share(shares.account) : atOnce
  return { atOnce, ofOne, ofKind: share(shares.kind), waiting, patience }
}

/**
 * Visitors and members have queues and connections of their own, so that public pages and signing in go on while
 * members' statements wait. What everybody may read is read on the visitors' side, whoever asks.
 */
export function createLanes({ pools, limits, observe }: LaneParts) {
  const side = (lane: LaneName): Side => ({
    pool: pools[lane],
    lane: createLane(placesOf(lane, pools[lane].options.max, limits), (event) => observe?.({ lane, ...event })),
  })
  const sides = { visitors: side('visitors'), members: side('members') }
  return (actor: Actor, openToAll: boolean): Side =>
    openToAll || actor.kind === 'visitor' ? sides.visitors : sides.members
}
