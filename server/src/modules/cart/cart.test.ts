import { randomUUID } from 'node:crypto'
import { cartLimits } from '@ticarum/contract/values/trade'
import { newId } from '@ticarum/db/ids'
import { describe, expect, it } from 'vitest'
import { givenVerified } from '../../testing/given-catalogue.ts'
import { openDoor } from '../../testing/open-door.ts'

const { given, owner, as, asPerson, clock } = await openDoor()
const akkoy = await givenVerified({ given, owner })
const yenisehir = await given.supplier()
const black = { values: ['42', 'black'], quantity: 6 }
const brown = { values: ['43', 'brown'], quantity: 4 }

/** A listed product of the first supplier; `fields` change it as if its supplier had saved them. */
async function product(fields: Record<string, unknown> = {}, supplierId = akkoy.companyId) {
  const { id } = await given.product({ supplierId })
  await change(id, fields)
  return id
}
async function change(id: string, { stock, ...fields }: Record<string, unknown>) {
  for (const [column, value] of Object.entries(fields))
    await owner.query(`update products set ${column} = $2 where id = $1`, [
      id,
      Array.isArray(value) ? JSON.stringify(value) : value,
    ])
  if (stock !== undefined)
    await owner.query('update stock_balances set balance = $2 where product_id = $1', [id, stock])
  await owner.query("select set_config('app.role', 'system', true), fx.publish_products(array[$1::uuid])", [id])
}
const shoes = () =>
  product({
    details: {
      options: [
        { name: 'size', values: ['42', '43'] },
        { name: 'colour', values: ['black', 'brown'] },
      ],
    },
  })
async function buyer() {
  const person = await given.customer()
  return { person, api: await asPerson(person) }
}
const lineOf = async (api: Awaited<ReturnType<typeof buyer>>['api'], productId: string) =>
  (await api.cart.get({})).groups.flatMap(({ lines }) => lines).find((line) => line.productId === productId)

