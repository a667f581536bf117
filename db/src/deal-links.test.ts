import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { newId } from './ids.ts'
import { actorOf } from './testing/actor.ts'
import { testDatabase } from './testing/database.ts'
import type { GivenPerson } from './testing/given.ts'
import { inTransaction } from './transaction.ts'

const { app, given, owner } = await testDatabase()
const [customer, supplier, admin] = [await given.customer(), await given.supplier(), await given.admin()]
const sides = [customer, supplier, admin]

const quote = async () => (await given.quote({ customer, supplierId: supplier.companyId ?? '' })).id
const link = (person: GivenPerson, quoteId: string, number: number) =>
  inTransaction(app, actorOf(person), (tx) =>
    tx.sql(
      `insert into deal_links (id, quote_id, number, customer_id, supplier_id, token_hash, created_by)
        values ($1, $2, $3, $4, $5, $6, $7)`,
      [newId(), quoteId, number, customer.companyId, supplier.companyId, randomBytes(32), person.id],
    ),
  )
const write = (person: GivenPerson, quoteId: string, revokedAt: Date | null) =>
  inTransaction(app, actorOf(person), (tx) =>
    tx.sql('update deal_links set revoked_at = $2 where quote_id = $1', [quoteId, revokedAt]),
  )
const live = async (quoteId: string) =>
  (await owner.query('select from deal_links where quote_id = $1 and revoked_at is null', [quoteId])).rowCount

test.each(sides)('$role: a quote has one link at a time, and the next one has the next number', async (person) => {
  const id = await quote()
  await link(person, id, 1)
  for (const number of [1, 2]) await expect(link(person, id, number)).rejects.toMatchObject({ code: '23505' })
  await write(person, id, new Date())
  await expect(link(person, id, 1)).rejects.toMatchObject({ code: '23505' })
  await link(person, id, 2)
  expect(await live(id)).toBe(1)
})

test.each(sides)('$role: what was revoked stays so', async (person) => {
  const id = await quote()
  await link(person, id, 1)
  await write(person, id, new Date())
  await write(person, id, null)
  expect(await live(id)).toBe(0)
})
