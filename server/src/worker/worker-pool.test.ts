import { testDatabase } from '@ticarum/db/testing/database'
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
