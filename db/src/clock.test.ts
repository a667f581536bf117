import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { actor, actorOf } from './testing/actor.ts'
import { testDatabase } from './testing/database.ts'
import { inTransaction } from './transaction.ts'

const { app, owner, given } = await testDatabase()
const MILLENNIUM = new Date('2000-01-01T00:00:00.123Z')

test('fx.now() is the time of the transaction’s clock', async () => {
  expect(await inTransaction(app, actor({ now: MILLENNIUM }), (tx) => tx.sql('select fx.now() as now'))).toEqual([
    { now: MILLENNIUM },
  ])
})

test('without a set clock, fx.now() is PostgreSQL’s own', async () => {
  await inTransaction(app, actor({ now: MILLENNIUM }), (tx) => tx.sql('select 1'))
  expect((await app.query('select fx.now() = date_trunc($$milliseconds$$, now()) as same')).rows).toEqual([
    { same: true },
  ])
})

test('rows are dated by the set clock', async () => {
  const customer = await given.customer()
  await inTransaction(app, actorOf(customer, { now: MILLENNIUM }), (tx) =>
    tx.sql("update people set full_name = 'Ayaan Xirsi' where id = $1", [customer.id]),
  )
  expect(
    (await owner.query('select from audit_log where at = $1 and row_id = $2', [MILLENNIUM, customer.id])).rowCount,
  ).toBe(1)
})

test('outside of tests no clock can be set', async () => {
  const file = new URL('../functions/first/now.sql', import.meta.url)
  const client = await owner.connect()
  try {
    await client.query('begin')
    await client.query(await readFile(file, 'utf8'))
    await client.query("select set_config('app.now', '2000-01-01', true)")
    const { rows } = await client.query("select fx.now() = date_trunc('milliseconds', now()) as same")
    expect(rows).toEqual([{ same: true }])
  } finally {
    await client.query('rollback')
    client.release()
  }
})
