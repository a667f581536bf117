import { testDatabase } from '@ticarum/db/testing/database'
import { expect, it, onTestFinished, vi } from 'vitest'
import { SLOTS } from '../platform/connections.ts'
import { silentLog } from '../platform/log.ts'
import { wakeUpByNotify } from '../platform/wake-up-by-notify.ts'
import { forwardOutbox } from './forward-outbox.ts'
import { startHeartbeat } from './heartbeat.ts'
import { inLanes } from './job-lanes.ts'
import { runLanes } from './run-jobs.ts'
import { createWorkerPool } from './worker-pool.ts'

const { owner, worker, urls } = await testDatabase()

/** One task of each kind that must not wait for another kind. */
const KINDS = [
  'send-mail',
  'push-notice',
  'deliver-webhook',
  'check-import',
  'make-avif',
  'export-orders',
  'roll-up-activity',
]
const MANY = 500

/** Runs these tasks: one of `stuck` does not end before the test; the others are counted. */
function openLanes(stuck: string) {
  const ends = Promise.withResolvers<void>()
  const [begun, done] = [new Map<string, number>(), new Map<string, number>()]
  const add = (counts: Map<string, number>, task: string) => counts.set(task, (counts.get(task) ?? 0) + 1)
  const jobs = Object.fromEntries(
    KINDS.map((task) => [
      task,
      async () => {
        add(begun, task)
        if (task === stuck) await ends.promise
        add(done, task)
      },
    ]),
  )
  const pool = createWorkerPool(urls.worker, 20, silentLog)
  const heartbeat = startHeartbeat(pool, 15_000, silentLog)
  const runner = runLanes({ pool, jobs, timetable: [], pollEvery: 200, heartbeat, log: silentLog })
  const wakeUp = wakeUpByNotify({ pool, url: urls.worker, log: silentLog })
  const forwarder = forwardOutbox(pool, wakeUp, 20, silentLog)
  onTestFinished(async () => {
    await owner.query('delete from outbox')
    await forwarder.stop()
    await wakeUp.stop()
    await worker.query('delete from graphile_worker._private_jobs where locked_at is null')
    ends.resolve()
    await runner.stop()
    await heartbeat.stop()
    await pool.end()
  })
  return { begun, done }
}
const enqueue = (task: string, count: number) =>
  owner.query("insert into outbox (task, payload) select $1, '{}' from generate_series(1, $2)", [task, count])

it.each([...KINDS])(`${MANY} waiting jobs of %s that do not end keep no other kind from being done`, async (stuck) => {
  const { begun, done } = openLanes(stuck)
  await enqueue(stuck, MANY)
  await vi.waitFor(() => expect(begun.get(stuck)).toBeGreaterThan(0), { timeout: 60_000 })
  const others = KINDS.filter((task) => task !== stuck)
  for (const task of others) await enqueue(task, 3)
  await vi.waitFor(
    () => expect(Object.fromEntries(done)).toEqual(Object.fromEntries(others.map((task) => [task, 3]))),
    {
      timeout: 60_000,
    },
  )
  expect(begun.get(stuck)).toBeLessThanOrEqual(Math.max(...Object.values(SLOTS)))
})

it('every job has slots, and each is in one lane', () => {
  const jobs = Object.fromEntries([...KINDS, 'something-new'].map((task) => [task, async () => {}]))
  const lanes = inLanes(jobs)
  expect(lanes.flatMap((lane) => Object.keys(lane.jobs)).toSorted()).toEqual(Object.keys(jobs).toSorted())
  expect(lanes.find((lane) => 'something-new' in lane.jobs)).toMatchObject({ lane: 'rest', slots: SLOTS.rest })
  expect(lanes.filter(({ slots }) => slots < 1)).toEqual([])
})
