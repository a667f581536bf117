import type { Settings } from './env.ts'
import { READINESS_POOL, replicaPool, SIGN_IN_POOL } from './pools.ts'

/**
 * Jobs that a worker runs at once, by kind: e-mails; other messages by services of others; deliveries to companies'
 * machines; pictures, lists and exports; the rest. So none of them keeps another from being done
 * (`worker/job-lanes.ts`).
 */
export const SLOTS = { mail: 2, outside: 1, webhooks: 2, files: 3, rest: 2 } as const
const KINDS = Object.keys(SLOTS).length
/** A job waits for one connection at a time. */
const JOBS = Object.values(SLOTS).reduce((sum, slots) => sum + slots, 0)
/** As role worker: for each job, for each kind one that hears of new ones, and one for heartbeat and outbox. */
export const WORKER_POOL = JOBS + KINDS + 1
/** As role app: lists and exports are read and written in the name of who asked for them. */
export const NAMED_POOL = SLOTS.files
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
    app: pool ?? INSTANCES * (DATABASE_POOL + READINESS_POOL + listening) + WORKERS * NAMED_POOL,
    sign_in: pool ?? INSTANCES * SIGN_IN_POOL,
    worker: WORKERS * (WORKER_POOL + listening),
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
