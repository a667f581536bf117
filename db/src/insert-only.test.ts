import { expect, test } from 'vitest'
import { testDatabase } from './testing/database.ts'

const { owner, given } = await testDatabase()
const { id } = await given.order({})
await given.amendment(id)
await given.quote()

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

test.each([
  ['quote_versions', 'update quote_versions set valid_until = now()'],
  ['quote_versions', "update quote_versions set choices = '{}'"],
  ['quote_versions', 'delete from quote_versions'],
  ['quote_lines', 'update quote_lines set price_cents = 1'],
  ['quote_lines', 'delete from quote_lines'],
  ['quote_events', "update quote_events set state = 'closed'"],
  ['quote_events', 'truncate quote_events'],
  ['order_amendment_lines', 'update order_amendment_lines set quantity = 1'],
  ['order_amendment_lines', 'delete from order_amendment_lines'],
])('what was offered stays, also for the owner: %s: %s', async (table, statement) => {
  await expect(owner.query(statement)).rejects.toMatchObject({ code: '42501', message: `${table} is insert-only` })
})
