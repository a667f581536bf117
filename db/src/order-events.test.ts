import { expect, test } from 'vitest'
import { newId } from './ids.ts'
import { actor, actorOf } from './testing/actor.ts'
import { testDatabase } from './testing/database.ts'
import { type DbActor, inTransaction } from './transaction.ts'

const { app, owner, given } = await testDatabase()
const [customer, supplier, admin] = [await given.customer(), await given.supplier(), await given.admin()]
const order = await given.order({ customer, supplierId: supplier.companyId ?? '' })
const sides = { customer: actorOf(customer), supplier: actorOf(supplier), admin: actorOf(admin) }

/** Which events each side may write, straight in SQL, under its own role. */
const MAY_WRITE = {
  customer: ['placed', 'cancelled', 'received', 'problem', 'inquiry', 'proof_sent'],
  supplier: ['shipping', 'can_deliver', 'cannot_supply'],
  admin: ['status', 'shipping', 'payment_received', 'payment_refused', 'payment_refunded'],
}
const roles = Object.keys(MAY_WRITE) as (keyof typeof MAY_WRITE)[]

/**
 * What the constraint of the column allows. Notes of before stay; they are written in the order's thread now. Of
 * amendments `fx.tell_amendment` writes.
 */
const kinds = [...new Set(Object.values(MAY_WRITE).flat()), 'note', 'amendment']

const write = (who: DbActor, kind: string, role: string, of = order) =>
  inTransaction(app, who, (tx) =>
    tx.sql(
      `insert into order_events (id, order_id, customer_id, supplier_id, kind, actor_role, actor_name)
        values ($1, $2, $3, $4, $5, $6, 'Deniz Test')`,
      [newId(), of.id, of.customerId, of.supplierId, kind, role],
    ),
  ).then(
    () => true,
    (error: { code?: string }) => {
      if (error.code !== '42501') throw error
      return false
    },
  )

test.each(roles)('a %s writes the events of that side under that role, and no others', async (side) => {
  const written: string[] = []
  for (const kind of kinds)
    for (const role of roles) if (await write(sides[side], kind, role)) written.push(`${kind} as ${role}`)
  expect(written.sort()).toEqual(MAY_WRITE[side].map((kind) => `${kind} as ${side}`).sort())
})

test('every kind of event but a note and an amendment can be written by somebody', async () => {
  const { rows } = await owner.query<{ rule: string }>(
    `select pg_get_constraintdef(oid) as rule from pg_constraint
      where conrelid = 'order_events'::regclass and pg_get_constraintdef(oid) like '%kind%placed%'`,
  )
  expect([...(rows[0]?.rule ?? '').matchAll(/'(\w+)'/g)].map(([, kind]) => kind).sort()).toEqual(kinds.sort())
})

test('of an order of others nobody but the desk writes one', async () => {
  const others = await given.order({})
  expect([
    await write(sides.customer, 'problem', 'customer', others),
    await write(sides.supplier, 'shipping', 'supplier', others),
    await write(sides.admin, 'status', 'admin', others),
  ]).toEqual([false, false, true])
})

test('only the sides of an order and admins tell the others of it', async () => {
  const told = async () =>
    (
      await owner.query("select from notifications where kind = 'order.note' and arguments ->> 'orderId' = $1", [
        order.id,
      ])
    ).rowCount
  const tell = (who: DbActor) =>
    inTransaction(app, who, (tx) =>
      tx.sql("select fx.notify_order_sides($1, '{customer,supplier}', 'order.note', $2, false)", [
        order.id,
        JSON.stringify({ orderId: order.id }),
      ]),
    )
  const strangers = [
    actorOf(await given.customer()),
    actorOf(await given.supplier()),
    actorOf(await given.person(null)),
    actor({ role: 'system' }),
    actor(),
    // the right company under the other role
    actorOf(customer, { role: 'supplier' }),
    actorOf(supplier, { role: 'customer' }),
  ]
  for (const stranger of strangers) await expect(tell(stranger)).rejects.toMatchObject({ code: 'P0002' })
  expect(await told()).toBe(0)

  await tell(sides.customer)
  expect(await told()).toBe(1)
  await tell(sides.supplier)
  expect(await told()).toBe(2)
  await tell(sides.admin)
  expect(await told()).toBe(4)
})

test('nobody unknown notifies anybody', async () => {
  const notify = (who: DbActor) =>
    inTransaction(app, who, (tx) =>
      tx.sql("select fx.notify(array[$1::uuid], 'order.note', '{}', true)", [customer.id]),
    )
  await expect(notify(actor())).rejects.toMatchObject({ code: '42501' })
  await expect(notify(actor({ role: '' }))).rejects.toMatchObject({ code: '42501' })
})
