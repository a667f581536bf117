import { randomUUID } from 'node:crypto'
import { newId } from '@ticarum/db/ids'
import { beforeEach, expect, it } from 'vitest'
import { givenGoods } from '../../testing/given-buying.ts'
import { openDoor } from '../../testing/open-door.ts'

const { given, owner, asPerson, clock } = await openDoor()
const goods = () => givenGoods({ given, owner })
const change = async (id: string, statement: string) => {
  await owner.query(statement, [id])
  await owner.query("select set_config('app.role', 'system', true), fx.publish_products(array[$1::uuid])", [id])
}
const PAUSE = "update products set status = 'paused' where id = $1"

let person: Awaited<ReturnType<typeof given.customer>>
let api: Awaited<ReturnType<typeof asPerson>>
beforeEach(async () => {
  person = await given.customer()
  api = await asPerson(person)
})
const wish = (productId: string, more: { wishedAt?: string; language?: 'tr' } = {}) =>
  api.wishlist.add({ productId, ...more }, randomUUID())
const wishes = async () => (await api.wishlist.list({})).items

it('shows what was wished for, newest first, page by page [WISH-01]', async () => {
  const ids = [await goods(), await goods(), await goods()]
  for (const id of ids) {
    clock.advance(1000)
    await wish(id)
  }
  const first = await api.wishlist.list({ limit: 2 })
  const rest = await api.wishlist.list({ limit: 2, after: first.next ?? '' })
  expect([...first.items, ...rest.items].map(({ productId }) => productId)).toEqual(ids.toReversed())
  expect(rest.next).toBeNull()
})

it('keeps the product as it was, also when it is no longer listed [WISH-02] [DATA-13]', async () => {
  const id = await goods()
  const { wishedAt } = await wish(id, { language: 'tr' })
  const { image } = (await wishes())[0]?.now ?? {}
  await change(id, "update products set price_cents = 9900, status = 'paused' where id = $1")
  await owner.query("update product_texts set name = 'Another' where product_id = $1", [id])
  const kept = {
    productId: id,
    name: 'Pamuklu gömlek',
    description: 'Toptan satış için, on iki renk.',
    language: 'tr',
    priceCents: 1250,
    category: 'fashion',
    wishedAt,
  }
  expect(await wishes()).toMatchObject([{ ...kept, image, now: null, changes: ['gone'] }])
  const { rows } = await owner.query(
    `select user_id, product_name, product_price_cents, product_image, product_category, created_at
      from wishlists where product_id = $1`,
    [id],
  )
  expect(rows).toEqual([
    {
      user_id: person.id,
      product_name: kept.name,
      product_price_cents: 1250n,
      product_image: image,
      product_category: 'fashion',
      created_at: new Date(wishedAt),
    },
  ])
})

it.each([
  ['dearer', 'update products set price_cents = 1300 where id = $1', ['price_up']],
  ['cheaper', 'update products set price_cents = 1200 where id = $1', ['price_down']],
  ['sold out', 'update stock_balances set balance = 0 where product_id = $1', ['sold_out']],
  ['as it was', 'update products set lead_days = 9 where id = $1', []],
])('says that a product is %s since', async (_, statement, changes) => {
  const id = await goods()
  await wish(id)
  await change(id, statement)
  expect(await wishes()).toMatchObject([{ priceCents: 1250, now: { id }, changes }])
})

it('says that a sold out product is back', async () => {
  const id = await goods()
  await change(id, 'update stock_balances set balance = 0 where product_id = $1')
  await wish(id)
  await change(id, 'update stock_balances set balance = 5 where product_id = $1')
  expect((await wishes())[0]?.changes).toEqual(['back_in_stock'])
})

