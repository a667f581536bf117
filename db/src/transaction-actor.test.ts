import { expect, test } from 'vitest'
import { actor, actorOf } from './testing/actor.ts'
import { testDatabase } from './testing/database.ts'
import { createPool, inTransaction, publicReads, sqlOf, type Tx } from './transaction.ts'

const { urls, owner, app, given } = await testDatabase()
const customer = await given.customer()

test.each([
  ['text that PostgreSQL can not hold', actor({ scope: 'nul \0' }), { code: '22021' }],
  ['no valid time', actor({ now: new Date(Number.NaN) }), { name: 'RangeError' }],
  ['an id that is none', actor({ userId: 'somebody' }), { code: '22P02' }],
])('refuses a bad actor (%s), every time, without losing connections', async (_, bad, error) => {
  const pool = createPool(urls.app, 2)
  const seen: unknown[] = []
  for (let i = 0; i < 4; i++) {
    const work = inTransaction(pool, bad, async (tx) => {
      await tx.sql("insert into rate_limits (key) values ('bad actor')")
      seen.push(...(await tx.sql('select id from people')))
    })
    await expect(work).rejects.toMatchObject(error)
  }
  await pool.end()
  expect(seen).toEqual([])
  expect((await owner.query("select from rate_limits where key = 'bad actor'")).rowCount).toBe(0)
})

const SETTINGS = `select concat(current_setting('app.actor', true), current_setting('app.action', true),
    current_setting('app.request_id', true), current_setting('app.scope', true),
    current_setting('app.now', true)) as left, current_user::text as role`

test.each([
  ['a commit', async () => {}],
  ['a rollback', async (tx: Tx) => tx.sql('select 1 / 0')],
])('after %s the connection has forgotten the actor, and public reads on it show no guarded row', async (_, work) => {
  const pool = createPool(urls.app, 1)
  const reads = publicReads(pool)
  const backend = async (tx: Tx) => (await tx.sql<{ pid: number }>('select pg_backend_pid() as pid'))[0]?.pid
  for (const person of [customer, await given.admin()]) {
    let servedBy: number | undefined
    let saw = 0
    await inTransaction(pool, actorOf(person), async (tx) => {
      servedBy = await backend(tx)
      saw = (await tx.sql('select from people')).length
      await work(tx)
    }).catch(() => {})

    expect(saw).toBeGreaterThan(0)
    expect(await backend(reads)).toBe(servedBy)
    expect(await reads.sql(SETTINGS)).toEqual([{ left: '', role: 'app' }])
    expect(await reads.sql('select id from people')).toEqual([])
    expect(await reads.sql('select id from accounts')).toEqual([])
    expect(await reads.all(sqlOf.selectFrom('companies').selectAll())).toEqual([])
  }
  await pool.end()
})

test('public reads see public rows, without waiting for a commit', async () => {
  const supplier = await given.supplier()
  const reads = publicReads(app)
  const supplierIds = await reads.all(sqlOf.selectFrom('suppliers').select('id'))
  expect(supplierIds).toContainEqual({ id: supplier.companyId })
  expect(() => reads.afterCommit(() => {})).toThrow('a public read has no commit')
})
