import { randomUUID } from 'node:crypto'
import { newId } from '@ticarum/db/ids'
import { describe, expect, it } from 'vitest'
import { silentLog } from '../../platform/log.ts'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { orderOf } from '../../testing/given-orders.ts'
import { jobParts } from '../../testing/job-parts.ts'
import { openDoor } from '../../testing/open-door.ts'
import { ordersJobs } from './orders.jobs.ts'

const opened = await openDoor()
const { given, owner, asPerson, worker, app, clock, parts } = opened
const supplier = await givenSupplier(opened)
const customer = await given.customer()
const buyer = await asPerson(customer)
const seller = await asPerson(supplier)
const elif = await given.admin({ fullName: 'Elif Akköy' })
const admin = await asPerson(elif)
const jobs = ordersJobs({ ...jobParts({ pool: worker, app, clock, log: silentLog }), storage: parts.storage })

describe('lists', () => {
  const HOUR = 3600 * 1000
  const at = (hours: number) => new Date(Date.now() - hours * HOUR)

  it('are newest first, page by page, of one status or of all [SORD-02] [AORD-02]', async () => {
    const own = await given.customer()
    const product = await given.product({ supplierId: supplier.companyId })
    const ids: string[] = []
    for (let n = 0; n < 7; n++)
      ids.push(
        (await given.order({ customer: own, product, status: n % 2 ? 'completed' : 'pending', createdAt: at(n + 100) }))
          .id,
      )
    const api = await asPerson(own)
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await api.orders.list({ limit: 3, ...(after ? { after } : {}) })
      seen.push(...page.items.map(({ id }) => id))
      after = page.next ?? undefined
    } while (after)
    expect(seen).toEqual(ids)
    expect((await api.orders.list({ status: 'completed' })).items.map(({ id }) => id)).toEqual(
      ids.filter((_, n) => n % 2),
    )
    const forSeller = await seller.orders.list({ limit: 100 })
    expect(forSeller.items.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(ids)
    expect(forSeller.items.find(({ id }) => id === ids[0])).toMatchObject({
      quantity: 4,
      totalCents: 5000,
      customer: { name: 'Deniz Test' },
      placedAt: expect.any(String),
    })
    const forAdmin = await admin.orders.list({ limit: 100, status: 'completed' })
    expect(new Set(forAdmin.items.map(({ status }) => status))).toEqual(new Set(['completed']))
  })

  it('are found by number, customer, supplier and product, however they are typed', async () => {
    const companyId = await given.company('customer', { name: 'Şirin Ticaret' })
    const own = await given.customer({ companyId })
    const { id } = await given.order({ customer: own, supplierId: supplier.companyId })
    const { number, supplier_name } = (
      await owner.query('select number, supplier_name from orders where id = $1', [id])
    ).rows[0]
    for (const q of [
      number,
      number.toLowerCase(),
      'sirin',
      'SIRIN tic',
      `sirin ${supplier_name}`,
      'sirin gomlek',
      'sirin shirt',
    ]) {
      expect(
        (await admin.orders.list({ q })).items.map((order) => order.id),
        q,
      ).toContain(id)
    }
    expect((await admin.orders.list({ q: 'sirin carpet' })).items).toEqual([])
    expect((await admin.orders.list({ q: `x' & ! | (` })).items).toBeDefined()
  })

  it('are found by a tracking number that came later, also by one that was replaced', async () => {
    const { id } = await given.order({ supplierId: supplier.companyId })
    for (const [side, trackingNumber] of [
      [seller, 'ZXQU-4471190'],
      [admin, 'ZXQU-5582201'],
    ] as const)
      await side.orders.updateShipping({ id, shippingStatus: 'preparing', trackingNumber, carrier: '' }, randomUUID())
    for (const q of ['zxqu-4471190', '5582201'])
      expect((await admin.orders.list({ q })).items.map((order) => order.id)).toEqual([id])
  })

  it('can be filtered by assignee and by due follow-ups', async () => {
    const { id } = await given.order({})
    const { id: other } = await given.order({})
    await admin.orders.annotate({ id, assigneeId: elif.id, notes: '', followUpOn: '2020-01-01' }, randomUUID())
    await admin.orders.annotate({ id: other, assigneeId: null, notes: '', followUpOn: '2999-01-01' }, randomUUID())
    expect((await admin.orders.list({ assigneeId: elif.id })).items.map((order) => order.id)).toEqual([id])
    expect((await admin.orders.list({ waitsFor: 'follow_up' })).items.map((order) => order.id)).toEqual([id])
    expect(
      await admin.orders.annotate.try({ id, assigneeId: customer.id, notes: '', followUpOn: null }, randomUUID()),
    ).toMatchObject({ code: 'INPUT_INVALID' })
  })
})

