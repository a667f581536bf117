import { randomUUID } from 'node:crypto'
import { newId } from '@ticarum/db/ids'
import { describe, expect, it } from 'vitest'
import { mogadishu } from '../../testing/given-buying.ts'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { orderOf } from '../../testing/given-orders.ts'
import { openDoor } from '../../testing/open-door.ts'

const opened = await openDoor()
const { given, owner, asPerson, as } = opened
const supplier = await givenSupplier(opened)
const customer = await given.customer({ fullName: 'Ayaan Xirsi' })
const buyer = await asPerson(customer)

const product = (more: object = {}) => given.product({ supplierId: supplier.companyId, ...more })
const place = (input: object, api = buyer) => api.orders.place.try({ ...orderOf(newId()), ...input }, randomUUID())
const stockOf = async (id: string) =>
  (
    await owner.query(
      'select b.balance, l.stock from stock_balances b left join listings l using (product_id) where b.product_id = $1',
      [id],
    )
  ).rows[0]
const orderRow = async (id: string) => (await owner.query('select * from orders where id = $1', [id])).rows[0]
const set = (id: string, columns: string) =>
  owner.query(
    `update products set ${columns} where id = '${id}';
      select set_config('app.role', 'system', false), fx.publish_products(array['${id}'::uuid]),
        set_config('app.role', '', false)`,
  )

