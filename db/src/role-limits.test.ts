import { expect, test } from 'vitest'
import { actorOf } from './testing/actor.ts'
import { testDatabase } from './testing/database.ts'
import { inTransaction } from './transaction.ts'

const { app, worker, owner, given } = await testDatabase()

test.each([
  ['app', app],
  ['worker', worker],
])('whatever %s does ends in time, also through a pool that passes no settings on', async (_, pool) => {
  const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  const { rows } = await pool.query<{ name: string; setting: string; source: string }>(
    'select name, setting, source from pg_settings where name = any ($1)',
    [names],
  )
  for (const name of names)
    expect(rows, name).toContainEqual({ name, setting: expect.stringMatching(/^[1-9]/), source: 'user' })
})

test('a statement that takes too long, or waits too long for a lock, ends with a code of its own', async () => {
  const actor = actorOf(await given.customer())
  const within = (limit: string, statement: string) =>
    inTransaction(app, actor, async (tx) => {
      await tx.sql(`set local ${limit} = '50ms'`) // as the role's own limits, only sooner
      return tx.sql(statement)
    })
  await expect(within('statement_timeout', 'select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' })
  const blocker = await owner.connect()
  try {
    await blocker.query('begin; lock table listings in access exclusive mode')
    await expect(within('lock_timeout', 'select from listings')).rejects.toMatchObject({ code: '55P03' })
  } finally {
    await blocker.query('rollback')
    blocker.release()
  }
})