it('counts of each status are exact before, during and after the roll-up [SORD-01]', async () => {
  const own = await givenSupplier(opened)
  const product = await given.product({ supplierId: own.companyId })
  const api = await asPerson(own)
  for (const status of ['pending', 'pending', 'processing', 'completed', 'cancelled'] as const)
    await given.order({ product, status })
  const exact = { all: 5, pending: 2, processing: 1, completed: 1, cancelled: 1, late: 0 }
  const everybody = async () => (await owner.query('select count(*)::integer as all from orders')).rows[0]?.all
  expect(await api.orders.counts({})).toEqual(exact)
  await owner.query('select fx.roll_up_order_counts(3)')
  expect(await api.orders.counts({})).toEqual(exact)
  await jobs['roll-up-order-counts']?.({})
  expect((await owner.query('select from order_deltas')).rowCount).toBe(0)
  expect(await api.orders.counts({})).toEqual(exact)
  expect((await admin.orders.counts({})).all).toBe(await everybody())
  const placed = await buyer.orders.place(orderOf(product.id), randomUUID())
  await admin.orders.setStatus({ id: placed.id, status: 'completed' }, randomUUID())
  expect(await api.orders.counts({})).toEqual({ ...exact, all: 6, completed: 2 })
  expect((await admin.orders.counts({})).all).toBe(await everybody())
})

it('can be assigned to every admin who can sign in', async () => {
  const [ahmet, suspended, gone] = [
    await given.admin({ fullName: 'Ahmet Kurt' }),
    await given.admin(),
    await given.admin(),
  ]
  await owner.query('update accounts set suspended_at = now() where id = $1', [suspended.id])
  await owner.query('update accounts set anonymised_at = now() where id = $1', [gone.id])
  const { items } = await admin.orders.assignees({})
  expect(items).toEqual([
    { id: ahmet.id, name: 'Ahmet Kurt' },
    { id: elif.id, name: 'Elif Akköy' },
  ])
})

