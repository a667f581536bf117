import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { givenGoods, mogadishu } from '../../testing/given-buying.ts'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { openDoor } from '../../testing/open-door.ts'

const { given, owner, asPerson, clock } = await openDoor()

async function cartOf(...quantities: number[]) {
  const person = await given.customer()
  const api = await asPerson(person)
  const productIds: string[] = []
  for (const quantity of quantities) {
    const productId = await givenGoods({ given, owner })
    await api.cart.add({ productId, quantity }, randomUUID())
    productIds.push(productId)
  }
  return { person, api, productIds }
}
const stockOf = async (ids: string[]) =>
  (
    await owner.query(
      'select balance from stock_balances where product_id = any ($1) order by array_position($1, product_id)',
      [ids],
    )
  ).rows.map(({ balance }) => balance)
const ordersOf = async (customerId: string | null) =>
  (
    await owner.query(
      `select id, number, supplier_id, total_cents, port, shipping_state from orders
        where customer_id = $1 order by total_cents`,
      [customerId],
    )
  ).rows

let bought: Awaited<ReturnType<typeof cartOf>>
beforeEach(async () => {
  bought = await cartOf(3, 5, 7)
})

describe('checking out', () => {
  it('makes one order for each supplier at the total of the server, and empties the cart [CART-05]', async () => {
    const { person, api, productIds } = bought
    const [first = '', second = '', third = ''] = productIds
    const answer = await api.cart.checkOut(
      { productIds: [first, second], totalCents: 8 * 1250, address: mogadishu },
      randomUUID(),
    )
    const orders = await ordersOf(person.companyId)
    expect(orders).toMatchObject([
      { total_cents: 3750n, port: 'SOMGQ', shipping_state: null },
      { total_cents: 6250n, port: 'SOMGQ' },
    ])
    expect(answer.totalCents).toBe(10_000)
    expect(
      answer.orders
        .map(({ id, number, supplier, totalCents }) => [id, number, supplier.id, totalCents])
        .sort((a, b) => Number(a[3]) - Number(b[3])),
    ).toEqual(orders.map(({ id, number, supplier_id, total_cents }) => [id, number, supplier_id, Number(total_cents)]))
    expect((await api.cart.get({})).groups.flatMap(({ lines }) => lines.map(({ productId }) => productId))).toEqual([
      third,
    ])
    expect(await stockOf(productIds)).toEqual([97, 95, 100])
  })

  it('makes one order for each price basis of a supplier, with its own lines and total [CART-05]', async () => {
    const person = await given.customer()
    const api = await asPerson(person)
    const { companyId } = await givenSupplier({ given })
    const products = await Promise.all([1, 2, 3].map(() => given.product({ supplierId: companyId })))
    const productIds = products.map(({ id }) => id)
    await owner.query("update products set incoterm = 'EXW', basis_place = 'Kayseri' where id = $1", [productIds[1]])
    await owner.query("select set_config('app.role', 'system', true), fx.publish_products($1::uuid[])", [productIds])
    for (const [place, productId] of productIds.entries())
      await api.cart.add({ productId, quantity: place + 1 }, randomUUID())

    const { orders, totalCents } = await api.cart.checkOut(
      { productIds, totalCents: 6 * 1250, address: mogadishu },
      randomUUID(),
    )
    expect(totalCents).toBe(6 * 1250)
    const read = await Promise.all(orders.map(({ id }) => api.orders.get({ id })))
    expect(
      read
        .map(({ basis, lines, totalCents: cents }) => [
          `${basis.incoterm} ${basis.place}`,
          lines.map(({ productId, basis: own }) => [productId, own.incoterm]),
          cents,
        ])
        .sort(),
    ).toEqual([
      ['EXW Kayseri', [[productIds[1], 'EXW']], 2 * 1250],
      [
        'FOB Mersin',
        [
          [productIds[0], 'FOB'],
          [productIds[2], 'FOB'],
        ],
        4 * 1250,
      ],
    ])
    expect(await api.cart.count({})).toEqual({ count: 0 })
  })

  it('the same key answers the same orders, also when sent twice at once', async () => {
    const { person, api, productIds } = bought
    const input = { productIds, totalCents: 15 * 1250, address: mogadishu }
    const key = randomUUID()
    const answers = await Promise.all([api.cart.checkOut.try(input, key), api.cart.checkOut.try(input, key)])
    expect(await api.cart.checkOut.try(input, key)).toEqual(answers.find(({ ok }) => ok))
    expect(await ordersOf(person.companyId)).toHaveLength(3)
    expect(await stockOf(productIds)).toEqual([97, 95, 93])
  })

  it('of two colleagues who order the same cart one succeeds, and the other gets an error', async () => {
    const { person, productIds } = bought
    const colleague = await given.customer({ companyId: person.companyId ?? '', owner: false })
    const input = { productIds, totalCents: 15 * 1250, address: mogadishu }
    const answers = await Promise.all(
      [person, colleague].map(async (who) => (await asPerson(who)).cart.checkOut.try(input, randomUUID())),
    )
    expect(answers.map((answer) => (answer.ok ? 'ordered' : answer.code)).sort()).toEqual([
      'CHANGED_MEANWHILE',
      'ordered',
    ])
    expect(await ordersOf(person.companyId)).toHaveLength(3)
  })

  it.each([
    ['another total was seen', { totalCents: 1 }, '', { code: 'PRICE_CHANGED', args: { totalCents: 15 * 1250 } }],
    [
      'one is sold out',
      {},
      'update stock_balances set balance = 6 where product_id = $1',
      { code: 'OUT_OF_STOCK', args: { left: 6 } },
    ],
    ['one is no longer listed', {}, 'delete from listings where product_id = $1', { code: 'NOT_FOUND' }],
  ])('orders nothing and keeps the cart when %s', async (_, seen, statement, refusal) => {
    const { person, api, productIds } = bought
    if (statement) await owner.query(statement, [productIds[2]])
    const before = await stockOf(productIds)
    expect(
      await api.cart.checkOut.try({ productIds, totalCents: 15 * 1250, address: mogadishu, ...seen }, randomUUID()),
    ).toMatchObject(refusal)
    expect(await ordersOf(person.companyId)).toEqual([])
    expect(await api.cart.count({})).toEqual({ count: 3 })
    expect(await stockOf(productIds)).toEqual(before)
  })

  it('orders nothing when sizes or quantities were changed after they were seen, by whomever', async () => {
    const { person, api, productIds } = bought
    const colleague = await given.customer({ companyId: person.companyId ?? '', owner: false })
    const seenOf = async () => {
      const lines = (await api.cart.get({})).groups.flatMap((group) => group.lines)
      return {
        at:
          lines
            .map(({ seen }) => seen?.at ?? '')
            .toSorted()
            .at(-1) ?? '',
        mine: lines.map(({ seen }) => seen?.mine),
      }
    }
    const checkOut = (seenAt: string) =>
      api.cart.checkOut.try({ productIds, totalCents: 15 * 1250, seenAt, address: mogadishu }, randomUUID())
    for (const [who, mine] of [
      [person, [true, true, true]],
      [colleague, [false, true, true]],
    ] as const) {
      const before = await seenOf()
      clock.advance(1000)
      await (await asPerson(who)).cart.change({ productId: productIds[0] ?? '', quantity: 3 })
      expect(await checkOut(before.at)).toMatchObject({ code: 'CHANGED_MEANWHILE' })
      expect((await seenOf()).mine).toEqual(mine)
    }
    expect(await ordersOf(person.companyId)).toEqual([])
    expect(await checkOut((await seenOf()).at)).toMatchObject({ ok: true })
  })

  it('asks for an address', async () => {
    const { api, productIds } = bought
    expect(
      await api.cart.checkOut.try({ productIds, totalCents: 1, address: { ...mogadishu, city: ' ' } }, randomUUID()),
    ).toMatchObject({
      args: { fields: { 'address.city': 'required' } },
    })
  })

  it('saves the address once, the last used first, for colleagues too', async () => {
    const { person, api, productIds } = bought
    const [one = '', two = '', three = ''] = productIds
    const order = (productId: string, quantity: number, more: object) => {
      clock.advance(1000)
      return api.cart.checkOut(
        { productIds: [productId], totalCents: quantity * 1250, address: mogadishu, ...more },
        randomUUID(),
      )
    }
    await order(one, 3, { phone: '+252 61 234 5678' })
    await order(two, 5, { address: { ...mogadishu, city: 'Hargeisa', state: 'Maroodi Jeex' } })
    await order(three, 7, { phone: '00252611111111', port: 'SOBBO' })
    const colleague = await asPerson(await given.customer({ companyId: person.companyId ?? '', owner: false }))
    const { addresses } = await colleague.addresses.list({})
    expect(addresses).toMatchObject([
      { ...mogadishu, state: '', postalCode: '', phone: '+252611111111', port: 'SOBBO' },
      { city: 'Hargeisa', state: 'Maroodi Jeex', phone: '', port: 'SOBBO' },
    ])
    await colleague.addresses.remove({ id: addresses[0]?.id ?? '' }, randomUUID())
    expect((await api.addresses.list({})).addresses).toHaveLength(1)
  })
})
