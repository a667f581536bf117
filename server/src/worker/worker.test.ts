import { testDatabase } from '@ticarum/db/testing/database'
import { describe, expect, it, vi } from 'vitest'
import { silentLog } from '../platform/log.ts'
import { wakeUpByNotify } from '../platform/wake-up-by-notify.ts'
import { cutLine } from '../testing/cut-line.ts'
import { openWorker } from '../testing/open-worker.ts'
import { queueNotice } from '../testing/queue-notification.ts'

const { given, app, owner, worker: pool, urls } = await testDatabase()
const wakeUp = wakeUpByNotify({ pool: app, url: urls.app, log: silentLog })
const person = await given.customer()
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000, interval: 20 })

const stateOf = async (mailId: string) =>
  (await owner.query<{ state: string }>('select state from mail_log where id = $1', [mailId])).rows[0]?.state
const locks = async () =>
  (
    await pool.query<{ locked_by: string }>('select locked_by from graphile_worker.jobs where locked_by is not null')
  ).rows.map((row) => row.locked_by)

/** An e-mail whose job this worker holds, without doing anything for it. */
async function mailLockedBy(workerId: string): Promise<string> {
  const mailId = await queueNotice(app, person.id)
  await owner.query("delete from outbox where payload ->> 'mailId' = $1", [mailId])
  const later = "run_at => now() + interval '1 hour'" // otherwise a running worker would take it first
  await pool.query(
    `select graphile_worker.add_job('send-mail', json_build_object('mailId', $1::text), job_key => 'mail:' || $1,
        ${later})`,
    [mailId],
  )
  await pool.query(
    `update graphile_worker._private_jobs set locked_by = $2, locked_at = now(), run_at = now()
      where key = 'mail:' || $1`,
    [mailId, workerId],
  )
  return mailId
}

describe('the worker', () => {
  it('is woken by a commit', async () => {
    const { smtp } = await openWorker(urls, { pollEvery: 3_600_000 })
    const wake = wakeUp.sender('outbox')
    for (let count = 1; count <= 3; count++) {
      await queueNotice(app, person.id)
      wake()
      await eventually(() => expect(smtp.accepted).toHaveLength(count))
    }
  })

  it('finds work without being woken', async () => {
    const { smtp } = await openWorker(urls, { pollEvery: 100 })
    for (let count = 1; count <= 3; count++) {
      await queueNotice(app, person.id)
      await eventually(() => expect(smtp.accepted).toHaveLength(count))
    }
  })

  it('goes on over new connections when a machine of the database is lost without a word', async () => {
    const line = await cutLine(urls.worker)
    const { smtp } = await openWorker({ ...urls, worker: line.url }, { silence: 1000 })
    await queueNotice(app, person.id)
    await eventually(() => expect(smtp.accepted).toHaveLength(1))
    const lost = line.lose()
    try {
      await queueNotice(app, person.id)
      await vi.waitFor(() => expect(smtp.accepted.length).toBeGreaterThan(1), { timeout: 30_000, interval: 20 })
    } finally {
      lost.giveUp() // a worker that waits for them would never end
    }
  })

  it('takes over the jobs of a worker that died, and leaves those of one that lives', async () => {
    const orphan = await mailLockedBy('pool-dead')
    const held = await mailLockedBy('pool-alive')
    await owner.query(
      `insert into worker_beats (worker_id, beat_at)
        values ('pool-dead', now() - interval '2 seconds'), ('pool-alive', now() + interval '1 hour')`,
    )
    const { smtp } = await openWorker(urls)
    await eventually(async () => expect(await stateOf(orphan)).toBe('sent'))
    expect(await stateOf(held)).toBe('queued')
    expect(smtp.accepted).toHaveLength(1)
    await owner.query("update worker_beats set beat_at = now() - interval '2 seconds' where worker_id = 'pool-alive'")
    await eventually(async () => expect(await stateOf(held)).toBe('sent'))
  })

  it('records that a job failed, and keeps it for later', async () => {
    await pool.query(`select graphile_worker.add_job('send-mail', '{"mailId": "none"}', job_key => 'broken')`)
    await openWorker(urls)
    const broken = async () =>
      (
        await pool.query(
          `select attempts, locked_by, last_error is not null as explained, run_at > now() as later
            from graphile_worker.jobs where key = 'broken'`,
        )
      ).rows
    await eventually(async () =>
      expect(await broken()).toEqual([{ attempts: 1, locked_by: null, explained: true, later: true }]),
    )
    await pool.query("select graphile_worker.remove_job('broken')")
  })

  it('finishes what it began when it is stopped, and holds nothing afterwards', async () => {
    const { smtp, worker } = await openWorker(urls, {
      fault: (stage) => (stage === 'answer' ? { delay: 300 } : undefined),
    })
    const mailId = await queueNotice(app, person.id)
    await eventually(() => expect(smtp.accepted).toHaveLength(1))
    expect(await stateOf(mailId)).toBe('sending')
    await worker.stop()
    expect(await stateOf(mailId)).toBe('sent')
    expect(await locks()).toEqual([])
    expect((await owner.query('select from worker_beats')).rowCount).toBe(0)
  })

  it('goes on after its database connections were cut: with the current job, a waiting one and a new one', async () => {
    let slow = true
    const doing = await queueNotice(app, person.id)
    const { smtp } = await openWorker(urls, {
      pollEvery: 3_600_000,
      fault: (stage) => (slow && stage === 'answer' ? { delay: 500 } : undefined),
    })
    await eventually(() => expect(smtp.accepted).toHaveLength(1))
    const { rows } = await owner.query<{ worker_id: string }>('select worker_id from worker_beats')
    const unheard = await mailLockedBy(rows[0]?.worker_id ?? '')
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where usename = 'worker' and datname = current_database() and pid <> pg_backend_pid()`,
    )
    slow = false
    const fresh = await queueNotice(app, person.id)
    wakeUp.sender('outbox')()
    await eventually(async () =>
      expect(await Promise.all([doing, unheard, fresh].map(stateOf))).toEqual(['sent', 'sent', 'sent']),
    )
  })
})
