import { randomUUID } from 'node:crypto'
import { MOST_TOLD } from '@ticarum/contract/values/trade'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { openDoor } from '../../testing/open-door.ts'
import { openWorker } from '../../testing/open-worker.ts'

const opened = await openDoor()
const { given, owner, asPerson, urls } = opened
const supplier = await givenSupplier(opened)
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000, interval: 20 })
beforeEach(() => owner.query('delete from mail_arguments; delete from mail_log; delete from outbox'))

const soldOut = async () => (await given.product({ supplierId: supplier.companyId, stock: 0 })).id
const asking = async (productId: string) => {
  const person = await given.customer()
  const api = await asPerson(person)
  await api.wishlist.add({ productId, tellWhenBack: true }, randomUUID())
  return { ...person, api }
}
const seller = await asPerson(supplier)
const count = async (id: string, stock: number) => {
  const { version } = await seller.products.get({ id })
  await seller.products.quickEdit({ id, version, stock }, randomUUID())
}
const waiting = async (productId: string) =>
  (await owner.query('select from wishlists where product_id = $1 and tell_when_back', [productId])).rowCount
const toldOf = async (productId: string) =>
  (
    await owner.query(
      "select user_id from notifications where kind = 'wishlist.back' and arguments ->> 'productId' = $1",
      [productId],
    )
  ).rows.map(({ user_id }) => user_id)

describe('who asked to be told of a sold-out product', () => {
  it('is told once when it can be ordered again, by mail if they want any', async () => {
    const productId = await soldOut()
    const [asked, muted] = [await asking(productId), await asking(productId)]
    await given.customer().then(async (other) => (await asPerson(other)).wishlist.add({ productId }, randomUUID()))
    await muted.api.notifications.choose({ kind: 'wishlist.back', byMail: false })
    const { smtp } = await openWorker(urls)
    await eventually(async () => expect((await owner.query('select from outbox')).rowCount).toBe(0))
    expect((await asked.api.wishlist.list({})).items).toMatchObject([{ productId, tellWhenBack: true }])

    await count(productId, 7)
    await eventually(() => expect(smtp.accepted).toHaveLength(1))
    expect(smtp.accepted[0]).toMatchObject({
      recipients: [asked.email],
      text: expect.stringContaining(`/products/${productId}`),
    })
    await eventually(async () => expect((await toldOf(productId)).toSorted()).toEqual([asked.id, muted.id].toSorted()))
    expect(await waiting(productId)).toBe(0)
    await count(productId, 0)
    await count(productId, 9)
    await eventually(async () => expect((await owner.query('select from outbox')).rowCount).toBe(0))
    expect(await toldOf(productId)).toHaveLength(2)
  })

  it('is told at once of what came back while the page was open', async () => {
    const productId = await soldOut()
    await count(productId, 5)
    await asking(productId)
    const { smtp } = await openWorker(urls)
    await eventually(() => expect(smtp.accepted).toHaveLength(1))
  })

  it('is not told after taking it off the list', async () => {
    const productId = await soldOut()
    const { api } = await asking(productId)
    await api.wishlist.remove({ productId })
    await owner.query('delete from outbox')
    await count(productId, 5)
    expect((await owner.query("select from outbox where task = 'tell-back-in-stock'")).rowCount).toBe(0)
    await api.wishlist.add({ productId }, randomUUID())
    expect(await waiting(productId)).toBe(0)
  })

  it(`is told of the latest ${MOST_TOLD}`, async () => {
    const { id, api } = await asking(await soldOut())
    await owner.query(
      `insert into wishlists (id, user_id, product_id, product_name, product_description, product_language,
          product_price_cents, product_unit, product_category, in_stock, tell_when_back, created_at)
        select gen_random_uuid(), $1, p.id, 'Shirt', '', 'en', 1, 'piece', 'fashion', false, true,
          now() - interval '1 day'
        from (select id from products where id not in (select product_id from wishlists where user_id = $1)) p`,
      [id],
    )
    const told = async () =>
      Number((await owner.query('select from wishlists where user_id = $1 and tell_when_back', [id])).rowCount)
    for (let more = await told(); more <= MOST_TOLD; more += 1)
      await api.wishlist.add({ productId: await soldOut(), tellWhenBack: true }, randomUUID())
    const last = await soldOut()
    await api.wishlist.add({ productId: last, tellWhenBack: true }, randomUUID())
    expect([await told(), await waiting(last)]).toEqual([MOST_TOLD, 1])
  })
})
