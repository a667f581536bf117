import { testDatabase } from '@ticarum/db/testing/database'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { silentLog } from '../platform/log.ts'
import { wakeUpByNotify } from '../platform/wake-up-by-notify.ts'
import { forwardOutbox } from './forward-outbox.ts'
import { createWorkerPool } from './worker-pool.ts'

const { owner, worker, urls } = await testDatabase()

interface MovedJob {
  key: string | null
  payload: { number: number }
  run_at: Date
}

/** Runs several movers at once, as several workers would, until nothing is left. */
async function forward(movers: number): Promise<MovedJob[]> {
  const pool = createWorkerPool(urls.worker, 2 * movers, silentLog)
  const wakeUp = wakeUpByNotify({ pool, url: urls.worker, log: silentLog })
  const running = Array.from({ length: movers }, () => forwardOutbox(pool, wakeUp, 10, silentLog))
  onTestFinished(async () => {
    await Promise.all(running.map((mover) => mover.stop()))
    await pool.end()
  })
  await vi.waitFor(async () => expect((await owner.query('select from outbox')).rowCount).toBe(0), { timeout: 60_000 })
  return (await worker.query<MovedJob>('select key, payload, run_at from graphile_worker._private_jobs order by id'))
    .rows
}
const enqueue = (select: string) => owner.query(`insert into outbox (task, payload, job_key, run_at) ${select}`)

describe('the outbox', () => {
  it('loses and doubles nothing with several workers, and keeps the order', async () => {
    await enqueue("select 'count', jsonb_build_object('number', n), null, null from generate_series(1, 2500) n")
    const jobs = await forward(3)
    expect(jobs.map((job) => job.payload.number)).toEqual(Array.from({ length: 2500 }, (_, index) => index + 1))
    await worker.query('delete from graphile_worker._private_jobs')
  })

  it('makes one job of rows with the same key, in which the last one counts', async () => {
    await enqueue(
      `select 'count', jsonb_build_object('number', n), 'key ' || n % 5, timestamptz '2040-01-01' + n * interval '1 day'
        from generate_series(1, 1500) n`,
    )
    const jobs = await forward(2)
    expect(jobs.map((job) => job.payload.number).sort()).toEqual([1496, 1497, 1498, 1499, 1500])
    for (const { key, payload, run_at } of jobs) {
      expect(key).toBe(`key ${payload.number % 5}`)
      expect(run_at.getTime()).toBe(Date.UTC(2040, 0, 1 + payload.number))
    }
  })
})
