import { createPool } from '@ticarum/db/transaction'
import type pg from 'pg'

/**
 * Longer than the database lets a statement take (db/roles.sql): this ends what a database that stands still would
 * leave waiting. In ms.
 */
const SILENCE = 15_000

/** For calls that somebody waits for. */
export const createCallPool = (url: string, connections: number): pg.Pool =>
  createPool(url, connections, { silence: SILENCE })

/** For sessions and shared counters: one short statement for each call. */
const DOOR = 2
const VISITORS = 0.4
/** Whether the database answers. */
export const READINESS_POOL = 1
/** As many as sign in at once: each waits for a hash that takes longer than its statements. */
export const SIGN_IN_POOL = 4

export interface Pools {
  members: pg.Pool
  visitors: pg.Pool
  door: pg.Pool
  /** whether the database answers, and how far it has written, is asked on a connection that no call waits for */
  readiness: pg.Pool
}

const visitorsOf = (connections: number) => Math.max(1, Math.floor((connections - DOOR) * VISITORS))
/** What a process keeps open to a replica: as many for visitors as at the primary, and one that asks how far it is. */
export const replicaPool = (connections: number) => ({ reads: visitorsOf(connections), looks: 1 })

/** Shares the connections of a process out, so that what waits in one pool keeps no other from working. */
export function createPools(url: string, connections: number): Pools {
  const visitors = visitorsOf(connections)
  return {
    members: createCallPool(url, connections - DOOR - visitors),
    visitors: createCallPool(url, visitors),
    door: createCallPool(url, DOOR),
    readiness: createCallPool(url, READINESS_POOL),
  }
}
