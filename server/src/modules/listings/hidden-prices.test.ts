import { randomUUID } from 'node:crypto'
import { tried } from '@ticarum/contract/testing/tried'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { beforeAll, describe, expect, it } from 'vitest'
import { completeSettings, givenSupplier } from '../../testing/given-catalogue.ts'
import { orderOf } from '../../testing/given-orders.ts'
import { openHttp } from '../../testing/open-http.ts'
import { publicRows } from '../../testing/public-rows.ts'
import { askEverything, readEverything } from '../../testing/read-everything.ts'

const opened = await openHttp()
const { given, owner, as, asPerson } = opened
const visitor = as()

/** 7919.37 for one, 7619.11 from ten on, 7519.11 as a sample: in whatever notation, and in a cursor in base64. */
const CENTS = 791_937
const TIER_CENTS = 761_911
const SAMPLE_CENTS = 751_911
const DIGITS = /7[.,٬\s]?[965]19[.,٫]?(37|11)(?!\d)/
const digitsIn = (text: string): boolean => {
  const tokens = (text.match(/[\w-]{24,}/g) ?? []).map((token) => Buffer.from(token, 'base64url').toString('latin1'))
  return [text, ...tokens].some((each) =>
    DIGITS.test(each.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))),
  )
}

let supplier: GivenPerson
let customer: GivenPerson
let supplierId = ''
let id = ''
let others: string[] = []

const hide = async (pricesAfterSignIn: boolean) =>
  (await asPerson(supplier)).supplierSettings.save({ ...completeSettings, pricesAfterSignIn }, randomUUID())
const publish = (productId: string) =>
  owner.query("select set_config('app.role', 'system', true), fx.publish_products(array[$1::uuid])", [productId])
const priceOf = async (whose: typeof visitor) => {
  const { items } = await whose.listings.prices({ productIds: id })
  return items.map(({ priceCents, tiers, sampleCents }) => [
    priceCents,
    ...tiers.map((tier) => tier.priceCents),
    sampleCents,
  ])
}

beforeAll(async () => {
  supplier = await givenSupplier({ given })
  customer = await given.customer()
  supplierId = supplier.companyId ?? ''
  id = (await given.product({ supplierId, name: 'Zümrüt vazo', english: 'Emerald vase', priceCents: BigInt(CENTS) })).id
  await owner.query('update products set tiers = $2, details = $3 where id = $1', [
    id,
    JSON.stringify([{ from: 10, priceCents: TIER_CENTS }]),
    JSON.stringify({ sampleCents: SAMPLE_CENTS }),
  ])
  await publish(id)
  others = []
  const open = await given.company('supplier')
  for (const cents of [500n, 90_000_000n, 500n])
    others.push((await given.product({ supplierId: open, english: 'Emerald bowl', priceCents: cents })).id)
  await hide(true)
})

