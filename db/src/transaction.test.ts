import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { actor } from './testing/actor.ts'
import { adminClient } from './testing/admin-client.ts'
import { testDatabase } from './testing/database.ts'
import { createPool, inTransaction, sqlOf, type Tx } from './transaction.ts'

const database = await testDatabase()
const { owner, app } = database
const admin = await adminClient(database)
await admin.query(`alter database ${new URL(database.urls.app).pathname.slice(1)} set deadlock_timeout = '20ms'`)

// The one table in which app may write any row, so that no policy affects these tests.
const put = (tx: Tx, key: string, points: number) =>
  tx.sql(
    'insert into rate_limits (key, points) values ($1, $2) on conflict (key) do update set points = excluded.points',
    [key, points],
  )
const addOne = (tx: Tx, key: string) => tx.sql('update rate_limits set points = points + 1 where key = $1', [key])
const pointsOf = async (key: string) =>
  (await owner.query<{ points: number }>('select points from rate_limits where key = $1', [key])).rows[0]?.points

afterEach(() => {
  expect(
    { busy: app.totalCount - app.idleCount, waiting: app.waitingCount },
    'every connection went back to the pool',
  ).toEqual({ busy: 0, waiting: 0 })
})

test('commits what the work wrote and gives back its result', async () => {
  const result = await inTransaction(app, actor(), async (tx) => {
    await put(tx, 'commit', 1)
    return 'done'
  })
  expect(result).toBe('done')
  expect(await pointsOf('commit')).toBe(1)
})

test('rolls everything back when the work throws, and throws the same', async () => {
  const refusal = new Error('out of stock')
  const work = inTransaction(app, actor(), async (tx) => {
    await put(tx, 'thrown', 1)
    throw refusal
  })
  await expect(work).rejects.toBe(refusal)
  expect(await pointsOf('thrown')).toBeUndefined()
})

test('rolls everything back when a statement fails', async () => {
  const work = inTransaction(app, actor(), async (tx) => {
    await put(tx, 'failed', 1)
    await tx.sql('select 1 / 0')
  })
  await expect(work).rejects.toMatchObject({ code: '22012' })
  expect(await pointsOf('failed')).toBeUndefined()
})

test('of statements sent together the one that failed is the reason, whichever the work hears of first', async () => {
  const work = (tx: Tx) =>
    Promise.all([
      tx.sql('select 1 / 0').catch(async (error: Error) => {
        await wait(20)
        throw error
      }),
      tx.sql('select 1'),
    ])
  await expect(inTransaction(app, actor(), work)).rejects.toMatchObject({ code: '22012' })
})

test('a swallowed error is reported, with the statement that failed: nothing was kept', async () => {
  const work = inTransaction(app, actor(), async (tx) => {
    await put(tx, 'swallowed', 1)
    await tx.sql('select 1 / 0').catch(() => {})
    return 'looks fine'
  })
  await expect(work).rejects.toMatchObject({
    message: expect.stringContaining('rolled back'),
    cause: { code: '22012' },
  })
  expect(await pointsOf('swallowed')).toBeUndefined()
})

test('a statement that was not awaited belongs to the transaction', async () => {
  const unheeded = vi.fn()
  process.on('unhandledRejection', unheeded)
  await inTransaction(app, actor(), async (tx) => void put(tx, 'unawaited', 1))
  expect(await pointsOf('unawaited')).toBe(1)

  await expect(inTransaction(app, actor(), async (tx) => void tx.sql('select 1 / 0'))).rejects.toThrow('rolled back')
  await wait(10)
  process.off('unhandledRejection', unheeded)
  expect(unheeded).not.toHaveBeenCalled()
})

test('cannot be used after its end', async () => {
  let kept: Tx | undefined
  await inTransaction(app, actor(), async (tx) => {
    kept = tx
  })
  await expect(kept?.sql('select 1')).rejects.toThrow('the transaction is over')
  await expect(kept?.all(sqlOf.selectFrom('people').selectAll())).rejects.toThrow('the transaction is over')
  expect(() => kept?.afterCommit(() => {})).toThrow('the transaction is over')
})

test('statements may run in parallel: each gets its own answer, and one failure fails all', async () => {
  const numbers = Array.from({ length: 50 }, (_, i) => i)
  const answers = await inTransaction(app, actor(), (tx) =>
    Promise.all(numbers.map((i) => tx.sql<{ i: number }>('select $1::int as i', [i]))),
  )
  expect(answers.flat().map(({ i }) => i)).toEqual(numbers)

  const work = inTransaction(app, actor(), (tx) =>
    Promise.all([put(tx, 'parallel', 1), tx.sql('select 1 / 0'), put(tx, 'parallel', 2)]),
  )
  await expect(work).rejects.toMatchObject({ code: '22012' })
  expect(await pointsOf('parallel')).toBeUndefined()
})

/** Somebody else changes the row after this transaction's snapshot was taken, which is a real serialization failure. */
async function contend(key: string, failures: number) {
  let attempts = 0
  const told = vi.fn()
  const work = inTransaction(
    app,
    actor(),
    async (tx) => {
      attempts++
      tx.afterCommit(told)
      await tx.sql('select points from rate_limits where key = $1', [key])
      if (attempts <= failures) await owner.query('update rate_limits set points = points + 100 where key = $1', [key])
      await addOne(tx, key)
    },
    'begin isolation level repeatable read',
  )
  const outcome = await work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )
  return { outcome, attempts, told: told.mock.calls.length, points: await pointsOf(key) }
}

