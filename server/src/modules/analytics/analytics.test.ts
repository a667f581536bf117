import { randomUUID } from 'node:crypto'
import { addDays } from '@ticarum/contract/values/periods'
import { categories } from '@ticarum/contract/values/products'
import { newId } from '@ticarum/db/ids'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { orderOf } from '../../testing/given-orders.ts'
import { howMany } from '../../testing/how-many.ts'
import { jobParts } from '../../testing/job-parts.ts'
import { openDoor } from '../../testing/open-door.ts'
import { recounting } from '../../testing/sales-recount.ts'
import { analyticsJobs } from './analytics.jobs.ts'

const RUNS = howMany(3, 10)
const CHANGES = 500
const DAYS = 420
const TODAY = '2026-11-16'
const cities = ['Mogadishu', 'Hargeisa', 'Bosaso', 'Kismayo']
const statuses = ['pending', 'processing', 'completed', 'cancelled'] as const

const opened = await openDoor()
const { given, owner, worker, asPerson, clock } = opened
clock.set(new Date(`${TODAY}T09:00:00Z`))
const parts = jobParts({ ...opened.parts, pool: worker, app: opened.app })
const jobs = analyticsJobs(parts)

const suppliers = await Promise.all([1, 2, 3].map(() => givenSupplier(opened)))
const goods = await Promise.all(
  suppliers.flatMap(({ companyId }) => [1, 2, 3].map(() => given.product({ supplierId: companyId }))),
)
const customers = await Promise.all([1, 2, 3, 4, 5].map(() => given.customer()))
const admin = await asPerson(await given.admin())
const ids: string[] = []

interface Line {
  product: number
  cents: number
  category: (typeof categories)[number]
}

/** An order of one supplier; its lines may name a product twice, in different categories. */
async function insertOrder(supplier: number, customer: number, city: string, minute: number, lines: Line[]) {
  const id = newId()
  const { companyId, id: person } = customers[customer % customers.length] ?? fail()
  const { companyId: supplierId } = suppliers[supplier % suppliers.length] ?? fail()
  const total = lines.reduce((sum, { cents }) => sum + cents, 0)
  await owner.query(
    `insert into orders (id, customer_id, supplier_id, placed_by, customer_company, customer_name, customer_email,
        supplier_name, shipping_address, shipping_city, shipping_country, quantity, line_count, total_cents,
        deposit_cents, incoterm, basis_place, terms_version, created_at)
      values ($1, $2, $3, $4, 'Hodan', 'Ayaan', 'ayaan@example.com', 'Erciyes', 'Maka al-Mukarama 12', $5, 'Somalia',
        $6, $6, $7, 0, 'FOB', 'Mersin', '2025-01', $8)`,
    [id, companyId, supplierId, person, city, lines.length, total, minutesAgo(minute)],
  )
  await owner.query(
    `insert into order_lines (order_id, position, customer_id, supplier_id, product_id, names, original_language, unit,
        pieces_per_unit, unit_price_cents, quantity, total_cents, incoterm, basis_place, details, made_to_order,
        category)
      select $1, position, $2, $3, product, '{"en": "Shirt"}', 'en', 'piece', 1, cents, 1, cents, 'FOB', 'Mersin', '{}',
        true, category
      from unnest($4::integer[], $5::uuid[], $6::bigint[], $7::text[]) x(position, product, cents, category)`,
    [
      id,
      companyId,
      supplierId,
      lines.map((_, position) => position),
      lines.map(({ product }) => goods[(supplier % suppliers.length) * 3 + (product % 3)]?.id),
      lines.map(({ cents }) => cents),
      lines.map(({ category }) => category),
    ],
  )
  ids.push(id)
}

function fail(): never {
  throw new Error('there is none')
}
const minutesAgo = (minutes: number) => new Date(Date.parse(`${TODAY}T12:00:00Z`) - minutes * 60_000)

const aLine = fc.record({
  product: fc.nat(2),
  cents: fc.integer({ min: 1, max: 10_000_000 }),
  category: fc.constantFrom(...categories),
})
const change = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(
        fc.nat(2),
        fc.nat(4),
        fc.constantFrom(...cities),
        fc.nat(DAYS * 24 * 60),
        fc.array(aLine, { minLength: 1, maxLength: 3 }),
      )
      .map((order) => () => insertOrder(...order)),
  },
  {
    weight: 5,
    arbitrary: fc.tuple(fc.nat(), fc.constantFrom(...statuses)).map(([n, status]) => async () => {
      if (ids.length > 0)
        await owner.query('update orders set status = $2 where id = $1', [ids[n % ids.length], status])
    }),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 15 }).map((most) => async () => {
      await worker.query('select fx.roll_up_order_counts($1)', [most])
    }),
  },
)

const questions = [
  { from: addDays(TODAY, -29), to: TODAY, step: 'day' },
  { from: addDays(TODAY, -89), to: TODAY, step: 'week' },
  { from: '2025-12-01', to: TODAY, step: 'month' },
  { from: '2026-03-17', to: '2026-06-02', step: 'day' },
] as const

const sellers = await Promise.all(
  suppliers.map(async (supplier) => ({
    api: await asPerson(supplier),
    recount: recounting(owner, supplier.companyId),
  })),
)

