import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Api } from '../../client.ts'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { orderOf } from '../../testing/given-orders.ts'
import { openDoor } from '../../testing/open-door.ts'
import { lettersOf } from '../../testing/sent-mail.ts'

const opened = await openDoor()
const { given, owner, asPerson, clock } = opened
const supplier = await givenSupplier(opened)
const customer = await given.customer()
const [buyer, seller] = [await asPerson(customer), await asPerson(supplier)]
const DAY = 24 * 3600 * 1000

/** A product of which at least ten are ordered, at 12.50, and a sample costs 4.99. */
async function sampled(details: object = { sampleCents: 499 }) {
  const { id } = await given.product({ supplierId: supplier.companyId, stock: 50 })
  await owner.query(`update products set minimum = 10, details = $2 where id = $1`, [id, JSON.stringify(details)])
  await owner.query(
    `select set_config('app.role', 'system', false), fx.publish_products(array[$1::uuid]),
        set_config('app.role', '', false)`,
    [id],
  )
  return id
}
const place = (id: string, more: object = {}, api: Api = buyer) =>
  api.orders.place.try({ ...orderOf(id, 1), sample: true, ...more }, randomUUID())
const placed = async (id: string) => {
  const answer = await place(id)
  return answer.ok ? answer.value : expect.fail(answer.code)
}

describe('a sample', () => {
  it('is one unit at its own price, below the minimum, paid whole in advance and taken from stock', async () => {
    const id = await sampled()
    const order = await placed(id)
    expect(order).toMatchObject({ quantity: 1, totalCents: 499 })
    const { rows } = await owner.query(
      `select o.sample, o.deposit_cents, f.fee_cents, b.balance from orders o
        join order_fees f on f.order_id = o.id join order_lines l on l.order_id = o.id
        join stock_balances b on b.product_id = l.product_id where o.id = $1`,
      [order.id],
    )
    expect(rows).toMatchObject([{ sample: true, deposit_cents: 499n, balance: 49 }])
    expect(await buyer.orders.get({ id: order.id })).toMatchObject({
      sample: true,
      payment: { parts: [{ part: 'deposit', dueCents: 499 }] },
    })
  })

  it('is marked for both sides and the desk, in lists and mail', async () => {
    const order = await placed(await sampled())
    const desk = await asPerson(await given.admin())
    for (const api of [buyer, seller, desk])
      expect((await api.orders.list({})).items.find(({ id }) => id === order.id)).toMatchObject({ sample: true })
    for (const template of ['order-placed', 'order-received'] as const)
      expect((await lettersOf(opened, template)).map(({ says }) => says)).toContainEqual(
        expect.objectContaining({ orderId: order.id, sample: 'yes' }),
      )
    const { rows } = await owner.query(
      "select arguments ->> 'sample' as sample from notifications where arguments ->> 'orderId' = $1",
      [order.id],
    )
    expect(rows).toEqual([{ sample: 'yes' }])
  })

  it('is one of a product for a company in thirty days, unless it was cancelled', async () => {
    const id = await sampled()
    const mate = await asPerson(await given.customer({ companyId: customer.companyId ?? '', owner: false }))
    const first = await placed(id)
    for (const api of [buyer, mate])
      expect(await place(id, {}, api)).toMatchObject({ code: 'SAMPLE_ORDERED', args: { days: 30 } })
    expect(await place(id, {}, await asPerson(await given.customer()))).toMatchObject({ ok: true })
    await placed(await sampled())
    await buyer.orders.cancel({ id: first.id }, randomUUID())
    await placed(id)
    await owner.query("update orders set created_at = created_at - interval '30 days' where sample")
    await placed(id)
  })

  it('asked for twice at once is one', async () => {
    const id = await sampled()
    const answers = await Promise.all([place(id), place(id), place(id)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('is ordered where one is offered, once and at the price that was seen', async () => {
    const id = await sampled()
    expect(await place(await sampled({}))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await place(id, { quantity: 2 })).toMatchObject({ code: 'OVER_LIMIT', args: { max: 1 } })
    expect(await place(id, { seenTotalCents: 1250 })).toMatchObject({
      code: 'PRICE_CHANGED',
      args: { totalCents: 499 },
    })
    expect(await place(id, { sample: false })).toMatchObject({ code: 'BELOW_MINIMUM' })
  })

  it('moves nothing for those who order the product itself', async () => {
    const id = await sampled()
    await placed(id)
    clock.set(new Date(clock.now().getTime() + DAY))
    const order = await place(id, { sample: false, quantity: 10 })
    expect(order).toMatchObject({ ok: true, value: { totalCents: 12_500 } })
  })
})
