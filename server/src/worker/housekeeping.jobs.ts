import type { CronItem } from 'graphile-worker'
import { LONG } from './job-lanes.ts'
import type { JobParts, Jobs } from './job-parts.ts'
import { type Swept, swept } from './terms.ts'

const BATCH = 1000
const MOST = 10 * 60_000 // ms for a run; the next one goes on

/** Deletes one batch of old rows, in a statement of its own. */
async function sweepBatch({ pool, clock }: SweepParts, { table, where, age }: Swept): Promise<number> {
  const before = new Date(clock.now().getTime() - age)
  const { rowCount } = await pool.query(
    `delete from ${table} where ctid = any (array(select ctid from ${table} where ${where} limit ${BATCH}))`,
    [before],
  )
  return rowCount ?? 0
}

type SweepParts = Pick<JobParts, 'pool' | 'clock' | 'log'>

/** Tables take turns, a batch each, so that one with much to delete leaves time for the others. */
export async function sweep(parts: SweepParts, most = MOST): Promise<void> {
  const until = performance.now() + most
  const gone = new Map<string, number>()
  let left = swept
  do {
    const full: Swept[] = []
    for (const term of left) {
      const rows = await sweepBatch(parts, term)
      if (rows > 0) gone.set(term.table, (gone.get(term.table) ?? 0) + rows)
      if (rows === BATCH) full.push(term)
    }
    left = full
  } while (left.length > 0 && performance.now() < until)
  for (const [rows, count] of gone) parts.log.info({ rows, swept: count }, 'swept')
  if (left.length > 0) parts.log.warn({ rows: left.map(({ table }) => table) }, 'the next sweep goes on with these')
  // Jobs that were given up, and those that a later one with the same key replaced while their worker died.
  await parts.pool.query(
    `select graphile_worker.complete_jobs(array(
       select id from graphile_worker.jobs
       where attempts >= max_attempts and locked_at is null and updated_at < now() - interval '30 days'
       limit ${BATCH}))`,
  )
}

export const housekeepingJobs = (parts: JobParts): Jobs => ({
  sweep: () => sweep(parts),
  'rotate-actor-keys': async () => void (await parts.pool.query('select fx.rotate_actor_keys()')),
})

export const housekeepingTimetable: CronItem[] = [
  {
    task: 'sweep',
    match: '17 * * * *',
    options: { backfillPeriod: 0, jobKey: 'sweep', queueName: LONG },
  },
  { task: 'rotate-actor-keys', match: '41 0 * * *', options: { backfillPeriod: 0, jobKey: 'rotate-actor-keys' } },
]
