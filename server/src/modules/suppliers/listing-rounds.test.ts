import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { silentLog } from '../../platform/log.ts'
import { completeSettings, givenVerified } from '../../testing/given-catalogue.ts'
import { jobParts } from '../../testing/job-parts.ts'
import { openDoor } from '../../testing/open-door.ts'
import { companiesJobs } from './suppliers.jobs.ts'

/** THOROUGH=1 tries as many listings as a supplier may have and more, and says how long it took. */
const THOROUGH = Boolean(process.env.THOROUGH)
const MANY = THOROUGH ? 100_000 : 1500
const PATIENCE = THOROUGH ? 3_000_000 : 300_000
const BATCH = 200

const opened = await openDoor()
const { given, owner, app, worker, as, asPerson, asProven, clock } = opened
const desk = await asProven(await given.admin())
const visitor = as()
const customer = await given.customer()
const buyer = await asPerson(customer)

/** A supplier with so many listings, the only ones that there are. */
async function giveSupplier(listings = MANY) {
  await owner.query('delete from listings') // of the test before
  const supplier = await givenVerified(opened)
  const supplierId = supplier.companyId
  const first = await given.product({ supplierId, name: 'Semaver' })
  await owner.query(
    `with made as (
        insert into products (id, supplier_id, status, original_language, price_cents, category, country, city, origin,
            submitted_at, listed_at)
          select gen_random_uuid(), supplier_id, status, original_language, price_cents, category, country, city,
              origin, submitted_at, listed_at + n * interval '1 second'
            from products, generate_series(1, $2) n where id = $1 returning id)
      insert into product_texts (product_id, supplier_id, language, name, description)
        select m.id, t.supplier_id, t.language, t.name, t.description from made m, product_texts t
          where t.product_id = $1`,
    [first.id, listings - 1],
  )
  await owner.query(
    `select set_config('app.role', 'system', true),
      fx.publish_products(array(select id from products where supplier_id = $1))`,
    [supplierId],
  )
  return { supplier, supplierId, productId: first.id, image: first.image }
}

const listed = async (supplierId: string) =>
  (await owner.query('select from listings where supplier_id = $1', [supplierId])).rowCount
const round = async (supplierId: string) =>
  (await owner.query('select hidden, done_to from listing_rounds where supplier_id = $1', [supplierId])).rows[0]
const step = async (supplierId: string) =>
  (await worker.query('select fx.refresh_next_listings($1, $2) as done', [supplierId, BATCH])).rows[0]?.done
const work = (supplierId: string) =>
  companiesJobs(jobParts({ pool: worker, app, clock, log: silentLog }))['refresh-listings']?.({ supplierId })

/** What visitors and customers find of a supplier, by each way. */
async function shown({ supplierId, productId, image }: Awaited<ReturnType<typeof giveSupplier>>) {
  const found = async (input: object) =>
    (await visitor.listings.list(input)).items.some(({ supplier }) => supplier.id === supplierId)
  const answers = async (call: Promise<{ ok: boolean }>) => (await call).ok
  const map = await visitor.listings.sitemapPart.try({ kind: 'products', number: 1 })
  return {
    newest: await found({ sort: 'newest' }),
    cheapest: await found({ sort: 'price_up' }),
    inRange: await found({ minPriceCents: 1200, maxPriceCents: 1300 }),
    ofSupplier: await found({ supplierId }),
    search: await found({ query: 'semaver' }),
    category: (await visitor.listings.categories({})).categories.includes('fashion'),
    page: await answers(visitor.listings.get.try({ id: productId })),
    similar: await answers(visitor.listings.similar.try({ id: productId })),
    sitemap: map.ok && map.value.pages.some(({ id }) => id === productId),
    picture: await answers(visitor.images.getPublic.try({ name: image })),
    cart: await answers(buyer.cart.add.try({ productId, quantity: 5, language: 'tr' }, randomUUID())),
  }
}
const everywhere = (is: boolean, seen: Awaited<ReturnType<typeof shown>>) =>
  expect(seen).toEqual(Object.fromEntries(Object.keys(seen).map((way) => [way, is])))

