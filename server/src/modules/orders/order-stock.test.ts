import { randomUUID } from 'node:crypto'
import { MAX_STOCK } from '@ticarum/contract/values/products'
import { actorOf } from '@ticarum/db/testing/actor'
import { inTransaction } from '@ticarum/db/transaction'
import { describe, expect, it } from 'vitest'
import type { Api } from '../../client.ts'
import { givenSupplier, productVersionOf } from '../../testing/given-catalogue.ts'
import { orderOf } from '../../testing/given-orders.ts'
import { openDoor } from '../../testing/open-door.ts'

const opened = await openDoor()
const { given, owner, app, asPerson } = opened
const supplier = await givenSupplier(opened)
const buyer = await asPerson(await given.customer())
const seller = await asPerson(supplier)
const desk = await given.admin()
const admin = await asPerson(desk)
const reason = 'It was a mistake.'

const product = async (stock: number) => (await given.product({ supplierId: supplier.companyId, stock })).id
const stockOf = async (id: string): Promise<number> =>
  (await owner.query('select balance from stock_balances where product_id = $1', [id])).rows[0]?.balance
const ordered = async (stock: number, quantity: number) => {
  const productId = await product(stock)
  return { productId, id: (await buyer.orders.place(orderOf(productId, quantity), randomUUID())).id }
}
const set = (id: string, status: 'pending' | 'processing' | 'completed' | 'cancelled', api: Api = admin) =>
  api.orders.setStatus.try({ id, status, reason }, randomUUID())
/** The movements of a product must add up to its balance. */
const books = async (id: string) =>
  (
    await owner.query(
      'select coalesce(sum(quantity), 0)::integer as moved from stock_movements where product_id = $1',
      [id],
    )
  ).rows[0]?.moved

