import type pg from 'pg'
import type { Logger } from 'pino'
import type { WakeUp } from '../platform/wake-up.ts'
import { queueOfTask } from './job-lanes.ts'

const BATCH = 1000
/** for one batch, in ms: longer than it may wait for another mover (lock_timeout in db/roles.sql) */
const PATIENCE = 45_000

// Only one mover runs at a time: rows with the same key stay in order, and two movers never deadlock. Of two rows with
// one key in a batch the later one counts: graphile-worker would do the same, but refuses a key that appears twice in
// one call.
const FORWARD = `
  select pg_advisory_xact_lock(7306);
  with moved as (delete from outbox where id in (select id from outbox order by id limit ${BATCH}) returning *),
  latest as (select distinct on (coalesce(job_key, id::text)) * from moved
    order by coalesce(job_key, id::text), id desc),
  queued as (select *, ${queueOfTask} as queue from latest),
  specs as (select array_agg(
    (task, payload, queue, run_at, null, job_key, null, null)::graphile_worker.job_spec order by id) as list
    from queued)
  select (select count(*)::int from moved) as moved, (select count(*)::int from graphile_worker.add_jobs(list)) as added
  from specs where list is not null`

async function forwardBatch(pool: pg.Pool, patience: number): Promise<number> {
  // Two statements in one message are one transaction with two results.
  const query = { text: FORWARD, query_timeout: patience }
  const results = (await pool.query(query)) as unknown as pg.QueryResult<{
    moved: number
  }>[]
  return results.at(-1)?.rows[0]?.moved ?? 0
}

/** Moves committed outbox rows into the queue until stopped. The poll is for wake-ups that were lost or never sent. */
export function forwardOutbox(
  pool: pg.Pool,
  wakeUp: WakeUp,
  pollEvery: number,
  log: Logger,
  silence = PATIENCE,
): { stop(): Promise<void> } {
  let running: Promise<void> | undefined
  let again = false

  async function drain() {
    do {
      again = false
      if ((await forwardBatch(pool, Math.min(PATIENCE, silence))) === BATCH) again = true
    } while (again)
  }
  function forward() {
    again = true
    running ??= drain()
      .catch((error: Error) =>
        log.error({ err: error }, 'jobs could not be moved from the outbox; the next poll tries again'),
      )
      .finally(() => {
        running = undefined
      })
  }

  const listener = wakeUp.listen('outbox', forward)
  const poll = setInterval(forward, pollEvery)
  return {
    async stop() {
      clearInterval(poll)
      await listener.stop()
      await running
    },
  }
}
