import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { givenContact } from '../../testing/given-inbox.ts'
import { openDoor } from '../../testing/open-door.ts'

const opened = await openDoor()
const { given, owner, worker, asPerson, clock } = opened
const [monday, thursday] = [new Date('2026-11-16T09:00:00Z'), new Date('2026-11-19T09:00:00Z')]
const period = { from: '2026-11-16', to: '2026-11-19', step: 'day' } as const
const key = () => randomUUID()

it('counts what suppliers and the desk did by the promised day and after it, rolled up or not', async () => {
  const supplier = await givenSupplier(opened)
  const [seller, admin] = [await asPerson(supplier), await asPerson(await given.admin())]
  const placed = async (createdAt: Date) =>
    (await given.order({ supplierId: supplier.companyId, createdAt, status: 'pending', shippingStatus: 'pending' })).id
  const [inTime, late, cancelled] = [
    await placed(monday),
    await placed(new Date('2026-11-10T09:00:00Z')),
    await placed(new Date('2026-11-10T09:00:00Z')),
  ]
  const answer = (id: string, readyOn: string) =>
    seller.orders.answer({ id, answer: { answer: 'can_deliver', readyOn } }, key())
  const confirm = (id: string) => admin.orders.setStatus({ id, status: 'processing' }, key())
  const ship = (id: string) => seller.orders.updateShipping({ id, shippingStatus: 'shipped' }, key())
  const reply = async (id: string) =>
    admin.inbox.reply(
      { id, version: (await admin.inbox.get({ id })).version, body: 'Yes, we do.', close: false },
      key(),
    )

  clock.set(monday)
  await answer(inTime, '2026-11-16')
  await answer(late, '2026-11-17')
  await confirm(inTime)
  await ship(inTime)
  await admin.orders.setStatus({ id: cancelled, status: 'cancelled', reason: 'Both agreed.' }, key())
  clock.set(thursday)
  await confirm(late)
  await ship(late)
  const messages = [await givenContact(opened), await givenContact(opened), await givenContact(opened)]
  for (const [n, dueAt] of ['2026-11-19T09:00:00Z', '2026-11-19T08:59:59Z'].entries()) {
    await owner.query('update inbox_items set due_at = $2 where id = $1', [messages[n], dueAt])
    await reply(messages[n] ?? '')
  }

  const expectAll = async () => {
    expect(await seller.analytics.supplier(period)).toMatchObject({ figures: { promises: { kept: 2, late: 2 } } })
    expect(await admin.analytics.platform(period)).toMatchObject({
      figures: { promises: { kept: 2, late: 2 } },
      desk: { kept: 2, late: 2, before: { kept: 0, late: 0 } },
    })
    expect(await admin.analytics.platform({ from: '2026-11-19', to: '2026-11-19', step: 'day' })).toMatchObject({
      figures: { promises: { kept: 0, late: 1 } },
      desk: { kept: 1, late: 2 },
    })
  }
  await expectAll()
  expect(Object.keys(await seller.analytics.supplier(period))).not.toContain('desk')
  await worker.query('select fx.roll_up_activity(1000)')
  expect((await owner.query('select from activity_deltas')).rowCount).toBe(0)
  await expectAll()
})

it('a payment that was checked and a problem that was settled are promises of the desk', async () => {
  clock.set(monday)
  const [customer, admin] = [await given.customer(), await asPerson(await given.admin())]
  const desk = async () => (await admin.analytics.platform(period)).desk
  const before = await desk()
  const { id } = await given.order({ customer, createdAt: monday, shippingStatus: 'delivered', status: 'processing' })
  const proof = await given.proof(id, monday)
  await owner.query('update orders set problem_at = $2 where id = $1', [id, monday])
  await admin.payments.decide({ id: proof, decision: { decision: 'received' } }, key())
  expect(await desk()).toMatchObject({ kept: before.kept + 1, late: before.late })
  clock.set(thursday)
  await (await asPerson(customer)).orders.confirmReceipt({ id }, key())
  expect(await desk()).toMatchObject({ kept: before.kept + 1, late: before.late + 1 })
})
