import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startCluster } from '@ticarum/db/cluster'
import { testDatabase } from '@ticarum/db/testing/database'
import { createPool } from '@ticarum/db/transaction'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { silentLog } from '../platform/log.ts'
import { cutLine } from '../testing/cut-line.ts'
import { openWorker } from '../testing/open-worker.ts'
import { queueNotice } from '../testing/queue-notification.ts'
import { startServerProcess } from '../testing/server-process.ts'
import { serveWorker } from './serve-worker.ts'
import { ARCHIVE, createWorkerMetrics } from './worker-metrics.ts'
import { createWorkerPool } from './worker-pool.ts'

const { given, app, owner, worker: pool, urls } = await testDatabase()
const person = await given.customer()

/** The value of a series, by its name and labels as they are written. */
const figure = (text: string, series: string) => {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

describe('the metrics of the worker', () => {
  it('count jobs by task and state, and know how long the first is overdue', async () => {
    await pool.query(`select graphile_worker.add_job('send-mail', '{}', run_at => now() - interval '90 seconds')`)
    await pool.query(`select graphile_worker.add_job('send-mail', '{}', run_at => now() - interval '10 seconds')`)
    await pool.query(`select graphile_worker.add_job('send-mail', '{}', run_at => now() + interval '1 hour')`)
    await pool.query(`select graphile_worker.add_job('sweep', '{}', max_attempts => 1, job_key => 'given up')`)
    await pool.query(`update graphile_worker._private_jobs set attempts = 1 where key = 'given up'`)
    await pool.query(`select graphile_worker.add_job('of-tomorrow', '{}')`)
    const text = await createWorkerMetrics({ worker: pool, app }, ['send-mail', 'sweep', 'make-avif']).text()
    expect(figure(text, 'ticarum_queue_jobs{task="send-mail",state="waiting"}')).toBe(2)
    expect(figure(text, 'ticarum_queue_jobs{task="send-mail",state="later"}')).toBe(1)
    expect(figure(text, 'ticarum_queue_jobs{task="send-mail",state="running"}')).toBe(0)
    expect(figure(text, 'ticarum_queue_jobs{task="sweep",state="given_up"}')).toBe(1)
    expect(figure(text, 'ticarum_queue_jobs{task="unknown",state="waiting"}')).toBe(1)
    expect(figure(text, 'ticarum_queue_oldest_seconds{task="send-mail"}')).toBeCloseTo(90, -1)
    expect(figure(text, 'ticarum_queue_oldest_seconds{task="make-avif"}')).toBe(0)
    await pool.query('delete from graphile_worker._private_jobs')
  })

  it('know how long the log of the database has failed to leave its machine', async () => {
    expect(figure(await createWorkerMetrics({ worker: pool, app }, []).text(), 'ticarum_archive_failing_seconds')).toBe(
      0,
    )
    const dir = await mkdtemp(path.join(tmpdir(), 'ticarum-archive-'))
    const cluster = await startCluster({ dir, flags: ['-c', 'archive_mode=on', '-c', 'archive_command=false'] })
    const superuser = createPool(cluster.url(), 1)
    onTestFinished(async () => {
      await superuser.end()
      await cluster.stop()
      await rm(dir, { recursive: true, force: true })
    })
    await superuser.query('select pg_switch_wal() from (select pg_logical_emit_message(true, $1, $1)) written', ['x'])
    const failing = async () => (await superuser.query<{ failing: number }>(ARCHIVE)).rows[0]?.failing ?? 0
    await expect.poll(failing).toBeGreaterThan(0)
  })

  it('count what waits in the outbox, and mail that waits or was given up', async () => {
    const waiting = await queueNotice(app, person.id)
    const tried = await queueNotice(app, person.id)
    const failed = await queueNotice(app, person.id)
    const old = await queueNotice(app, person.id)
    await owner.query(`update mail_log set created_at = now() - interval '5 minutes' where id = $1`, [waiting])
    await owner.query('update mail_log set tries = 2, created_at = now() where id = $1', [tried])
    await owner.query(`update mail_log set state = 'failed', created_at = now() where id = $1`, [failed])
    await owner.query(`update mail_log set state = 'failed', created_at = now() - interval '3 days' where id = $1`, [
      old,
    ])
    await owner.query(`update outbox set created_at = now() - interval '40 seconds'`)
    const text = await createWorkerMetrics({ worker: pool, app }, ['send-mail']).text()
    expect(figure(text, 'ticarum_outbox_rows')).toBe((await owner.query('select from outbox')).rowCount)
    expect(figure(text, 'ticarum_outbox_oldest_seconds')).toBeCloseTo(40, -1)
    expect(figure(text, 'ticarum_mail_waiting{tried="false"}')).toBe(1)
    expect(figure(text, 'ticarum_mail_waiting{tried="true"}')).toBe(1)
    expect(figure(text, 'ticarum_mail_oldest_seconds{tried="false"}')).toBeCloseTo(300, -2)
    expect(figure(text, 'ticarum_mail_failed')).toBe(1)
    await owner.query('delete from outbox')
  })

  it('tell nothing of the queue while the database is away', async () => {
    const line = await cutLine(urls.worker)
    const cut = createWorkerPool(line.url, 4, silentLog)
    const metrics = createWorkerMetrics({ worker: cut, app }, ['send-mail'])
    expect(figure(await metrics.text(), 'ticarum_database_answers')).toBe(1)
    await line.cut()
    const text = await metrics.text()
    expect(figure(text, 'ticarum_database_answers')).toBe(0)
    expect(text).not.toMatch(/^ticarum_(queue|outbox|mail)_\w+(\{.*\})? /m)
    await cut.end()
  })
})

describe('a worker', () => {
  it('is ready while it takes jobs, and tells how long each took', async () => {
    const { worker, smtp } = await openWorker(urls, { pollEvery: 50 })
    await vi.waitFor(async () => expect(await worker.ready()).toBe(true), { timeout: 60_000 })
    await queueNotice(app, person.id)
    await vi.waitFor(() => expect(smtp.accepted).toHaveLength(1), { timeout: 60_000 })
    await vi.waitFor(
      async () =>
        expect(
          figure(await worker.metrics.text(), 'ticarum_job_seconds_count{task="send-mail",outcome="done"}'),
        ).toBeGreaterThan(0),
      { timeout: 60_000 },
    )
    await worker.stop()
    expect(await worker.ready()).toBe(false)
  })

  it('serves health and metrics to this machine', async () => {
    const environment = {
      NODE_ENV: 'test',
      LOG_LEVEL: 'info',
      DATABASE_URL: urls.app,
      DATABASE_DIRECT_URL: urls.worker,
    }
    const first = await startServerProcess(environment, 'worker.ts')
    const statusOf = async (path: string, headers = {}) => (await fetch(first.url + path, { headers })).status
    expect(await statusOf('/healthz')).toBe(200)
    await expect.poll(() => statusOf('/readyz')).toBe(200)
    expect(await (await fetch(`${first.url}/metrics`)).text()).toContain('ticarum_queue_jobs{task="sweep"')
    expect(await statusOf('/metrics', { 'x-forwarded-for': '198.51.100.1' })).toBe(404)
    expect(await first.end()).toBe(0)
  })

  it('says so where its port is taken, and works on', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    onTestFinished(() => void taken.close())
    const { port } = taken.address() as AddressInfo
    const lines: object[] = []
    const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) })
    const health = { ready: async () => true, metrics: { text: async () => '' }, token: undefined }
    const { stop } = serveWorker({ host: '127.0.0.1', port }, health, log)
    await vi.waitFor(() => expect(lines).toMatchObject([{ msg: 'health and metrics are not served', wanted: port }]))
    stop()
  })
})
