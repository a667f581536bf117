import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { silentLog } from '../../platform/log.ts'
import { partFile } from '../../platform/storage/part-file.ts'
import { givenFeedback } from '../../testing/given-feedback.ts'
import { orderOf } from '../../testing/given-orders.ts'
import { jobParts } from '../../testing/job-parts.ts'
import { openDoor } from '../../testing/open-door.ts'
import { identityJobs } from './identity.jobs.ts'

const opened = await openDoor()
const { given, owner, asPerson, worker, app, clock, parts } = opened
const jobs = identityJobs({ ...jobParts({ pool: worker, app, clock, log: silentLog }), storage: parts.storage })

async function written(name: string, count: number): Promise<string> {
  const texts = Array.from({ length: count }, async (_, part) => {
    const stored = await parts.storage.get('exports', partFile(name, part))
    return stored ? new Response(stored.body).text() : ''
  })
  return (await Promise.all(texts)).join('')
}

it('holds what is stored about the person, and nobody else', async () => {
  const customer = await given.customer({ fullName: 'Faadumo Warsame' })
  const colleague = await given.customer({ companyId: customer.companyId ?? '', owner: false, fullName: 'Cabdi Nuur' })
  const { id: productId } = await given.product({ supplierId: (await given.supplier()).companyId ?? '' })
  const api = await asPerson(customer)
  const { id: orderId } = await api.orders.place(orderOf(productId, 2), randomUUID())
  await api.messages.send({ id: orderId, messageId: randomUUID(), body: 'By Friday, please.' })
  await (await asPerson(colleague)).orders.place(orderOf(productId, 3), randomUUID())
  await api.wishlist.add({ productId }, randomUUID())
  await givenFeedback(opened, customer)

  const { id } = await api.account.startExport({}, randomUUID())
  expect(await api.account.startExport({}, randomUUID())).toEqual({ id })
  await jobs['export-account']?.({ exportId: id })
  const { state, file, parts: count } = await api.account.getExport({ id })
  expect(state).toBe('ready')
  const data = JSON.parse(await written(file, count))
  expect(data.account).toMatchObject({ name: 'Faadumo Warsame', email: customer.email, role: 'customer' })
  expect(data.orders).toHaveLength(1)
  expect(data.orders[0]).toMatchObject({ id: orderId, customer_name: 'Faadumo Warsame', lines: [{ quantity: 2 }] })
  expect(data.orders[0].written.map(({ kind }: { kind: string }) => kind)).toEqual(['placed'])
  expect(data.messages).toMatchObject([{ text: 'By Friday, please.' }])
  expect([data.wishlist, data.feedback, data.addresses].map(({ length }) => length)).toEqual([1, 1, 1])
  expect(JSON.stringify(data)).not.toContain('Cabdi')
  expect(JSON.stringify(data)).not.toContain('hash')

  expect(await (await asPerson(colleague)).account.getExport.try({ id })).toMatchObject({ code: 'NOT_FOUND' })
  await jobs['sweep-account-export']?.({ exportId: id })
  expect(await api.account.lastExport({})).toEqual({ export: null })
  expect(await written(file, count)).toBe('')
})

it('goes on over many orders', async () => {
  const customer = await given.customer()
  const order = await given.order({ customer })
  await owner.query(
    `insert into orders (id, customer_id, supplier_id, placed_by, customer_company, customer_name, customer_email,
        supplier_name, shipping_address, shipping_city, shipping_country, quantity, line_count, total_cents,
        deposit_cents, incoterm, basis_place, terms_version, created_at)
      select gen_random_uuid(), customer_id, supplier_id, placed_by, customer_company, customer_name, customer_email,
        supplier_name, shipping_address, shipping_city, shipping_country, 1, 1, 100, 0, incoterm, basis_place,
        terms_version, created_at - n * interval '1 minute'
      from orders, generate_series(1, 1199) n where id = $1`,
    [order.id],
  )
  const api = await asPerson(customer)
  const { id } = await api.account.startExport({}, randomUUID())
  await jobs['export-account']?.({ exportId: id })
  const { file, parts: count } = await api.account.getExport({ id })
  expect(count).toBe(5)
  const { orders } = JSON.parse(await written(file, count))
  expect(new Set(orders.map(({ number }: { number: string }) => number)).size).toBe(1200)
})