describe('the timeline', () => {
  it('says who did what, and who acts next by when', async () => {
    const { id: productId } = await given.product({ supplierId: supplier.companyId })
    const { id } = await buyer.orders.place(orderOf(productId, 2), randomUUID())
    const next = async () => (await buyer.orders.get({ id })).next
    expect(await next()).toMatchObject({
      line: 'pending.pending',
      who: 'supplier',
      by: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    await seller.orders.answer({ id, answer: { answer: 'cannot_supply', reason: 'The machine broke.' } }, randomUUID())
    expect(await next()).toMatchObject({ who: 'company' })
    await seller.orders.answer(
      { id, answer: { answer: 'can_deliver', readyOn: '2090-01-31', text: 'It runs again.' } },
      randomUUID(),
    )
    await admin.orders.setStatus({ id, status: 'processing' }, randomUUID())
    expect(await next()).toEqual({ line: 'processing.pending', who: 'supplier', by: '2090-01-31' })
    await seller.orders.updateShipping(
      { id, shippingStatus: 'shipped', trackingNumber: 'MSCU1', carrier: 'MSC' },
      randomUUID(),
    )
    await admin.orders.updateShipping(
      { id, shippingStatus: 'delivered', trackingNumber: 'MSCU1', carrier: 'MSC' },
      randomUUID(),
    )
    expect(await next()).toMatchObject({ line: 'processing.delivered', who: 'customer' })
    await buyer.orders.confirmReceipt({ id }, randomUUID())
    const order = await buyer.orders.get({ id })
    expect(order.next).toMatchObject({ line: 'received', who: 'company' })
    expect(order.events.map(({ kind, by }) => [kind, by.role])).toEqual([
      ['placed', 'customer'],
      ['cannot_supply', 'supplier'],
      ['can_deliver', 'supplier'],
      ['status', 'admin'],
      ['shipping', 'supplier'],
      ['shipping', 'admin'],
      ['received', 'customer'],
    ])
    expect(order.answer).toEqual({ answer: 'can_deliver', readyOn: '2090-01-31', at: expect.any(String) })
    expect(order).toMatchObject({ shippingStatus: 'delivered', trackingNumber: 'MSCU1' })
    await expect(owner.query('update order_events set details = $1 where order_id = $2', ['{}', id])).rejects.toThrow(
      'insert-only',
    )
  })

  it('notifies the other sides with the order’s number, and never the actor', async () => {
    const own = await givenSupplier(opened)
    const { id: productId } = await given.product({ supplierId: own.companyId })
    const { id, number } = await buyer.orders.place(orderOf(productId, 2), randomUUID())
    const told = async (api: typeof buyer) =>
      (await api.notifications.list({})).items
        .flatMap(({ latest }) => latest)
        .filter((notice) => notice.arguments.orderId === id)
        .map(({ kind }) => kind)
    const other = await asPerson(own)
    expect((await other.notifications.list({})).items).toMatchObject([
      { kind: 'order.placed', arguments: { number, quantity: '2', total: '$25.00', product: 'Pamuklu gömlek' } },
    ])
    await other.orders.answer({ id, answer: { answer: 'can_deliver', readyOn: '2090-01-31' } }, randomUUID())
    await other.orders.updateShipping({ id, shippingStatus: 'shipped' }, randomUUID())
    await buyer.orders.reportProblem({ id, text: 'Wet.' }, randomUUID())
    expect(await told(buyer)).toEqual(['order.shipping', 'order.answered'])
    expect(await told(other)).toEqual(['order.problem', 'order.placed'])
    expect(await told(admin)).toEqual(['order.problem'])
  })
})

it('what was ordered can be ordered again on today’s terms', async () => {
  const goods = await Promise.all(
    [{}, { stock: 3 }, {}].map((more) => given.product({ supplierId: supplier.companyId, ...more })),
  )
  const [dearer, scarce, gone] = goods.map(({ id }) => id)
  const { id } = await given.order({
    customer,
    product: { id: dearer ?? '', supplierId: supplier.companyId },
    quantity: 5,
  })
  for (const [position, productId] of [scarce, gone].entries()) {
    await owner.query(
      `insert into order_lines (order_id, position, customer_id, supplier_id, product_id, names, original_language,
          unit, pieces_per_unit, unit_price_cents, quantity, total_cents, incoterm, basis_place, details, made_to_order)
        select order_id, $2, customer_id, supplier_id, $3, names, original_language, unit, pieces_per_unit,
          unit_price_cents, quantity, total_cents, incoterm, basis_place, details, false
        from order_lines where order_id = $1 and position = 0`,
      [id, position + 1, productId],
    )
  }
  await owner.query('update products set price_cents = 1300, minimum = 6 where id = $1', [dearer])
  await owner.query("update products set status = 'archived' where id = $1", [gone])
  await owner.query("select set_config('app.role', 'system', true), fx.publish_products($1::uuid[])", [
    goods.map((product) => product.id),
  ])
  expect((await buyer.orders.reorder({ id })).lines).toMatchObject([
    {
      productId: dearer,
      quantity: 6,
      thenCents: 1250,
      unitPriceCents: 1300,
      changes: ['price_up', 'below_minimum'],
      orderable: true,
    },
    { productId: scarce, quantity: 5, changes: ['stock_below'], orderable: false },
    { productId: gone, unitPriceCents: null, changes: ['gone'], orderable: false },
  ])
})

describe('a link', () => {
  it('requested twice is one link with the same token; another person cannot take it over', async () => {
    const { id } = await given.order({ customer, supplierId: supplier.companyId })
    const linkId = newId()
    const [one, two] = await Promise.all([buyer.orders.share({ id, linkId }), buyer.orders.share({ id, linkId })])
    expect(two).toEqual(one)
    expect(one.url).toBe(`https://ticarum.example/track/${one.token}`)
    expect((await owner.query('select from order_links where order_id = $1', [id])).rowCount).toBe(1)
    expect(await seller.orders.share.try({ id, linkId })).toMatchObject({ code: 'NOT_FOUND' })
    const { rows } = await owner.query<{ row: string }>(
      `select to_jsonb(k)::text as row from order_links k
        union all select coalesce(answer::text, '') from idempotency_keys`,
    )
    expect(rows.filter(({ row }) => row.includes(one.token))).toEqual([])
  })
})

it('an export has every order of the list, in parts, and no cell is a formula', async () => {
  const companyId = await given.company('customer', { name: '=HYPERLINK("https://evil.example")' })
  const own = await given.customer({ companyId })
  for (let n = 0; n < 3; n++) await given.order({ customer: own })
  const { id } = await admin.orderExports.start({ language: 'tr' }, randomUUID())
  expect(await admin.orderExports.get({ id })).toMatchObject({ state: 'writing', written: 0, total: null })
  const { rows } = await owner.query<{ payload: unknown }>(
    "select payload from outbox where task = 'export-orders' and payload ->> 'exportId' = $1",
    [id],
  )
  await jobs['export-orders']?.(rows[0]?.payload)
  const done = await admin.orderExports.get({ id })
  const all = (await owner.query('select count(*)::integer as all from orders')).rows[0]?.all
  expect(done).toMatchObject({ state: 'ready', written: all, total: all, parts: 1 })
  const stored = await parts.storage.get('exports', `${done.file}-0.part`)
  const text = await new Response(stored?.body).text()
  expect(text.split('\r\n')).toHaveLength(all + 2)
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(text).not.toMatch(/(^|;|\n)"?[=+\-@]/)
  expect(text).toContain('Pamuklu gömlek')
  await jobs['sweep-export']?.({ exportId: id })
  expect(await parts.storage.get('exports', `${done.file}-0.part`)).toBeUndefined()
})

it('of many orders at once the shipping changes, and every tracking number stays', async () => {
  const own = await given.customer()
  const ids = await Promise.all(
    ['TR1', 'TR2'].map(async (trackingNumber) => {
      const { id } = await given.order({ customer: own, supplierId: supplier.companyId })
      await seller.orders.updateShipping(
        { id, shippingStatus: 'shipped', trackingNumber, carrier: 'Maersk' },
        randomUUID(),
      )
      return id
    }),
  )
  await admin.orders.changeMany({ ids, change: { kind: 'shipping', shippingStatus: 'in_transit' } }, randomUUID())
  const { rows } = await owner.query(
    `select shipping_status, tracking_number, shipping_carrier from orders where id = any ($1)
      order by tracking_number`,
    [ids],
  )
  expect(rows).toEqual(
    ['TR1', 'TR2'].map((tracking_number) => ({
      shipping_status: 'in_transit',
      tracking_number,
      shipping_carrier: 'Maersk',
    })),
  )
})
