import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { newId } from './ids.ts'
import { actorOf } from './testing/actor.ts'
import { testDatabase } from './testing/database.ts'
import type { GivenPerson } from './testing/given.ts'
import { inTransaction } from './transaction.ts'

/** What holds although somebody can run any statement under the application's login. */
const { app, given, owner } = await testDatabase()
const supplier = await given.supplier()
const colleague = await given.supplier({ companyId: supplier.companyId ?? '', owner: false })

const run = (person: GivenPerson, text: string, values: unknown[] = []) =>
  inTransaction(app, actorOf(person), (tx) => tx.sql(text, values))
const make = (person: GivenPerson, { id = newId(), url = 'https://erp.example/', kinds = '{order.placed}' } = {}) =>
  run(person, 'select fx.make_webhook($1, $2, $3, $4)', [id, url, kinds, randomBytes(32)])
const replay = (person: GivenPerson, id: string) =>
  run(person, "select * from fx.replay_webhook($1, null, '-infinity', 10)", [id])

test('only the owner of a company makes and replays webhooks, of kinds and addresses that there are', async () => {
  const id = newId()
  await make(supplier, { id })
  await make(await given.customer())
  for (const person of [colleague, await given.admin()])
    await expect(make(person)).rejects.toMatchObject({ code: '42501' })
  for (const person of [colleague, await given.supplier()])
    await expect(replay(person, id)).rejects.toMatchObject({ message: 'NOT_FOUND' })
  expect(await replay(supplier, id)).toEqual([{ replayed: 0, further_since: null }])
  for (const wrong of [{ kinds: '{order.paid}' }, { kinds: '{}' }, { url: 'http://erp.example/' }])
    await expect(make(supplier, wrong)).rejects.toMatchObject({ code: '23514' })
})

test('secrets are read by the worker alone, and nobody queues or changes deliveries by hand', async () => {
  await make(supplier)
  const [{ id } = { id: '' }] = (await owner.query<{ id: string }>('select id from webhooks limit 1')).rows
  for (const [text, values] of [
    ['select secret from webhooks', []],
    ['select w from webhooks w', []],
    ['update webhooks set url = url', []],
    ['update webhook_deliveries set tries = 0', []],
    ['delete from webhook_deliveries', []],
    ["select fx.queue_webhooks(array[$1::uuid], 'order.placed', 'placed', $1)", [id]],
    ["select fx.tell_webhook_owner($1, 'account.webhook-off', 'erp.example')", [id]],
  ] as const)
    await expect(run(supplier, text, [...values]), text).rejects.toMatchObject({ code: '42501' })
})
