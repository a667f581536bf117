import { testDatabase } from '@ticarum/db/testing/database'
import { expect, it } from 'vitest'
import { silentLog } from '../../platform/log.ts'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { jobParts } from '../../testing/job-parts.ts'
import { ordersJobs } from './orders.jobs.ts'

const database = await testDatabase()
const { app, given, owner, worker } = database
let now = new Date('2026-11-13T06:00:00Z') // a Friday
const parts = jobParts({ pool: worker, app, clock: { now: () => now }, log: silentLog })
const tell = () => ordersJobs(parts)['tell-late-orders']?.({})
const told = async ({ id }: { id: string }, kind = 'order.late') =>
  (
    await owner.query<{ arguments: Record<string, string> }>(
      'select arguments from notifications where user_id = $1 and kind = $2 order by id',
      [id, kind],
    )
  ).rows.map((row) => row.arguments)

it('who is late and the desk are told once for each promise that passed, and nobody else', async () => {
  const [admin, supplier, customer] = [await given.admin(), await givenSupplier(database), await given.customer()]
  const order = await given.order({
    customer,
    supplierId: supplier.companyId,
    createdAt: new Date('2026-11-11T09:00:00Z'), // to be answered until the 13th
  })
  await given.order({ supplierId: supplier.companyId, createdAt: new Date('2026-09-01T09:00:00Z') }) // no news any more
  await tell()
  expect([await told(supplier), await told(admin), await told(customer)]).toEqual([[], [], []])
  now = new Date('2026-11-14T06:00:00Z')
  for (let run = 0; run < 3; run++) await tell()
  const { rows } = await owner.query<{ number: string }>('select number from orders where id = $1', [order.id])
  const late = [{ orderId: order.id, number: rows[0]?.number, day: '2026-11-13', side: 'supplier' }]
  expect([await told(supplier), await told(admin), await told(customer)]).toEqual([late, late, []])
  const { rowCount } = await owner.query("select from mail_log where recipient_id = $1 and template = 'notice'", [
    supplier.id,
  ])
  expect(rowCount).toBe(1)

  await owner.query(
    "update orders set status = 'processing', answer = 'can_deliver', answered_at = $2, ready_on = $3 where id = $1",
    [order.id, now, '2026-11-16'],
  )
  await tell()
  expect(await told(supplier)).toHaveLength(1)
  now = new Date('2026-11-17T06:00:00Z')
  await tell()
  expect((await told(supplier)).map(({ day }) => day)).toEqual(['2026-11-13', '2026-11-16'])
})

it('nobody is told that an order is late while a proposed change of it waits for its answer', async () => {
  const supplier = await givenSupplier(database)
  const createdAt = new Date(now.getTime() - 5 * 24 * 3600 * 1000)
  const { id } = await given.order({ supplierId: supplier.companyId, createdAt })
  await given.amendment(id)
  await tell()
  expect(await told(supplier)).toEqual([])
  await owner.query("update order_amendments set state = 'declined', ended_at = now() where order_id = $1", [id])
  await tell()
  expect(await told(supplier)).toMatchObject([{ orderId: id }])
})

it('of several orders that became late, each side and the desk learn in one notice', async () => {
  const [admin, supplier, other] = [await given.admin(), await givenSupplier(database), await givenSupplier(database)]
  const createdAt = new Date(now.getTime() - 5 * 24 * 3600 * 1000)
  for (let n = 0; n < 12; n++) await given.order({ supplierId: supplier.companyId, createdAt })
  await given.order({ supplierId: other.companyId, createdAt })
  await tell()
  const several = (user: { id: string }) => told(user, 'order.several-late')
  expect([await several(supplier), await several(other), await several(admin)]).toEqual([
    [{ count: '12', role: 'supplier' }],
    [],
    [{ count: '13', role: 'admin' }],
  ])
  expect([await told(supplier), await told(other), await told(admin)]).toMatchObject([[], [{ side: 'supplier' }], []])
  await tell()
  expect([(await several(admin)).length, (await told(other)).length]).toEqual([1, 1])
})