describe('stock', () => {
  it('returns once when an order is cancelled, however often it is asked for', async () => {
    const { productId, id } = await ordered(10, 4)
    expect(await stockOf(productId)).toBe(6)
    const answers = await Promise.all(Array.from({ length: 8 }, () => buyer.orders.cancel.try({ id }, randomUUID())))
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    await set(id, 'cancelled')
    expect([await stockOf(productId), await books(productId)]).toEqual([10, 0])
    expect((await owner.query('select stock from listings where product_id = $1', [productId])).rows).toEqual([
      { stock: 10 },
    ])
  })

  it('is taken again when an order is no longer cancelled, exactly as much, or not at all', async () => {
    const { productId, id } = await ordered(10, 4)
    await set(id, 'cancelled')
    expect((await set(id, 'processing')).ok).toBe(true)
    expect(await stockOf(productId)).toBe(6)
    await set(id, 'cancelled')
    await buyer.orders.place(orderOf(productId, 7), randomUUID())
    expect(await set(id, 'pending')).toMatchObject({ code: 'OUT_OF_STOCK', args: { productId, left: 3 } })
    expect((await owner.query('select status, stock_returned from orders where id = $1', [id])).rows).toEqual([
      { status: 'cancelled', stock_returned: true },
    ])
    expect([await stockOf(productId), await books(productId)]).toEqual([3, -7])
  })

  it('is not returned by cancelling a shipped order, and not taken twice when that is undone', async () => {
    const { productId, id } = await ordered(10, 4)
    await seller.orders.updateShipping({ id, shippingStatus: 'shipped' }, randomUUID())
    await set(id, 'cancelled')
    expect(await stockOf(productId)).toBe(6)
    await set(id, 'processing')
    expect([await stockOf(productId), await books(productId)]).toEqual([6, -4])
  })

  it.each(['in_transit', 'delivered'] as const)(
    'is not returned once goods are %s, though nobody said that they were shipped',
    async (shippingStatus) => {
      const { productId, id } = await ordered(10, 4)
      await seller.orders.updateShipping({ id, shippingStatus }, randomUUID())
      expect(await buyer.orders.cancel.try({ id }, randomUUID())).toMatchObject({
        code: 'CANCEL_REFUSED',
        args: { state: 'shipped' },
      })
      expect((await set(id, 'cancelled')).ok).toBe(true)
      expect([await stockOf(productId), await books(productId)]).toEqual([6, -4])
    },
  )

  it('is not returned by a statement that ships and cancels', async () => {
    const { productId, id } = await ordered(10, 4)
    await inTransaction(app, actorOf(desk), (tx) =>
      tx.sql(
        "update orders set status = 'cancelled', status_reason = 'x', shipping_status = 'delivered' where id = $1",
        [id],
      ),
    )
    expect([await stockOf(productId), await books(productId)]).toEqual([6, -4])
  })

  it('that was counted as full prevents no cancellation, and takes what it has room for', async () => {
    const { productId, id } = await ordered(10, 4)
    const count = async (stock: number) =>
      seller.products.quickEdit.try(
        { id: productId, version: await productVersionOf(opened, productId), stock },
        randomUUID(),
      )
    expect(await count(MAX_STOCK + 1)).toMatchObject({ code: 'INPUT_INVALID', args: { fields: { stock: 'tooBig' } } })
    expect((await owner.query('select fx.most_stock() as most')).rows).toEqual([{ most: MAX_STOCK }])
    expect((await count(MAX_STOCK - 1)).ok).toBe(true)
    expect((await buyer.orders.cancel.try({ id }, randomUUID())).ok).toBe(true)
    expect([await stockOf(productId), await books(productId)]).toEqual([MAX_STOCK, MAX_STOCK - 10])
    expect((await set(id, 'pending')).ok).toBe(true)
    expect(await stockOf(productId)).toBe(MAX_STOCK - 4)
  })

  it('follows many orders that are changed at once, each with its own answer', async () => {
    const productId = await product(10)
    const ids = await Promise.all(
      [4, 3, 2].map(async (quantity) => (await buyer.orders.place(orderOf(productId, quantity), randomUUID())).id),
    )
    const absent = randomUUID()
    const cancelled = await admin.orders.changeMany(
      { ids: [...ids, absent], change: { kind: 'status', status: 'cancelled', reason } },
      randomUUID(),
    )
    expect(new Map(cancelled.items.map(({ id, outcome }) => [id, outcome]))).toEqual(
      new Map([...ids.map((id) => [id, 'done'] as const), [absent, 'NOT_FOUND']]),
    )
    expect(await stockOf(productId)).toBe(10)
    await buyer.orders.place(orderOf(productId, 5), randomUUID())
    const again = await admin.orders.changeMany(
      { ids, change: { kind: 'status', status: 'processing', reason } },
      randomUUID(),
    )
    const back = again.items.filter(({ outcome }) => outcome === 'done').length
    expect(again.items.map(({ outcome }) => outcome)).toContain('OUT_OF_STOCK')
    const { rows } = await owner.query(
      "select coalesce(sum(quantity), 0)::integer as sold from orders where id = any ($1) and status = 'processing'",
      [ids],
    )
    expect(back).toBeGreaterThan(0)
    expect(await stockOf(productId)).toBe(5 - rows[0]?.sold)
    expect(
      (await admin.orders.changeMany({ ids, change: { kind: 'status', status: 'pending' } }, randomUUID())).items.map(
        ({ outcome }) => outcome,
      ),
    ).toEqual(ids.map(() => 'REASON_REQUIRED'))
  })
})

describe('shipping', () => {
  it('is stamped once; empty fields stay null [STATE-08] [STATE-09] [STATE-10]', async () => {
    const { id } = await ordered(10, 1)
    const row = async () =>
      (
        await owner.query(
          'select shipped_at, delivered_at, tracking_number, shipping_carrier from orders where id = $1',
          [id],
        )
      ).rows[0]
    await seller.orders.updateShipping(
      { id, shippingStatus: 'preparing', trackingNumber: ' ', carrier: '' },
      randomUUID(),
    )
    expect(await row()).toEqual({ shipped_at: null, delivered_at: null, tracking_number: null, shipping_carrier: null })
    await seller.orders.updateShipping(
      { id, shippingStatus: 'shipped', trackingNumber: 'MSCU1', carrier: 'MSC' },
      randomUUID(),
    )
    const first = await row()
    expect(first).toMatchObject({
      shipped_at: expect.any(Date),
      delivered_at: null,
      tracking_number: 'MSCU1',
      shipping_carrier: 'MSC',
    })
    opened.clock.advance(3_600_000)
    await admin.orders.updateShipping({ id, shippingStatus: 'delivered' }, randomUUID())
    const delivered = await row()
    opened.clock.advance(3_600_000)
    await admin.orders.updateShipping({ id, shippingStatus: 'shipped', reason }, randomUUID())
    await admin.orders.updateShipping({ id, shippingStatus: 'delivered' }, randomUUID())
    expect(await row()).toEqual({
      ...delivered,
      shipped_at: first.shipped_at,
      tracking_number: null,
      shipping_carrier: null,
    })
  })
})
