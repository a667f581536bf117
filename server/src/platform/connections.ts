import type { Settings } from './env.ts'
import { READINESS_POOL, replicaPool, SIGN_IN_POOL } from './pools.ts'

/** Jobs that a worker runs at once; each may act as its worker and in somebody's name. */
export const JOBS = 5
/** What a worker needs beside its jobs: heartbeat, queue and outbox. */
export const BESIDE_JOBS = 4
/** For wake-ups, in each process, unless a broker carries them. */
const LISTENING = 1
/** `npm run db:migrate`, while everything else runs. */
const MIGRATING = 2
/** Of deploy/pgbouncer/pgbouncer.ini. */
const USUAL_POOL = 20

type Plan = Pick<
  Settings,
  'DATABASE_URL' | 'DATABASE_REPLICA_URL' | 'DATABASE_POOL' | 'INSTANCES' | 'WORKERS' | 'PGBOUNCER_POOL' | 'WAKE_UP_URL'
>

/** What PostgreSQL allows; -1 is no limit. */
export interface Room {
  /** max_connections */
  most: number
  /** of these, for superusers and others with a right to them */
  reserved: number
  /** of the database */
  database: number
  /** by role */
  roles: Record<string, number>
}

const leadsThroughOne = (url: string) => /[?&]pgbouncer=true(&|$)/.test(url)

/** The connections that all processes together keep, by role. */
function connectionsOf(plan: Plan): Record<string, number> {
  const { DATABASE_POOL, INSTANCES, WORKERS } = plan
  const listening = plan.WAKE_UP_URL ? 0 : LISTENING
  const pool = plan.PGBOUNCER_POOL ?? (leadsThroughOne(plan.DATABASE_URL) ? USUAL_POOL : undefined)
  return {
    app: pool ?? INSTANCES * (DATABASE_POOL + READINESS_POOL + listening) + WORKERS * JOBS,
    sign_in: pool ?? INSTANCES * SIGN_IN_POOL,
    worker: WORKERS * (JOBS + BESIDE_JOBS + listening),
    owner: MIGRATING,
  }
}

/** The connections that servers keep to a replica. */
export function replicaConnections(plan: Plan): Record<string, number> {
  const { reads, looks } = replicaPool(plan.DATABASE_POOL)
  if (leadsThroughOne(plan.DATABASE_REPLICA_URL ?? '')) return { app: plan.PGBOUNCER_POOL ?? USUAL_POOL }
  return { app: plan.INSTANCES * (reads + looks) }
}

/** Why the processes that are planned do not fit; undefined: they do. */
export function crowded(
  plan: Plan,
  { most, reserved, database, roles }: Room,
  needed = connectionsOf(plan),
): string | undefined {
  const sum = Object.values(needed).reduce((total, each) => total + each, 0)
  const who = `${plan.INSTANCES} servers and ${plan.WORKERS} workers (INSTANCES, WORKERS)`
  const advice = 'lower DATABASE_POOL, raise the limit, or lead DATABASE_URL through pgbouncer'
  const parts = Object.entries(needed).map(([role, count]) => `${count} as ${role}`)
  if (sum > most - reserved)
    return (
      `${who} need ${sum} connections (${parts.join(', ')}), and PostgreSQL has ${most - reserved} ` +
      `(max_connections ${most}, ${reserved} reserved): ${advice}.`
    )
  if (database >= 0 && sum > database)
    return `${who} need ${sum} connections, and the database allows ${database} (its connection limit): ${advice}.`
  for (const [role, count] of Object.entries(needed)) {
    const limit = roles[role] ?? -1
    if (limit >= 0 && count > limit)
      return (
        `${who} need ${count} connections as ${role}, and that role may have ${limit} (its connection limit): ` +
        `${advice}.`
      )
  }
  return undefined
}