/** Every report of every supplier and of all, compared with a recount. */
async function compareAll() {
  for (const { step, ...period } of questions) {
    for (const { api, recount } of sellers)
      expect(await api.analytics.supplier({ ...period, step })).toMatchObject(await recount(period, step))
    expect(await admin.analytics.platform({ ...period, step })).toMatchObject(
      await recounting(owner, null)(period, step),
    )
  }
}

it(`figures equal a full recount after ${RUNS * CHANGES} random changes, rolled up or not`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: CHANGES, maxLength: CHANGES }), async (changes) => {
      for (const apply of changes) await apply()
      await compareAll()
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
  expect((await owner.query('select from order_deltas')).rowCount).toBeGreaterThan(0)
  await worker.query('select fx.roll_up_order_counts(100000)')
  expect((await owner.query('select from order_deltas')).rowCount).toBe(0)
  await compareAll()
  const stored = 'select * from sales_figures where orders <> 0 order by company_id, kind, key, grain, starts_on'
  const { rows: rolledUp } = await owner.query(stored)
  await owner.query('select fx.recount_sales()')
  expect((await owner.query(stored)).rows).toEqual(rolledUp)
}, 300_000)

it('a new supplier has zeros and no products, cities or categories', async () => {
  const report = await (await asPerson(await givenSupplier(opened))).analytics.supplier({
    from: addDays(TODAY, -6),
    to: TODAY,
    step: 'day',
  })
  const zeros = { orders: 0, revenueCents: 0, averageCents: 0, customers: 0, newCustomers: 0, views: 0, carts: 0 }
  expect(report).toMatchObject({ figures: zeros, before: zeros, products: [], categories: [], cities: [] })
  expect(report.steps.map(({ revenueCents }) => revenueCents)).toEqual([0, 0, 0, 0, 0, 0, 0])
  expect(report.steps.map(({ running }) => running)).toEqual([false, false, false, false, false, false, true])
})

it('the average order value leaves cancelled orders out of revenue and of orders [AANA-04]', async () => {
  const day = '2024-01-10'
  const ask = async () => (await admin.analytics.platform({ from: day, to: day, step: 'day' })).figures
  expect(await ask()).toMatchObject({ orders: 0, revenueCents: 0, averageCents: 0 })
  const [first] = await Promise.all(
    [1, 2, 4].map((quantity) => given.order({ quantity, createdAt: new Date(`${day}T12:00:00Z`) })),
  )
  expect(await ask()).toMatchObject({ orders: 3, revenueCents: 8750, averageCents: 2917 })
  await admin.orders.setStatus({ id: first?.id ?? '', status: 'cancelled', reason: 'Both agreed.' }, randomUUID())
  expect(await ask()).toMatchObject({ orders: 2, revenueCents: 7500, averageCents: 3750 })
})

it('counts a look once, not one of its own supplier, and what is put into a cart', async () => {
  const supplier = await givenSupplier(opened)
  const { id: productId } = await given.product({ supplierId: supplier.companyId })
  const [api, visitor] = [await asPerson(supplier), opened.as()]
  const ask = async () => (await api.analytics.supplier({ from: TODAY, to: TODAY, step: 'month' })).figures
  const look = { viewId: newId(), productId }
  for (const view of [look, look, { viewId: newId(), productId }]) await visitor.analytics.view(view)
  await api.analytics.view({ viewId: newId(), productId })
  await visitor.analytics.view({ viewId: newId(), productId: newId() })
  const buyer = await asPerson(await given.customer())
  await buyer.cart.add({ productId, quantity: 2 }, randomUUID())
  await buyer.cart.add({ productId, quantity: 3 }, randomUUID())
  expect(await ask()).toMatchObject({ views: 2, carts: 1 })
  await jobs['roll-up-activity']?.({})
  expect((await owner.query('select from activity_deltas')).rowCount).toBe(0)
  expect(await ask()).toMatchObject({ views: 2, carts: 1 })
})

it('an order keeps the category that its product had', async () => {
  const supplier = await givenSupplier(opened)
  const product = await given.product({ supplierId: supplier.companyId })
  await (await asPerson(await given.customer())).orders.place(orderOf(product.id), randomUUID())
  await owner.query("update products set category = 'medical' where id = $1", [product.id])
  const { categories: sold } = await (await asPerson(supplier)).analytics.supplier({
    from: TODAY,
    to: TODAY,
    step: 'day',
  })
  expect(sold).toMatchObject([{ category: 'fashion', orders: 1 }])
})

it('a platform report says how many users and products there are', async () => {
  const { users, listedProducts, rating } = await admin.analytics.platform({ from: TODAY, to: TODAY, step: 'day' })
  const { rows } = await owner.query(
    `select (select count(*)::integer from user_roles) as users,
      (select products::integer from site_figures) as listed`,
  )
  expect({ users: users.customer + users.supplier + users.admin, listed: listedProducts }).toEqual(rows[0])
  expect(rating).toBeNull()
})

it('asks for three years at most, and for no more steps than can be shown', async () => {
  const asked = async (from: string, step: 'day' | 'week' | 'month') =>
    (await admin.analytics.platform.try({ from, to: TODAY, step })).ok
  expect(await asked('2023-12-01', 'month')).toBe(true)
  expect(await asked('2023-12-01', 'week')).toBe(true)
  expect(await asked('2023-12-01', 'day')).toBe(false)
  expect(await asked('2023-10-01', 'month')).toBe(false)
  expect(await asked('2026-11-17', 'day')).toBe(false)
})
