import type pg from 'pg'
import { Gauge, Histogram } from 'prom-client'
import { BUCKETS, createRegistry } from '../platform/metrics.ts'

/** Jobs may take longer than requests: a list with its pictures takes minutes. */
const JOB_BUCKETS = [...BUCKETS, 30, 60, 300]
const PATIENCE = 5000 // ms, for one question

const WAITS = 'locked_at is null and attempts < max_attempts'
const QUEUE = `select task_identifier as task,
    (count(*) filter (where ${WAITS} and run_at <= now()))::int as waiting,
    (count(*) filter (where ${WAITS} and run_at > now()))::int as later,
    (count(*) filter (where locked_at is not null))::int as running,
    (count(*) filter (where locked_at is null and attempts >= max_attempts))::int as given_up,
    coalesce(extract(epoch from now() - min(run_at) filter (where ${WAITS} and run_at <= now())), 0)::float as oldest
  from graphile_worker.jobs group by task_identifier`
const OUTBOX = `select count(*)::int as count, coalesce(extract(epoch from now() - min(created_at)), 0)::float as oldest
  from outbox`
// by mail_log_waiting and mail_log_failed, which hold little of a long history
const MAIL = `select tries > 0 as tried, count(*)::int as count,
    extract(epoch from now() - min(created_at))::float as oldest
  from mail_log where state in ('queued', 'sending') group by tried`
const FAILED_MAIL = `select count(*)::int as count from mail_log
  where state = 'failed' and created_at > now() - interval '1 day'`
/** 0 also where the log is not archived at all. */
export const ARCHIVE = `select case when last_failed_time > coalesce(last_archived_time, '-infinity')
    then extract(epoch from clock_timestamp() - coalesce(last_archived_time, stats_reset)) else 0 end::float as failing
  from pg_stat_archiver`

const STATES = ['waiting', 'later', 'running', 'given_up'] as const
interface Waiting {
  count: number
  oldest: number
}
type QueueRow = Record<(typeof STATES)[number] | 'oldest', number> & { task: string }

export interface WorkerMetrics {
  observeJob(job: { task: string; failed: boolean; milliseconds: number }): void
  text(): Promise<string>
}

/** What the worker tells. Queue, outbox and mail are those of the database: all workers tell the same of them. */
export function createWorkerMetrics(pools: { worker: pg.Pool; app: pg.Pool }, tasks: string[]): WorkerMetrics {
  const register = createRegistry(pools, pools.worker)
  const registers = [register]
  const known = new Set(tasks)
  const jobs = new Histogram({
    name: 'ticarum_job_seconds',
    help: 'Jobs that this worker ran',
    labelNames: ['task', 'outcome'],
    buckets: JOB_BUCKETS,
    registers,
  })
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  const queued = gauge('ticarum_queue_jobs', 'Jobs in the queue', ['task', 'state'])
  const oldest = gauge('ticarum_queue_oldest_seconds', 'How long the first job of a task is overdue', ['task'])
  const outbox = gauge('ticarum_outbox_rows', 'Jobs that were committed and are not in the queue yet')
  const outboxAge = gauge('ticarum_outbox_oldest_seconds', 'Age of the first of them')
  // One mailbox that refuses for a day says nothing about mail: what was never tried is told apart.
  const mail = gauge('ticarum_mail_waiting', 'E-mails that the mail server has not accepted yet', ['tried'])
  const mailAge = gauge('ticarum_mail_oldest_seconds', 'Age of the first of them', ['tried'])
  const mailFailed = gauge('ticarum_mail_failed', 'E-mails of the last 24 hours that were given up')

  const archive = gauge(
    'ticarum_archive_failing_seconds',
    "How long the database's log has failed to leave its machine",
  )

  async function rows<R extends pg.QueryResultRow>(text: string): Promise<R[]> {
    const query = { text, query_timeout: PATIENCE }
    return (await pools.worker.query<R>(query)).rows
  }

  function showQueue(found: QueueRow[]): void {
    queued.reset()
    oldest.reset()
    for (const task of known) {
      for (const state of STATES) queued.set({ task, state }, 0)
      oldest.set({ task }, 0)
    }
    for (const { task: name, oldest: age, ...counts } of found) {
      const task = known.has(name) ? name : 'unknown' // of another version, during a release
      for (const state of STATES) queued.inc({ task, state }, counts[state])
      oldest.set({ task }, age)
    }
  }

  async function ask(): Promise<void> {
    const [queue, [waits], sending, [failed], [archived]] = await Promise.all([
      rows<QueueRow>(QUEUE),
      rows<Waiting>(OUTBOX),
      rows<Waiting & { tried: boolean }>(MAIL),
      rows<{ count: number }>(FAILED_MAIL),
      rows<{ failing: number }>(ARCHIVE),
    ])
    showQueue(queue)
    outbox.set(waits?.count ?? 0)
    outboxAge.set(waits?.oldest ?? 0)
    for (const tried of [false, true]) {
      const { count = 0, oldest: age = 0 } = sending.find((each) => each.tried === tried) ?? {}
      mail.set({ tried: String(tried) }, count)
      mailAge.set({ tried: String(tried) }, age)
    }
    mailFailed.set(failed?.count ?? 0)
    archive.set(archived?.failing ?? 0)
  }

  return {
    observeJob: ({ task, failed, milliseconds }) =>
      jobs.observe({ task, outcome: failed ? 'failed' : 'done' }, milliseconds / 1000),
    async text() {
      // What can't be asked is not told: an old figure would look like a new one.
      await ask().catch(() => {
        for (const each of [queued, oldest, mail, mailAge]) each.reset()
        for (const each of [outbox, outboxAge, mailFailed, archive]) each.remove()
      })
      return register.metrics()
    },
  }
}