describe('a price that is shown only after sign-in', () => {
  it('no call tells a visitor, and whoever is signed in finds it', async () => {
    const { rows } = await owner.query<{ number: string }>('select count(*) as number from member_prices')
    expect(rows).toEqual([{ number: 1n }])
    const answers = await askEverything(opened, [id, supplierId])
    tried('field', answers.length)
    expect(answers.filter(({ text }) => digitsIn(text)).map(({ asked }) => asked)).toEqual([])
    expect(answers.filter(({ text }) => text.includes(id)).length).toBeGreaterThan(1)

    for (const person of [customer, supplier, await given.admin(), await given.person(null)]) {
      const read = await readEverything(opened, person, [id])
      expect(read.filter(({ text }) => digitsIn(text)).map(({ asked }) => asked)).toContain('listings.prices')
      expect(await priceOf(await asPerson(person))).toEqual([[CENTS, TIER_CENTS, SAMPLE_CENTS]])
    }
  })

  it('no filter finds it, however narrow or wide', async () => {
    const ranges = [
      { minPriceCents: 0 },
      { maxPriceCents: 100_000_000_000 },
      { minPriceCents: CENTS, maxPriceCents: CENTS },
      { minPriceCents: TIER_CENTS, maxPriceCents: CENTS },
    ]
    for (const range of ranges)
      for (const more of [{}, { q: 'emerald' }, { supplierId }, { category: 'fashion' as const }])
        for (const sort of ['newest', 'price_up', 'price_down'] as const) {
          const { items, count } = await visitor.listings.list({ ...range, ...more, sort })
          expect(items.map((item) => item.id)).not.toContain(id)
          if ('supplierId' in more) expect(count).toBe(0)
        }
    expect((await visitor.listings.list({ q: 'emerald' })).items.map((item) => item.id)).toContain(id)
  })

  it.each(['price_up', 'price_down'] as const)('stands at the end of the order %s, page by page', async (sort) => {
    await given.product({ supplierId, name: 'Zümrüt tabak', english: 'Emerald plate' })
    const { rows } = await owner.query<{ id: string }>('select product_id as id from member_prices order by 1')
    for (const more of [{}, { q: 'emerald' }])
      for (const limit of [1, 2, 3, 24]) {
        const walked: { id: string; priceCents: number | null }[] = []
        for (let after: string | null | undefined; after !== null; ) {
          const page = await visitor.listings.list({ sort, limit, ...more, ...(after && { after }) })
          expect(digitsIn(JSON.stringify(page))).toBe(false)
          walked.push(...page.items)
          after = page.next
        }
        const found = walked.map((item) => item.id)
        const hidden = rows.map((row) => row.id).filter((each) => found.includes(each))
        expect(hidden.length).toBeGreaterThan(1)
        expect(found.slice(-hidden.length)).toEqual(sort === 'price_up' ? hidden : hidden.toReversed())
        const prices = walked.slice(0, -hidden.length).map(({ priceCents }) => priceCents ?? -1)
        const rising = prices.toSorted((one, other) => one - other)
        expect(prices).toEqual(sort === 'price_up' ? rising : rising.reverse())
        expect(new Set(found).size).toBe(found.length)
        expect(found).toEqual(expect.arrayContaining(others))
      }
  })

  it('a visitor keeps it in the cart without a price, and buys it after signing in', async () => {
    const lines = JSON.stringify([{ productId: id, quantity: 10 }])
    const { groups, totalCents, unknown } = await visitor.cart.price({ lines })
    expect(groups.flatMap((group) => group.lines)).toMatchObject([
      {
        productId: id,
        offered: { priceCents: null, tiers: [], minimum: 1 },
        unitPriceCents: null,
        totalCents: null,
        changes: ['price_hidden'],
        orderable: false,
      },
    ])
    expect({ totalCents, unknown }).toEqual({ totalCents: 0, unknown: [] })

    const api = await asPerson(customer)
    await api.cart.add({ productId: id, quantity: 10 }, randomUUID())
    expect((await api.cart.get({})).totalCents).toBe(10 * TIER_CENTS)
    await api.wishlist.add({ productId: id }, randomUUID())
    const wishes = (await api.wishlist.list({})).items
    expect(wishes.find(({ productId }) => productId === id)).toMatchObject({
      ...{ priceCents: CENTS, now: { priceCents: CENTS }, changes: [] },
    })
    await api.quotes.request({ lines: [{ productId: id, quantity: 2000 }] }, randomUUID())
    expect((await api.orders.place(orderOf(id, 2), randomUUID())).totalCents).toBe(2 * CENTS)
    expect((await api.orders.place(orderOf(id, 10), randomUUID())).totalCents).toBe(10 * TIER_CENTS)
  })

  it('follows the product, and is public again when the supplier wants it so', async () => {
    const follows = async () => {
      const { now, anew } = await publicRows(owner)
      expect(now).toEqual(anew)
    }
    await follows()
    await owner.query('update products set price_cents = 791938 where id = $1', [id])
    await publish(id)
    await follows()
    expect(await priceOf(await asPerson(customer))).toEqual([[791_938, TIER_CENTS, SAMPLE_CENTS]])
    expect(await visitor.listings.get({ id })).toMatchObject({ priceCents: null, pieceCents: null, tiers: [] })

    await (await asPerson(supplier)).supplierSettings.save(completeSettings, randomUUID())
    expect((await visitor.listings.get({ id })).priceCents, 'not named: as it was').toBeNull()
    await hide(false)
    await follows()
    expect(await visitor.listings.get({ id })).toMatchObject({
      priceCents: 791_938,
      tiers: [{ from: 10, priceCents: TIER_CENTS }],
    })
    expect(await priceOf(await asPerson(customer))).toEqual([])
    await hide(true)
    await follows()
  })

  it('a listing that is written at the same moment is hidden too', async () => {
    await hide(false)
    const [hiding, writing] = [await owner.connect(), await owner.connect()]
    try {
      await hiding.query("begin; select set_config('app.role', 'system', true)")
      await hiding.query('update suppliers set prices_after_sign_in = true where id = $1', [supplierId])
      await writing.query("begin; select set_config('app.role', 'system', true)")
      const written = writing.query('select fx.publish_products(array[$1::uuid])', [id])
      await new Promise((later) => setTimeout(later, 300))
      await hiding.query('commit')
      await written
      await writing.query('commit')
    } finally {
      hiding.release(true)
      writing.release(true)
    }
    expect((await visitor.listings.get({ id })).priceCents).toBeNull()
  })

  it('no listing without a price has tiers', async () => {
    const tiers = JSON.stringify([{ from: 10, priceCents: TIER_CENTS }])
    await expect(owner.query('update listings set tiers = $2 where product_id = $1', [id, tiers])).rejects.toThrow(
      'listings_hidden_tiers',
    )
  })

  it('only owners of the company hide them', async () => {
    const colleague = await given.supplier({ companyId: supplierId, owner: false })
    const settings = { ...completeSettings, pricesAfterSignIn: false }
    expect(await (await asPerson(colleague)).supplierSettings.save.try(settings, randomUUID())).toMatchObject({
      code: 'FORBIDDEN',
    })
    expect((await (await asPerson(colleague)).supplierSettings.get({})).pricesAfterSignIn).toBe(true)
  })
})
