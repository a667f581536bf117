import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { generateWorld } from './generate-world.ts'

const { owner, app, urls } = await testDatabase()

const SHAPE = `
  select tablename || ' ' || indexdef as part from pg_indexes where schemaname = 'public'
  union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
  from pg_constraint where connamespace = 'public'::regnamespace
  union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
  union all select attrelid::regclass || ' ' || pg_get_expr(adbin, adrelid)
  from pg_attribute join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attrelid = 'listings'::regclass
  order by 1`
const shape = async () => (await owner.query(SHAPE)).rows
const before = await shape()
await generateWorld(urls.owner, { products: 12_500, images: 2, orders: 5_000 })
const one = async (sql: string) => (await app.query(sql)).rows[0]

describe('a generated world', () => {
  test('leaves indexes, constraints, triggers and defaults as they were', async () => {
    expect(await shape()).toEqual(before)
  })

  test('is known by a sign, so that no production starts with it', async () => {
    expect(await one('select fx.has_demo_data() as found')).toEqual({ found: true })
  })

  test('lists its products in four languages, with pictures and stock', async () => {
    expect(
      await one(
        `select count(*), sum(cardinality(languages)) / count(*) as languages,
            sum(jsonb_array_length(images)) / count(*) as images
          from listings`,
      ),
    ).toEqual({
      count: 11_500n,
      languages: 4n,
      images: 2n,
    })
    expect(await one('select count(*) from listing_texts')).toEqual({ count: 46_000n })
    expect(await one('select count(*) from listing_images')).toEqual({ count: 23_000n })
    expect(await one('select sum(listed_products) from suppliers')).toEqual({ sum: 11_500n })
  })

  test('has the newest listings in the first tier of search', async () => {
    expect(await one('select count(*) from listings where tier = 0')).toEqual({ count: 10_000n })
    expect(
      await one(
        `select (select min(listed_at) from listings where tier = 0)
            > (select max(listed_at) from listings where tier = 1) as newer`,
      ),
    ).toEqual({ newer: true })
  })

  test('has a few words that are everywhere and many that are rare', async () => {
    const { rows } = await app.query(
      "select ndoc from ts_stat('select search from listings') where word ~ '^[a-z]{6}$' order by ndoc desc",
    )
    expect(rows[0].ndoc).toBeGreaterThan(2_000)
    expect(rows.filter(({ ndoc }) => ndoc <= 3).length).toBeGreaterThan(5_000)
  })

  test('has orders whose sums and counts are right', async () => {
    const of = async (sql: string) => (await owner.query(sql)).rows
    expect(await of('select count(*), count(distinct customer_id) > 40 as many from orders')).toEqual([
      { count: 5_000n, many: true },
    ])
    expect(
      await of(
        `select o.id from orders o join order_lines l on l.order_id = o.id group by o.id
          having sum(l.total_cents) <> o.total_cents or count(*) <> o.line_count`,
      ),
    ).toEqual([])
    expect(
      await of(
        `select o.id from orders o left join payment_entries p on p.order_id = o.id and p.kind = 'received'
          group by o.id having coalesce(sum(p.amount_cents), 0) <> o.received_cents`,
      ),
    ).toEqual([])
    const counted = `select customer_id as company_id, status, count(*) as number from orders group by 1, 2
        union all select supplier_id, status, count(*) from orders group by 1, 2`
    expect(await of(`(${counted}) except select company_id, status, number from order_counts`)).toEqual([])
    expect(
      await of('select sum(number)::bigint as all from order_counts where company_id::text like $$00000000-0000%$$'),
    ).toEqual([{ all: 5_000n }])
  })

  test('has orders that wait for each side, and what the desk noted of them', async () => {
    const of = async (sql: string) => (await owner.query(sql)).rows
    expect(
      await of('select waits_for from orders where waits_for is not null group by 1 having count(*) > 5 order by 1'),
    ).toEqual(['answer', 'cannot_supply', 'problem', 'receipt', 'ship'].map((waits_for) => ({ waits_for })))
    const noted = `select (select count(*) from order_notes) as notes,
          (select count(distinct assignee_id) from order_notes) as admins,
          (select count(*) > 50 from orders where payment_stage = 'proof_sent') as proofs,
          (select count(*) > 5 from orders where payment_stage = 'refund_due') as refunds`
    expect(await of(noted)).toEqual([{ notes: 500n, admins: 5n, proofs: true, refunds: true }])
  })

  test('is made once', async () => {
    await expect(generateWorld(urls.owner, { products: 1, images: 1 })).rejects.toThrow('already')
  })

  test('has words of known frequency', async () => {
    expect(await one("select count(*) from listings where search @@ 'rarest'")).toEqual({ count: 20n })
    expect(
      await one(
        `select count(*) from listings
          where search @@ 'outdated' and tier = 0
            and listed_at > (select percentile_disc(0.6) within group (order by listed_at) from listings)`,
      ),
    ).toEqual({ count: 0n })
  })

  test('is not for production', async () => {
    const environment = process.env.NODE_ENV
    process.env.NODE_ENV = 'production'
    await expect(generateWorld(urls.owner, { products: 1, images: 1 }))
      .rejects.toThrow('not for production')
      .finally(() => {
        process.env.NODE_ENV = environment
      })
  })
})