test('a serialization failure is retried until it works, and effects run once', async () => {
  await inTransaction(app, actor(), (tx) => put(tx, 'contended', 0))
  expect(await contend('contended', 2)).toEqual({ outcome: 'done', attempts: 3, told: 1, points: 201 })
})

test('gives up after four tries, and runs no effect', async () => {
  await inTransaction(app, actor(), (tx) => put(tx, 'hopeless', 0))
  expect(await contend('hopeless', 99)).toEqual({ outcome: '40001', attempts: 4, told: 0, points: 400 })
})

test('other errors are not tried again', async () => {
  let attempts = 0
  const work = inTransaction(app, actor(), async (tx) => {
    attempts++
    await tx.sql('select 1 / 0')
  })
  await expect(work).rejects.toMatchObject({ code: '22012' })
  expect(attempts).toBe(1)
})

test('four transactions that lock each other all succeed', async () => {
  const keys = ['lock a', 'lock b', 'lock c', 'lock d']
  await inTransaction(app, actor(), async (tx) => {
    for (const key of keys) await put(tx, key, 0)
  })
  let attempts = 0
  let arrived = 0
  const circle = keys.map((first, i) =>
    inTransaction(app, actor(), async (tx) => {
      attempts++
      await addOne(tx, first)
      arrived++
      while (arrived < keys.length) await wait(2) // until each holds the lock that the other wants
      await addOne(tx, keys[(i + 1) % keys.length] ?? first)
    }),
  )
  await Promise.all(circle)
  expect(attempts).toBeGreaterThan(keys.length)
  expect(await Promise.all(keys.map(pointsOf))).toEqual([2, 2, 2, 2])
})

test('a connection that was cut fails its transaction, leaves the pool, and the next call works', async () => {
  const pool = createPool(database.urls.app, 2)
  for (let i = 0; i < 4; i++) {
    const work = inTransaction(pool, actor(), async (tx) => {
      await put(tx, 'cut', 1)
      const [backend] = await tx.sql<{ pid: number }>('select pg_backend_pid() as pid')
      await admin.query('select pg_terminate_backend($1)', [backend?.pid])
      await tx.sql('select 1')
    })
    await expect(work).rejects.toMatchObject({ code: expect.stringMatching(/^(57P01|08P01|ECONNRESET|EPIPE)$/) })
  }
  expect(await pointsOf('cut')).toBeUndefined()
  expect(await inTransaction(pool, actor(), (tx) => tx.sql('select 1 as one'))).toEqual([{ one: 1 }])
  await pool.end()
})

// pgbouncer's connections are not the pool's.
test.skipIf(inject('pgbouncer'))('idle connections may be cut: nobody notices', async () => {
  await Promise.all(
    Array.from({ length: 5 }, () => inTransaction(app, actor(), (tx) => tx.sql('select pg_sleep(0.01)'))),
  )
  const { rowCount } = await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'app' and datname = current_database()",
  )
  expect(rowCount).toBeGreaterThanOrEqual(5)
  await vi.waitFor(() => expect(app.totalCount).toBe(0))
  expect(await inTransaction(app, actor(), (tx) => tx.sql('select 1 as one'))).toEqual([{ one: 1 }])
})

test('afterCommit runs when the rows are there for everybody, and only then', async () => {
  const order: string[] = []
  let seen: Promise<number | undefined> | undefined
  await inTransaction(app, actor(), async (tx) => {
    tx.afterCommit(() => {
      order.push('told')
      seen = pointsOf('told')
    })
    await put(tx, 'told', 7)
    order.push('written')
  })
  expect(order).toEqual(['written', 'told'])
  expect(await seen).toBe(7)

  const told = vi.fn()
  const refused = inTransaction(app, actor(), async (tx) => {
    tx.afterCommit(told)
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  expect(told).not.toHaveBeenCalled()
})

test('an effect that fails after the commit does not make a committed transaction look failed', async () => {
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
  const told = vi.fn()
  let attempts = 0
  const result = await inTransaction(app, actor(), async (tx) => {
    attempts++
    tx.afterCommit(() => {
      throw Object.assign(new Error('nobody listens'), { code: '40001' })
    })
    tx.afterCommit(told)
    await put(tx, 'effect', attempts)
    return 'done'
  })
  expect({ result, attempts, told: told.mock.calls.length, points: await pointsOf('effect') }).toEqual({
    result: 'done',
    attempts: 1,
    told: 1,
    points: 1,
  })
  expect(warned).toHaveBeenCalledOnce()
  warned.mockRestore()
})

test('a read-only transaction writes nothing', async () => {
  await expect(inTransaction(app, actor(), (tx) => put(tx, 'read only', 1), 'begin read only')).rejects.toMatchObject({
    code: '25006',
  })
})

test('an amount beyond what a float can hold comes back exact', async () => {
  const [row] = await inTransaction(app, actor(), (tx) =>
    tx.sql<{ cents: bigint }>('select 9007199254740993::bigint as cents'),
  )
  expect(row?.cents).toBe(9007199254740993n)
})

test('a URL that leads through pgbouncer sends no statement by name', async () => {
  const left = async (url: string) => {
    const pool = createPool(url, 1)
    await inTransaction(pool, actor(), (tx) => tx.sql('select 1 as one', [], 'named-one'))
    await pool.query({ name: 'named-two', text: 'select $1::text', values: ['two'] })
    const { rows } = await pool.query('select name from pg_prepared_statements')
    await pool.end()
    return rows.length
  }
  const direct = new URL(database.urls.owner)
  expect(await left(direct.href)).toBeGreaterThanOrEqual(2)
  direct.searchParams.set('pgbouncer', 'true')
  expect(await left(direct.href)).toBe(0)
})
