import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from './ids.ts'
import { actorOf } from './testing/actor.ts'
import { testDatabase } from './testing/database.ts'
import { type DbActor, inTransaction } from './transaction.ts'

/** Every rule of the ledger, straight in SQL: it holds without the use cases that ask the same. */
const { app, owner, given } = await testDatabase()
const [customer, admin] = [await given.customer(), await given.admin()]
const [buyer, desk] = [actorOf(customer), actorOf(admin)]
const TOTAL = 5000n
const notAllowed = { code: '23514' } // check_violation
const notReached = { code: '42501' }

let order: Awaited<ReturnType<typeof given.order>>
beforeEach(async () => {
  order = await given.order({ customer })
})

/** The day it is in GMT+3, or so many days later. */
const dayIn = (days: number) => new Date(Date.now() + (3 + days * 24) * 3_600_000).toISOString().slice(0, 10)

interface Entry {
  kind: string
  amount_cents: bigint
  way: string | null
  paid_on: string | null
  made_by: string | null
  answers: string | null
  reason: string | null
  number: string | null
  owed_after_cents: bigint | null
}
/** Entries that are right for an order of which nothing is paid, apart from what a test changes. */
const entries = {
  sent: { kind: 'sent', amount_cents: 100n, way: 'bank', paid_on: dayIn(0), made_by: customer.id },
  received: {
    ...{ kind: 'received', amount_cents: 100n, way: 'bank', paid_on: dayIn(0), made_by: admin.id },
    owed_after_cents: TOTAL - 100n,
  },
  refused: { kind: 'refused', amount_cents: 100n, reason: 'No money came.', made_by: admin.id },
  refunded: { kind: 'refunded', amount_cents: 100n, way: 'bank', paid_on: dayIn(0), made_by: admin.id },
} satisfies Record<string, Partial<Entry>>

/** Numbers of papers are drawn where they are not given. */
const drawn: Record<string, string> = { received: 'RC-', refunded: 'RF-' }