it('the heart adds a product or removes it, and no other one [WISH-04] [WISH-05]', async () => {
  const [one, other] = [await goods(), await goods()]
  await wish(one)
  await wish(other)
  expect(await wish(one)).toEqual(await wish(one))
  const ids = () => api.wishlist.ids({ productIds: [one, other, newId()].join() })
  expect((await ids()).productIds.sort()).toEqual([one, other].sort())
  await api.wishlist.remove({ productId: one })
  expect(await ids()).toEqual({ productIds: [other] })
  expect((await wishes()).map(({ productId }) => productId)).toEqual([other])
  expect(await api.wishlist.remove({ productId: newId() })).toEqual({ wishedAt: null })
})

it('a removal is undone with the time and price of the wish; a client cannot make up one', async () => {
  const id = await goods()
  const first = await wish(id)
  clock.advance(60_000)
  await change(id, 'update products set price_cents = 1300 where id = $1')
  const { wishedAt } = await api.wishlist.remove({ productId: id })
  expect(await api.wishlist.remove({ productId: id })).toEqual({ wishedAt })
  expect(await wish(id, { wishedAt: '2001-02-03T04:05:06.000Z' })).toMatchObject({
    wishedAt: clock.now().toISOString(),
  })
  await api.wishlist.remove({ productId: id })

  await wish(id)
  expect((await wishes())[0]).toMatchObject({ priceCents: 1300, changes: [] })
  const second = await goods()
  const undone = await wish(second)
  await change(second, PAUSE)
  const removed = await api.wishlist.remove({ productId: second })
  expect(await wish(second, { wishedAt: removed.wishedAt ?? '' })).toEqual(undone)
  expect(await api.wishlist.add.try({ productId: first.id }, randomUUID())).toMatchObject({ code: 'NOT_FOUND' })
})

it('a removed wish is deleted after an hour, and its picture if nothing else uses it', async () => {
  const [one, other] = [await goods(), await goods()]
  const { wishedAt } = await wish(one)
  await api.wishlist.remove({ productId: one })
  clock.advance(3600_001)
  await api.wishlist.remove({ productId: other })
  expect((await owner.query('select from wishlists where user_id = $1', [person.id])).rowCount).toBe(0)
  await change(one, PAUSE)
  expect(await api.wishlist.add.try({ productId: one, wishedAt }, randomUUID())).toMatchObject({ code: 'NOT_FOUND' })
  const { rows } = await owner.query(
    `select name from product_images
      where product_id = $1 and name in (select payload ->> 'name' from outbox where task = 'sweep-image')`,
    [one],
  )
  expect(rows).toHaveLength(1)
})

it('is private: neither colleagues nor others see or change it [PERM-23]', async () => {
  const id = await goods()
  await wish(id)
  for (const other of [
    await given.customer({ companyId: person.companyId ?? '', owner: false }),
    await given.customer(),
  ]) {
    const theirs = await asPerson(other)
    expect((await theirs.wishlist.list({})).items).toEqual([])
    expect(await theirs.wishlist.ids({ productIds: id })).toEqual({ productIds: [] })
    expect(await theirs.wishlist.remove({ productId: id })).toEqual({ wishedAt: null })
  }
  expect(await wishes()).toHaveLength(1)
})

it('suppliers and admins have none [PERM-17]', async () => {
  const id = await goods()
  for (const other of [await given.supplier(), await given.admin()]) {
    expect(await (await asPerson(other)).wishlist.add.try({ productId: id }, randomUUID())).toMatchObject({
      code: 'FORBIDDEN',
    })
  }
  expect((await owner.query('select from wishlists where product_id = $1', [id])).rowCount).toBe(0)
})

it('a wished product is archived when it is deleted, and its picture stays visible to who wished for it', async () => {
  const supplier = await given.supplier()
  const { id, image } = await given.product({ supplierId: supplier.companyId ?? '' })
  await wish(id)
  expect(await (await asPerson(supplier)).products.remove({ id }, randomUUID())).toEqual({ outcome: 'archived' })
  await owner.query('delete from product_images where product_id = $1', [id])
  expect(await api.images.getOfOrder({ name: image })).toEqual({ kept: true })
  expect(await (await asPerson(await given.customer())).images.getOfOrder.try({ name: image })).toMatchObject({
    code: 'NOT_FOUND',
  })
})