describe('placing an order', () => {
  it('costs the exact price of the tier reached, and is pending [ORD-04] [ORD-05] [STATE-04] [PERM-20]', async () => {
    const { id } = await product()
    await set(id, `tiers = '[{"from": 10, "priceCents": 1199}]'`)
    const three = await buyer.orders.place(
      { ...orderOf(id, 3), total: 1, totalCents: 1, total_price: '$0.01' } as never,
      randomUUID(),
    )
    expect(three).toMatchObject({
      totalCents: 3750,
      quantity: 3,
      productName: 'Cotton shirt',
      number: expect.stringMatching(/^TC-\d+$/),
    })
    expect(await buyer.orders.place(orderOf(id, 10), randomUUID())).toMatchObject({ totalCents: 11_990 })
    expect(await orderRow(three.id)).toMatchObject({
      total_cents: 3750n,
      deposit_cents: 1125n,
      status: 'pending',
      shipping_status: 'pending',
      supplier_id: supplier.companyId,
    })
    expect(await stockOf(id)).toEqual({ balance: 87, stock: 87 })
  })

  it('keeps null for what was left empty, and who placed it [ORD-09] [DATA-11] [DATA-12]', async () => {
    const { id } = await product()
    const placed = await buyer.orders.place(orderOf(id, 2), randomUUID())
    expect(await orderRow(placed.id)).toMatchObject({
      shipping_address: 'Maka al-Mukarama 12',
      shipping_city: 'Mogadishu',
      shipping_country: 'Somalia',
      shipping_state: null,
      shipping_postal_code: null,
      notes: null,
      customer_phone: null,
      port: 'SOMGQ',
      customer_name: 'Ayaan Xirsi',
      customer_email: customer.email,
      placed_by: customer.id,
    })
  })

  it("names its customer by the profile, else by the e-mail before the @, else 'Customer' [LIMIT-02]", async () => {
    const { id } = await product()
    for (const [fullName, email, name] of [
      [' Ayaan Xirsi ', 'one@example.com', 'Ayaan Xirsi'],
      [' ', 'ayaan.xirsi@example.com', 'ayaan.xirsi'],
      ['', '@example.com', 'Customer'],
    ] as const) {
      const person = await given.customer({ fullName })
      const api = await asPerson(person)
      await owner.query('update accounts set email = $2 where id = $1', [person.id, email])
      const placed = await api.orders.place(orderOf(id), randomUUID())
      expect(await orderRow(placed.id)).toMatchObject({ customer_name: name })
    }
  })

  it('takes 1 to 1000 whole units, and not below the minimum', async () => {
    const { id } = await product({ stock: 5000 })
    for (const quantity of [1, 1000]) expect(await place({ productId: id, quantity })).toMatchObject({ ok: true })
    for (const quantity of [0, -1, 1.5])
      expect(await place({ productId: id, quantity })).toMatchObject({ code: 'INPUT_INVALID' })
    expect(await place({ productId: id, quantity: 1001 })).toMatchObject({ code: 'OVER_LIMIT', args: { max: 1000 } })
    await set(id, 'minimum = 12')
    expect(await place({ productId: id, quantity: 11 })).toMatchObject({ code: 'BELOW_MINIMUM', args: { minimum: 12 } })
    expect(await place({ productId: id, quantity: 12 })).toMatchObject({ ok: true })
  })

  it('is refused above the stock left, unless it is made to order [ORD-13] [ORD-14]', async () => {
    const { id } = await product({ stock: 5 })
    expect(await place({ productId: id, quantity: 6 })).toMatchObject({
      code: 'OUT_OF_STOCK',
      args: { productId: id, left: 5 },
    })
    expect(await stockOf(id)).toEqual({ balance: 5, stock: 5 })
    const raced = await Promise.all([4, 4].map((quantity) => place({ productId: id, quantity })))
    expect(raced.map((answer) => answer.ok).sort()).toEqual([false, true])
    expect(await stockOf(id)).toEqual({ balance: 1, stock: 1 })
    await set(id, 'made_to_order = true')
    expect(await place({ productId: id, quantity: 900 })).toMatchObject({ ok: true })
    expect(await stockOf(id)).toEqual({ balance: 1, stock: 1 })
  })

  it('takes a breakdown of existing values that adds up to the quantity', async () => {
    const { id } = await product()
    await set(id, `details = '{"options": [{"name": "Size", "values": ["S", "M"]}]}'`)
    const breakdown = (...parts: [string, number][]) =>
      parts.map(([value, quantity]) => ({ values: [value], quantity }))
    const answers = [
      breakdown(['S', 2], ['M', 3]),
      null,
      breakdown(['S', 2], ['M', 2]),
      breakdown(['S', 2], ['XL', 3]),
      breakdown(['S', 2], ['S', 3]),
    ].map((parts) => place({ productId: id, quantity: 5, breakdown: parts }))
    expect((await Promise.all(answers)).map((answer) => (answer.ok ? 'ok' : answer.code))).toEqual([
      'ok',
      'ok',
      'BREAKDOWN_DIFFERS',
      'BREAKDOWN_DIFFERS',
      'BREAKDOWN_DIFFERS',
    ])
  })

  it('refuses another total than the current one, and orders nothing', async () => {
    const { id } = await product()
    expect(await place({ productId: id, quantity: 2, seenTotalCents: 2400 })).toMatchObject({
      code: 'PRICE_CHANGED',
      args: { totalCents: 2500 },
    })
    expect(await stockOf(id)).toEqual({ balance: 100, stock: 100 })
  })

  it.each(['draft', 'in_review', 'paused', 'archived'] as const)(
    'of a product that is %s is answered like one of an absent product',
    async (status) => {
      const { id } = await product({ status })
      expect(await place({ productId: id })).toEqual(await place({ productId: newId() }))
    },
  )

  it('needs street, city and country [ERR-32]', async () => {
    const { id } = await product()
    const empty = { street: ' ', city: '', country: '' }
    expect(await place({ productId: id, address: empty })).toMatchObject({
      code: 'INPUT_INVALID',
      args: { fields: { 'address.street': 'required', 'address.city': 'required', 'address.country': 'required' } },
    })
    expect((await owner.query('select from order_lines where product_id = $1', [id])).rowCount).toBe(0)
  })

  it('is for customers: the server refuses visitors, suppliers and admins [PERM-04] [PERM-16]', async () => {
    const { id } = await product()
    expect(await place({ productId: id }, as())).toMatchObject({ code: 'UNAUTHENTICATED' })
    for (const person of [supplier, await given.admin()])
      expect(await place({ productId: id }, await asPerson(person))).toMatchObject({ code: 'FORBIDDEN' })
  })

  it('keeps names and price as they were, also after the product has changed [DATA-10]', async () => {
    const { id } = await product()
    const placed = await buyer.orders.place(orderOf(id, 2), randomUUID())
    await owner.query("update product_texts set name = 'Something else' where product_id = $1", [id])
    await set(id, 'price_cents = 99999')
    const order = await buyer.orders.get({ id: placed.id })
    expect(order).toMatchObject({ totalCents: 2500, customer: { name: 'Ayaan Xirsi', email: customer.email } })
    expect(order.lines).toMatchObject([{ name: 'Cotton shirt', unitPriceCents: 1250, quantity: 2, totalCents: 2500 }])
    expect((await owner.query('select used from products where id = $1', [id])).rows).toEqual([{ used: true }])
  })

  it('has one line for each product; lists show the first and how many more there are [DATA-09]', async () => {
    const [shirt, scarf, hat] = [
      await product(),
      await product({ english: 'Scarf', priceCents: 300n }),
      await product({ english: 'Hat', priceCents: 450n }),
    ]
    const bought = [
      { productId: shirt.id, quantity: 2 },
      { productId: scarf.id, quantity: 10 },
      { productId: hat.id, quantity: 1 },
    ]
    for (const line of bought) await buyer.cart.add(line, randomUUID())
    const seen = { productIds: bought.map(({ productId }) => productId), totalCents: 5950 }
    const { orders } = await buyer.cart.checkOut({ ...seen, address: mogadishu }, randomUUID())
    const id = orders[0]?.id ?? ''

    expect(await orderRow(id)).toMatchObject({
      id,
      placed_by: customer.id,
      customer_name: 'Ayaan Xirsi',
      customer_email: customer.email,
      status: 'pending',
      created_at: expect.any(Date),
      total_cents: 5950n,
    })
    const order = await buyer.orders.get({ id })
    expect(order).toMatchObject({
      id,
      customer: { name: 'Ayaan Xirsi', email: customer.email },
      status: 'pending',
      placedAt: expect.any(String),
      totalCents: 5950,
    })
    expect(order.lines.map(({ name, unitPriceCents, quantity }) => [name, unitPriceCents, quantity])).toEqual([
      ['Cotton shirt', 1250, 2],
      ['Scarf', 300, 10],
      ['Hat', 450, 1],
    ])
    expect((await buyer.orders.list({})).items.find((row) => row.id === id)).toMatchObject({
      first: { name: 'Cotton shirt', unitPriceCents: 1250, quantity: 2 },
      furtherLines: 2,
    })
  })
})
