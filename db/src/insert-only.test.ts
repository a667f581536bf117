import { expect, test } from 'vitest'
import { testDatabase } from './testing/database.ts'

const { owner, given } = await testDatabase()
await given.order({})

test.each([
  "update order_events set kind = 'note'",
  'update order_events set created_at = now()',
  "update order_events set details = '{}'",
  'update order_events set actor_id = null',
  'delete from order_events',
  'truncate order_events cascade',
])('what happened to an order stays, also for the owner: %s', async (statement) => {
  await expect(owner.query(statement)).rejects.toMatchObject({
    code: '42501',
    message: 'order_events is insert-only',
  })
})

test('only the name of who acted can be taken out', async () => {
  expect((await owner.query("update order_events set actor_name = 'Somebody'")).rowCount).toBe(1)
})
