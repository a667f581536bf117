import { languages } from '@ticarum/contract/values/languages'
import { orderEvents, orderStatuses, paymentStages, shippingStatuses } from '@ticarum/contract/values/orders'
import { categories, productStatuses } from '@ticarum/contract/values/products'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { demoProducts } from './catalogue/demo-products.ts'
import { loadDemoWorld } from './demo.ts'

const { owner, app, urls } = await testDatabase()
const loads = await Promise.all([loadDemoWorld(urls.owner), loadDemoWorld(urls.owner)])
const rows = async (sql: string) => (await owner.query(sql)).rows

describe('the demo world', () => {
  test('is loaded once, also by two processes at the same time', async () => {
    expect(loads.sort()).toEqual(['already there', 'loaded'])
    expect(await rows('select count(*) from products')).toEqual([{ count: 200n }])
  })

  test('never comes into production', async () => {
    const before = process.env.NODE_ENV
    process.env.NODE_ENV = 'production'
    await expect(loadDemoWorld(urls.owner))
      .rejects.toThrow('not for production')
      .finally(() => {
        process.env.NODE_ENV = before
      })
  })

  test('is known by a sign, so that no production starts with it', async () => {
    expect((await app.query('select fx.has_demo_data() as found')).rows).toEqual([{ found: true }])
  })

  test('has products in each category and state, and lists some of each category', async () => {
    const all = (await rows('select distinct category from products')).map(({ category }) => category)
    expect(all.sort()).toEqual([...categories].sort())
    expect((await rows('select distinct category from listings')).map(({ category }) => category).sort()).toEqual(
      [...categories].sort(),
    )
    expect((await rows('select distinct status from products')).map(({ status }) => status).sort()).toEqual(
      [...productStatuses].sort(),
    )
  })

  test('lists what is listed of active suppliers, and nothing else', async () => {
    const expected = await rows(
      `select p.id from products p join suppliers s on s.id = p.supplier_id
        where p.status = 'listed' and s.name <> 'Oğuzeli Makarna' order by 1`,
    )
    expect(expected.length).toBeGreaterThan(150)
    expect((await app.query('select product_id as id from listings order by 1')).rows).toEqual(expected)
    expect(await rows('select name from suppliers where not active')).toEqual([{ name: 'Oğuzeli Makarna' }])
  })

  test('has every listed product in English, and some that lack each other language', async () => {
    expect((await app.query("select from listings where not 'en' = any (languages)")).rowCount).toBe(0)
    for (const language of ['so', 'ar'])
      expect(
        (await app.query('select from listings where not $1 = any (languages) limit 1', [language])).rowCount,
      ).toBe(1)
    expect(
      (
        await rows(
          `select from products p
            where not exists (select from product_texts t where t.product_id = p.id and t.language <> 'tr')`,
        )
      ).length,
    ).toBeGreaterThan(5)
  })

  test('keeps to the rules of the form', async () => {
    for (const { texts, tiers, priceCents, type } of demoProducts) {
      for (const { name, description } of texts) {
        expect(name.length, name).toBeLessThanOrEqual(100)
        expect(description.length, name).toBeGreaterThanOrEqual(10)
      }
      const steps = [{ from: type.minimum, priceCents }, ...tiers]
      for (const [index, { from, priceCents }] of tiers.entries()) {
        expect(from, type.code).toBeGreaterThan(steps[index]?.from ?? Number.NaN)
        expect(priceCents, type.code).toBeLessThan(steps[index]?.priceCents ?? Number.NaN)
      }
    }
  })

  test('has food that weighs what is in it', () => {
    const grams = { g: 1, kg: 1000, l: 920 }
    for (const { texts, type, pieces, grams: packed } of demoProducts) {
      const name = texts.find(({ language }) => language === 'en')?.name ?? texts[0]?.name ?? ''
      const [, size, unit] = /, ([\d.]+) (kg|g|l)$/.exec(name) ?? []
      if (type.category !== 'food' || !unit) continue
      const net = pieces * Number(size) * grams[unit as keyof typeof grams]
      expect(packed, name).toBeGreaterThanOrEqual(net)
      expect(packed, name).toBeLessThanOrEqual(net * 2)
    }
  })

  test('has no two products of one name', () => {
    for (const language of languages) {
      const names = demoProducts.flatMap(({ texts }) =>
        texts.filter((text) => text.language === language).map(({ name }) => name),
      )
      expect(new Set(names).size).toBe(names.length)
    }
  })

  test('has orders in every combination of order and shipping status, for each side to see', async () => {
    expect(await rows('select from orders group by status, shipping_status')).toHaveLength(
      orderStatuses.length * shippingStatuses.length,
    )
    for (const side of ['customer', 'supplier'] as const) {
      const own = `select
        from orders o join people p on p.company_id = o.${side}_id join accounts a on a.id = p.id
        where a.email = '${side}@ticarum.example'`
      expect((await rows(own)).length).toBeGreaterThanOrEqual(15)
    }
    for (const table of ['payment_ways', 'cart_lines', 'wishlists', 'addresses', 'order_notes'])
      expect((await rows(`select from ${table}`)).length, table).toBeGreaterThan(1)
  })

  test('has orders whose sums, events and payments tell one story', async () => {
    const none = async (sql: string) => expect(await rows(sql)).toEqual([])
    await none(
      `select o.id from orders o join order_lines l on l.order_id = o.id group by o.id
        having sum(l.total_cents) <> o.total_cents or sum(l.quantity) <> o.quantity or count(*) <> o.line_count`,
    )
    await none(
      `select o.id from orders o left join payment_entries p on p.order_id = o.id group by o.id
        having o.received_cents - o.refunded_cents <> coalesce(sum(case p.kind when 'received' then p.amount_cents
          when 'refunded' then -p.amount_cents end), 0)`,
    )
    await none('select id from order_events where created_at > now()')
    await none(
      `select o.id from orders o
        where (o.shipped_at is not null) <> (o.shipping_status in ('shipped', 'in_transit', 'delivered'))
          or (o.delivered_at is not null) <> (o.shipping_status = 'delivered')`,
    )
    await none(`select o.id from orders o
      where o.status <> 'pending' and o.status is distinct from (
        select coalesce(e.details ->> 'to', e.kind) from order_events e
      where e.order_id = o.id and e.kind in ('status', 'cancelled') order by e.created_at desc limit 1)`)
    await none(
      `select p.id from payment_entries p
        where p.kind = 'sent' and not exists (select from payment_proofs f where f.entry_id = p.id)`,
    )
    const stages = await rows('select distinct payment_stage as stage from orders')
    expect(stages.map(({ stage }) => stage).sort()).toEqual([...paymentStages].sort())
    expect(await rows('select from orders where refunded_cents > 0')).not.toEqual([])
    expect(await rows('select from orders where received_cents between 1 and deposit_cents - 1')).toHaveLength(1)
    expect((await rows('select distinct kind from order_events')).map(({ kind }) => kind).sort()).toEqual(
      orderEvents.filter((kind) => kind !== 'amendment').sort(), // nobody proposed one
    )
  })

  test('has as much of each product as its movements say', async () => {
    expect(
      await rows(
        `select b.product_id
          from stock_balances b left join stock_movements m using (product_id)
          group by b.product_id, b.balance having b.balance <> coalesce(sum(m.quantity), 0)`,
      ),
    ).toEqual([])
  })
})
