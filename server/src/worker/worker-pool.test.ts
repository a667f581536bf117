import { readFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { testDatabase } from '@ticarum/db/testing/database'
import { createPool } from '@ticarum/db/transaction'
import type pg from 'pg'
import { expect, it } from 'vitest'
import { silentLog } from '../platform/log.ts'
import { createWorkerPool } from './worker-pool.ts'

const { urls } = await testDatabase()

it('takes a client back once, however often it is given back', async () => {
  const pool = createWorkerPool(urls.worker, 1, silentLog)
  const lend = () =>
    new Promise<[pg.PoolClient, () => void]>((lent, failed) =>
      pool.connect((error, client, release) => (client ? lent([client, release]) : failed(error))),
    )
  const [, release] = await lend()
  release()
  release()
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1])
  const [next, releaseNext] = await lend()
  release() // the next one's client is not taken away
  expect([pool.idleCount, (await next.query('select 1 as one')).rows]).toEqual([0, [{ one: 1 }]])
  releaseNext()
  await pool.end()
})

/** Seconds until Linux asks the other side of an idle connection whether it is there; NaN: it never does. */
async function askedAfter(client: pg.PoolClient): Promise<number> {
  const { localPort = 0 } = (client as unknown as { connection: { stream: Socket } }).connection.stream
  const local = `:${localPort.toString(16).toUpperCase().padStart(4, '0')}`
  const sockets = (await readFile('/proc/net/tcp', 'utf8')).split('\n').map((line) => line.trim().split(/ +/))
  const [timer, when = ''] = sockets.find(([, from]) => from?.endsWith(local))?.[5]?.split(':') ?? []
  return timer === '02' ? Number.parseInt(when, 16) / 100 : Number.NaN
}

it.each([
  ['the worker', () => createWorkerPool(urls.worker, 1, silentLog)],
  ['a server', () => createPool(urls.app, 1)],
])('asks soon whether the database of %s is still there', async (_, open) => {
  const pool = open()
  const client = await pool.connect()
  await client.query('select 1')
  await expect.poll(() => askedAfter(client)).toBeLessThanOrEqual(10)
  client.release()
  await pool.end()
})