async function enter(who: DbActor, entry: Partial<Entry>, of = order): Promise<string> {
  const id = newId()
  const paper = entry.kind && drawn[entry.kind] ? { number: `${drawn[entry.kind]}${id}` } : {}
  const row = { id, order_id: of.id, customer_id: of.customerId, supplier_id: of.supplierId, ...paper, ...entry }
  const columns = Object.keys(row)
  await inTransaction(app, who, (tx) =>
    tx.sql(
      `insert into payment_entries (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(row),
    ),
  )
  return id
}

test('what is right is entered: proofs, decisions, a payment without a proof, a refund', async () => {
  const [found, none] = [await enter(buyer, entries.sent), await enter(buyer, entries.sent)]
  await enter(desk, { ...entries.received, answers: found })
  await enter(desk, { ...entries.refused, answers: none })
  await enter(desk, { ...entries.received, amount_cents: TOTAL, owed_after_cents: -100n })
  await enter(desk, { ...entries.refunded, owed_after_cents: 0n })
  const { rows } = await owner.query('select received_cents, refunded_cents, owed_cents from orders where id = $1', [
    order.id,
  ])
  expect(rows).toEqual([{ received_cents: TOTAL + 100n, refunded_cents: 100n, owed_cents: 0n }])
})

describe('a proof', () => {
  test('is sent by the customer only, in their own name, and as nothing but a proof', async () => {
    await expect(enter(desk, { ...entries.sent, made_by: admin.id })).rejects.toMatchObject(notReached)
    await expect(enter(buyer, { ...entries.sent, made_by: (await given.customer()).id })).rejects.toMatchObject(
      notReached,
    )
    await expect(enter(actorOf(await given.customer()), entries.sent)).rejects.toMatchObject(notReached)
    await expect(
      enter(buyer, { kind: 'received', amount_cents: 100n, way: 'bank', paid_on: dayIn(0), made_by: customer.id }),
    ).rejects.toMatchObject(notReached)
  })

  test('is not sent for a cancelled order', async () => {
    await owner.query("update orders set status = 'cancelled' where id = $1", [order.id])
    await expect(enter(buyer, entries.sent)).rejects.toMatchObject(notAllowed)
  })

  test('is not sent where nothing is owed', async () => {
    await given.payment(order.id, Number(TOTAL))
    await expect(enter(buyer, entries.sent)).rejects.toMatchObject(notAllowed)
  })

  test('is one of ten that were not found to be paid, and no more', async () => {
    const sent: string[] = []
    for (let n = 0; n < 10; n++) sent.push(await enter(buyer, entries.sent))
    await expect(enter(buyer, entries.sent)).rejects.toMatchObject(notAllowed)
    await enter(desk, { ...entries.refused, answers: sent[0] ?? '' })
    await expect(enter(buyer, entries.sent)).rejects.toMatchObject(notAllowed)
    await enter(desk, { ...entries.received, answers: sent[1] ?? '' })
    await enter(buyer, entries.sent)
  })

  test('is decided once, of the order that it was sent for', async () => {
    const proof = await enter(buyer, entries.sent)
    await enter(desk, { ...entries.refused, answers: proof })
    await expect(enter(desk, { ...entries.received, answers: proof })).rejects.toMatchObject({ code: '23505' })
    const other = await given.order({ customer })
    const another = await enter(buyer, entries.sent)
    await expect(enter(desk, { ...entries.received, answers: another }, other)).rejects.toMatchObject({ code: '23503' })
  })
})

describe('a decision', () => {
  test('answers a proof, and nothing else', async () => {
    const received = await enter(desk, entries.received)
    for (const entry of [{ ...entries.received, owed_after_cents: TOTAL - 200n }, entries.refused])
      await expect(enter(desk, { ...entry, answers: received })).rejects.toMatchObject(notAllowed)
    await expect(enter(desk, entries.refused)).rejects.toMatchObject(notAllowed)
  })

  test('is made in the desk’s own name', async () => {
    await expect(enter(desk, { ...entries.received, made_by: customer.id })).rejects.toMatchObject(notReached)
  })
})

test.each([1n, -1n])('a paper does not say %s cent more than what is owed after it', async (wrong) => {
  await expect(enter(desk, { ...entries.received, owed_after_cents: TOTAL - 100n + wrong })).rejects.toMatchObject(
    notAllowed,
  )
})

test('money is not refunded before it is due, nor more of it', async () => {
  await given.payment(order.id, Number(TOTAL) + 50)
  await expect(enter(desk, { ...entries.refunded, owed_after_cents: 50n })).rejects.toMatchObject(notAllowed)
  await enter(desk, { ...entries.refunded, amount_cents: 50n, owed_after_cents: 0n })
})

test('nothing is paid tomorrow', async () => {
  await expect(enter(buyer, { ...entries.sent, paid_on: dayIn(1) })).rejects.toMatchObject(notAllowed)
  await expect(enter(desk, { ...entries.received, paid_on: dayIn(1) })).rejects.toMatchObject(notAllowed)
})

test.each<[string, Partial<Entry>]>([
  ['a payment without a number', { ...entries.received, number: null, owed_after_cents: null }],
  ['a payment with the number of a refund', { ...entries.received, number: 'RF-1' }],
  ['a payment that says nothing of what is owed', { ...entries.received, owed_after_cents: null }],
  ['a payment without a way', { ...entries.received, way: null }],
  ['a payment without a day', { ...entries.received, paid_on: null }],
  ['a payment with a reason', { ...entries.received, reason: 'Why not.' }],
  ['a payment of nothing', { ...entries.received, amount_cents: 0n, owed_after_cents: TOTAL }],
  ['a payment by another way', { ...entries.received, way: 'cash' }],
  ['a payment of more than there can be', { ...entries.received, amount_cents: 100_000_000_000n }],
])('%s is no entry', async (_, entry) => {
  await expect(enter(desk, entry)).rejects.toMatchObject(notAllowed)
})

test.each([
  'update payment_entries set amount_cents = 1',
  'delete from payment_entries',
  'truncate payment_entries cascade',
])('nobody changes an entry, not even the owner: %s', async (statement) => {
  await enter(buyer, entries.sent)
  await expect(owner.query(statement)).rejects.toMatchObject({
    code: '42501',
    message: 'payment_entries is insert-only',
  })
})