describe('the cart', () => {
  it('is empty for a new account [CART-01]', async () => {
    const { api } = await buyer()
    expect(await api.cart.get({})).toMatchObject({
      groups: [],
      count: 0,
      totalCents: 0,
      load: { cartons: 0, cm3: 0, grams: 0 },
      unknown: [],
    })
  })

  it('keeps a listed product until the next sign-in, for the whole company and for nobody else [CART-02]', async () => {
    const { person, api } = await buyer()
    const id = await product()
    expect(await api.cart.add({ productId: id, quantity: 5 }, randomUUID())).toEqual({
      productId: id,
      quantity: 5,
      count: 1,
    })
    const colleague = await given.customer({ companyId: person.companyId ?? '', owner: false })
    for (const again of [person, colleague])
      expect((await (await asPerson(again)).cart.get({})).groups[0]?.lines[0]).toMatchObject({
        productId: id,
        quantity: 5,
      })
    expect((await (await buyer()).api.cart.get({})).count).toBe(0)
  })

  it('adds to the quantity of a product that is added again, and sets a changed one [CART-03]', async () => {
    const { api } = await buyer()
    const id = await shoes()
    await api.cart.add({ productId: id, quantity: 6, breakdown: [black] }, randomUUID())
    await api.cart.add({ productId: id, quantity: 10, breakdown: [black, brown] }, randomUUID())
    expect(await lineOf(api, id)).toMatchObject({ quantity: 16, breakdown: [{ ...black, quantity: 12 }, brown] })
    await api.cart.change({ productId: id, quantity: 4, breakdown: [brown] })
    expect(await lineOf(api, id)).toMatchObject({ quantity: 4, breakdown: [brown] })
    await api.cart.add({ productId: id, quantity: 1 }, randomUUID())
    expect(await lineOf(api, id)).toMatchObject({ quantity: 5, breakdown: null })
    expect(await api.cart.remove({ productId: id })).toEqual({ count: 0 })
    expect(await api.cart.remove({ productId: id })).toEqual({ count: 0 })
    expect(await api.cart.change.try({ productId: id, quantity: 4 })).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('refuses what could not be ordered', async () => {
    const { api } = await buyer()
    const id = await product({ minimum: 10 })
    const add = (
      productId: string,
      quantity: number,
      breakdown: { values: string[]; quantity: number }[] | null = null,
    ) => api.cart.add.try({ productId, quantity, breakdown }, randomUUID())
    expect(await add(id, 9)).toMatchObject({ code: 'BELOW_MINIMUM', args: { productId: id, minimum: 10 } })
    expect(await add(id, 1001)).toMatchObject({ code: 'OVER_LIMIT', args: { productId: id, max: 1000 } })
    expect(await add(id, 10, [{ ...black, quantity: 10 }])).toMatchObject({
      code: 'BREAKDOWN_DIFFERS',
      args: { productId: id },
    })
    expect(await add(newId(), 10)).toMatchObject({ code: 'NOT_FOUND' })
    await add(id, 999)
    expect(await add(id, 2)).toMatchObject({ code: 'OVER_LIMIT' })
    expect(await api.cart.change.try({ productId: id, quantity: 9 })).toMatchObject({ code: 'BELOW_MINIMUM' })
    expect((await lineOf(api, id))?.quantity).toBe(999)
  })

  it('of colleagues who add at once loses nothing, and the same key adds once', async () => {
    const { person } = await buyer()
    const id = await product()
    const callers = await Promise.all(Array.from({ length: 4 }, () => asPerson(person)))
    await Promise.all(
      callers.flatMap((api) => [1, 2, 3].map((quantity) => api.cart.add({ productId: id, quantity }, randomUUID()))),
    )
    const key = randomUUID()
    const [first = callers[0]] = callers
    for (let again = 0; again < 3; again++) await first?.cart.add({ productId: id, quantity: 7 }, key)
    expect(await owner.query('select quantity from cart_lines where product_id = $1', [id])).toMatchObject({
      rows: [{ quantity: 31 }],
    })
  })

  it('has a limit of lines', async () => {
    const { person, api } = await buyer()
    await owner.query(
      `insert into cart_lines (customer_id, product_id, supplier_id, quantity, price_seen_cents, name, language,
          added_by)
        select $1, gen_random_uuid(), $2, 1, 1, 'gone', 'en', $3 from generate_series(1, $4)`,
      [person.companyId, akkoy.companyId, person.id, cartLimits.lines],
    )
    const id = await product()
    expect(await api.cart.add.try({ productId: id, quantity: 1 }, randomUUID())).toMatchObject({
      code: 'CART_FULL',
      args: { max: 100 },
    })
    expect(await api.cart.merge({ lines: [{ productId: id, quantity: 1 }] }, randomUUID())).toMatchObject({
      full: [id],
      merged: [],
      count: 100,
    })
    expect(await api.cart.count({})).toEqual({ count: 100 })
  })
})

describe('reading the cart', () => {
  it('groups lines by supplier, at the price of the tier reached, with weight and volume [CART-04]', async () => {
    const { api } = await buyer()
    const tiers = [
      { from: 10, priceCents: 1000 },
      { from: 100, priceCents: 900 },
    ]
    const cartons = await product({ tiers, unit: 'carton', details: { weightGrams: 12_000, volumeCm3: 60_000 } })
    const sacks = await product({ details: { weightGrams: 25_000 } }, yenisehir.companyId ?? '')
    const more = await product()
    await api.cart.add({ productId: cartons, quantity: 99 }, randomUUID())
    await api.cart.add({ productId: sacks, quantity: 100 }, randomUUID())
    await api.cart.add({ productId: more, quantity: 1 }, randomUUID())
    const cart = await api.cart.get({ language: 'tr' })
    expect(
      cart.groups.map(({ supplier, lines }) => [
        supplier.id,
        supplier.verified,
        lines.map(({ productId }) => productId),
      ]),
    ).toEqual([
      [akkoy.companyId, true, [cartons, more]],
      [yenisehir.companyId, false, [sacks]],
    ])
    expect(cart.groups[0]?.lines[0]).toMatchObject({
      name: 'Pamuklu gömlek',
      language: 'tr',
      unitPriceCents: 1000,
      totalCents: 99_000,
      changes: [],
      orderable: true,
    })
    expect(cart.groups.map(({ totalCents }) => totalCents)).toEqual([100_250, 125_000])
    expect(cart).toMatchObject({ count: 3, totalCents: 225_250 })
    expect(cart.load).toEqual({
      cartons: 99,
      cm3: 5_940_000,
      grams: 3_688_000,
      withoutVolume: [sacks, more],
      withoutWeight: [more],
    })
    expect(cart.containers.map(({ feet, percent }) => [feet, percent])).toEqual([
      [20, 22],
      [40, 14],
    ])
  })

  it('groups the lines of one supplier by price basis; an unlisted product joins the first [CART-04]', async () => {
    const { api } = await buyer()
    const exWorks = async (place: string) => {
      const id = await product()
      await owner.query("update products set incoterm = 'EXW', basis_place = $2 where id = $1", [id, place])
      await change(id, {})
      return id
    }
    const first = await exWorks('Kayseri')
    const other = await product({}, yenisehir.companyId ?? '')
    const company = await product()
    const again = await exWorks('Kayseri')
    const elsewhere = await exWorks('Denizli')
    const gone = await product()
    for (const productId of [first, other, company, again, elsewhere, gone])
      await api.cart.add({ productId, quantity: 2 }, randomUUID())
    await change(gone, { status: 'paused' })
    const cart = await api.cart.get({})
    expect(
      cart.groups.map(({ supplier, basis, lines, totalCents }) => [
        supplier.id,
        basis && `${basis.incoterm} ${basis.place}`,
        lines.map(({ productId }) => productId),
        totalCents,
      ]),
    ).toEqual([
      [akkoy.companyId, 'EXW Kayseri', [first, again, gone], 5000],
      [akkoy.companyId, 'FOB Mersin', [company], 2500],
      [akkoy.companyId, 'EXW Denizli', [elsewhere], 2500],
      [yenisehir.companyId, 'FOB Mersin', [other], 2500],
    ])
    expect(cart.totalCents).toBe(12_500)
  })

  it.each([
    ['dearer', { price_cents: 1300 }, ['price_up'], true],
    ['cheaper', { price_cents: 1200 }, ['price_down'], true],
    ['sold out', { stock: 0 }, ['sold_out'], false],
    ['made to order', { stock: 0, made_to_order: true }, [], true],
    ['nearly sold out', { stock: 9 }, ['stock_below'], false],
    ['sold in larger lots', { minimum: 20 }, ['below_minimum'], false],
    [
      'offered in other sizes',
      { details: { options: [{ name: 'size', values: ['44'] }] } },
      ['breakdown_differs'],
      false,
    ],
    ['off the market', { status: 'paused' }, ['gone'], false],
  ])('says on the line that a product is %s', async (_, changed, changes, orderable) => {
    const { api } = await buyer()
    const id = await shoes()
    await api.cart.add({ productId: id, quantity: 10, breakdown: [black, brown] }, randomUUID())
    await change(id, changed)
    expect(await lineOf(api, id)).toMatchObject({
      name: 'Cotton shirt',
      quantity: 10,
      seen: { unitPriceCents: 1250 },
      changes,
      orderable,
    })
    expect((await api.cart.get({})).totalCents > 0).toBe(orderable)
  })

  it('compares a price with the one that was last seen for the quantity', async () => {
    const { api } = await buyer()
    const id = await product({ tiers: [{ from: 50, priceCents: 1100 }] })
    await api.cart.add({ productId: id, quantity: 10 }, randomUUID())
    clock.advance(1000)
    await api.cart.change({ productId: id, quantity: 50 })
    expect(await lineOf(api, id)).toMatchObject({
      unitPriceCents: 1100,
      seen: { unitPriceCents: 1100, at: clock.now().toISOString() },
      changes: [],
    })
  })

  it('is the same for a visitor, whose browser stores only products and quantities', async () => {
    const { api } = await buyer()
    const id = await shoes()
    const gone = newId()
    await api.cart.add({ productId: id, quantity: 10, breakdown: [black, brown] }, randomUUID())
    const mine = await api.cart.get({ language: 'tr' })
    const lines = [
      { productId: id, quantity: 6, breakdown: [black] },
      { productId: gone, quantity: 1 },
      { productId: id, quantity: 4, breakdown: [brown] },
    ]
    const visitors = await as().cart.price({ lines: JSON.stringify(lines), language: 'tr' })
    const unseen = mine.groups.map((group) => ({
      ...group,
      lines: group.lines.map((line) => ({ ...line, seen: null })),
    }))
    expect(visitors).toEqual({ ...mine, groups: unseen, unknown: [gone] })
    expect(
      (await as().cart.price({ lines: JSON.stringify([{ productId: id, quantity: 1001 }]) })).groups[0]?.lines[0],
    ).toMatchObject({
      changes: ['stock_below', 'over_limit'],
      orderable: false,
    })
    for (const wrong of ['[{', '{}', '[{"quantity":1}]'])
      expect(await as().cart.price.try({ lines: wrong })).toMatchObject({ code: 'INPUT_INVALID' })
  })
})

it("a visitor's cart is merged into their company's, once per key, and says what was left out", async () => {
  const { api } = await buyer()
  const [there, fresh, sized, gone] = [await product(), await product({ minimum: 20 }), await shoes(), newId()]
  await api.cart.add({ productId: there, quantity: 995 }, randomUUID())
  const key = randomUUID()
  const lines = [
    { productId: there, quantity: 10 },
    { productId: fresh, quantity: 3 },
    { productId: gone, quantity: 1 },
    { productId: sized, quantity: 6, breakdown: [{ values: ['45', 'black'], quantity: 6 }] },
  ]
  const merged = await api.cart.merge({ lines }, key)
  expect(merged).toEqual({ count: 3, merged: [there, fresh, sized], unknown: [gone], capped: [there], full: [] })
  expect(await api.cart.merge({ lines }, key)).toEqual(merged)
  expect((await lineOf(api, there))?.quantity).toBe(1000)
  expect(await lineOf(api, fresh)).toMatchObject({ quantity: 3, changes: ['below_minimum'] })
  expect(await lineOf(api, sized)).toMatchObject({ quantity: 6, breakdown: null })
})