const suspend = (id: string) => desk.verifications.suspend({ id, reason: 'Papers.' }, randomUUID())
const validUntil = new Date(clock.now().getTime() + 365 * 24 * 3600 * 1000).toISOString()
const lift = async (id: string) => {
  const { seen } = await desk.verifications.get({ id })
  return desk.verifications.decide(
    { id, from: 'suspended', to: 'verified', checks: ['address'], validUntil, seen },
    randomUUID(),
  )
}
const rowsOf = async (supplierId: string) =>
  (
    await owner.query(
      `select count(*)::integer as rows, sum(hashtextextended((to_jsonb(l) - 'updated_at' - 'tier')::text, 0)) as hash
        from listings l where supplier_id = $1`,
      [supplierId],
    )
  ).rows
const counted = async (supplierId: string) =>
  (await owner.query('select listed_products from suppliers where id = $1', [supplierId])).rows[0]?.listed_products

async function timed<T>(what: string, act: Promise<T>): Promise<T> {
  const began = performance.now()
  const done = await act
  if (THOROUGH) console.info(`${what}: ${((performance.now() - began) / 1000).toFixed(2)} s`)
  return done
}

it(
  'a suspended supplier is hidden at once by one row, and its listings go and come back in batches',
  async () => {
    const given = await giveSupplier()
    const { supplierId } = given
    everywhere(true, await shown(given))
    const before = await rowsOf(supplierId)

    await timed('suspended and hidden', suspend(supplierId))
    everywhere(false, await shown(given))
    expect([await listed(supplierId), await round(supplierId)]).toEqual([MANY, { hidden: true, done_to: null }])

    expect([await step(supplierId), await listed(supplierId)]).toEqual([BATCH, MANY - BATCH])
    const killed = await worker.connect()
    await killed.query('begin')
    await killed.query('select fx.refresh_next_listings($1, $2)', [supplierId, BATCH])
    killed.release(new Error('the worker was killed'))
    await timed(`${MANY} listings taken away in batches`, work(supplierId) ?? Promise.resolve())
    expect([await listed(supplierId), await counted(supplierId), await round(supplierId)]).toEqual([0, 0, undefined])
    everywhere(false, await shown(given))

    await lift(supplierId)
    expect([await listed(supplierId), await round(supplierId)]).toEqual([0, { hidden: false, done_to: null }])
    expect([await step(supplierId), await listed(supplierId)]).toEqual([BATCH, BATCH])
    await timed(`${MANY} listings brought back in batches`, work(supplierId) ?? Promise.resolve())
    expect(await rowsOf(supplierId)).toEqual(before)
    expect([await counted(supplierId), await round(supplierId)]).toEqual([MANY, undefined])
    everywhere(true, await shown(given))
  },
  PATIENCE,
)

it('of two changes in a row the last one wins, wherever the job is', async () => {
  const given = await giveSupplier(700)
  const { supplierId } = given
  await suspend(supplierId)
  await step(supplierId)
  await lift(supplierId)
  expect(await round(supplierId)).toEqual({ hidden: false, done_to: null })
  await work(supplierId)
  expect([await listed(supplierId), await round(supplierId)]).toEqual([700, undefined])
  everywhere(true, await shown(given))

  await suspend(supplierId)
  await step(supplierId)
  await lift(supplierId)
  await step(supplierId)
  await suspend(supplierId)
  everywhere(false, await shown(given))
  await work(supplierId)
  expect([await listed(supplierId), await counted(supplierId)]).toEqual([0, 0])
}, 300_000)

it('prices that become for members are hidden at once, with their listings until these have none', async () => {
  const given = await giveSupplier(700)
  const { supplier, supplierId, productId } = given
  const set = async (pricesAfterSignIn: boolean) =>
    (await asPerson(supplier)).supplierSettings.save({ ...completeSettings, pricesAfterSignIn }, randomUUID())
  const priced = async () =>
    (await owner.query('select from listings where supplier_id = $1 and price_cents is not null', [supplierId]))
      .rowCount
  await set(true)
  everywhere(false, await shown(given))
  await step(supplierId)
  expect([await priced(), (await round(supplierId))?.hidden]).toEqual([500, true])
  await work(supplierId)
  expect(await priced()).toBe(0)
  expect(await visitor.listings.get({ id: productId })).toMatchObject({ priceCents: null })
  expect((await buyer.listings.prices({ productIds: productId })).items).toMatchObject([{ priceCents: 1250 }])

  await set(false)
  await work(supplierId)
  expect([await priced(), await listed(supplierId)]).toEqual([700, 700])
}, 300_000)
