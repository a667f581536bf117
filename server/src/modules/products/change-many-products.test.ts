import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { openDoor } from '../../testing/open-door.ts'

const opened = await openDoor()
const { given, owner, asPerson } = opened
const supplier = await givenSupplier(opened)
const supplierId = supplier.companyId
const seller = await asPerson(supplier)
type Change = Parameters<typeof seller.products.changeMany>[0]['change']
const change = (ids: string[], asked: Change) => seller.products.changeMany({ ids, change: asked }, randomUUID())
/** New prices, confirmed as they were told. */
async function changePrices(ids: string[], price: Extract<Change, { kind: 'price' }>['price']) {
  const { toConfirm } = await change(ids, { kind: 'price', price })
  return change(ids, { kind: 'price', price, seen: toConfirm, sure: true })
}
const stored = async (id: string) =>
  (
    await owner.query(
      `select p.price_cents, p.tiers, p.status, l.price_cents as public
        from products p left join listings l on l.product_id = p.id where p.id = $1`,
      [id],
    )
  ).rows[0]
const stockOf = async (id: string) =>
  (await owner.query('select balance from stock_balances where product_id = $1', [id])).rows[0]?.balance

it('prices change by per cent, tiers follow, for the public too, and are restored', async () => {
  const { id } = await given.product({ supplierId })
  await owner.query(
    `update products set price_cents = 1000, tiers = '[{"from": 10, "priceCents": 901}]' where id = $1`,
    [id],
  )
  const foreign = await given.product({ supplierId: await given.company('supplier') })
  const { items, actId } = await changePrices([id, foreign.id], { by: 'percent', hundredths: 1000 })
  expect(items.map(({ outcome }) => outcome).sort()).toEqual(['NOT_FOUND', 'done'])
  expect(await stored(id)).toMatchObject({
    price_cents: 1100n,
    tiers: [{ from: 10, priceCents: 991 }],
    public: 1100n,
  })
  await seller.products.undoMany({ id: actId ?? '' }, randomUUID())
  expect(await stored(id)).toMatchObject({ price_cents: 1000n, tiers: [{ from: 10, priceCents: 901 }], public: 1000n })
})

it('a price that would reach zero is left as it is, and the others change', async () => {
  const [cheap, dear] = [await given.product({ supplierId }), await given.product({ supplierId })]
  await owner.query('update products set price_cents = 50 where id = $1', [cheap.id])
  const { items } = await changePrices([cheap.id, dear.id], { by: 'amount', cents: -50 })
  expect(items.find(({ id }) => id === cheap.id)?.outcome).toBe('INPUT_INVALID')
  expect((await stored(cheap.id)).price_cents).toBe(50n)
  expect(items.find(({ id }) => id === dear.id)?.outcome).toBe('done')
})

it('a counted stock is taken back without what was sold since', async () => {
  const { id } = await given.product({ supplierId, stock: 40 })
  const { actId } = await change([id], { kind: 'stock', stock: 100 })
  expect(await stockOf(id)).toBe(100)
  await owner.query('update stock_balances set balance = 97 where product_id = $1', [id])
  await seller.products.undoMany({ id: actId ?? '' }, randomUUID())
  expect(await stockOf(id)).toBe(37)
})

it('listed products are paused and shown again; what is in another state says so', async () => {
  const [listed, draft] = [await given.product({ supplierId }), await given.product({ supplierId, status: 'draft' })]
  const { items, actId } = await change([listed.id, draft.id], { kind: 'pause' })
  expect(items.find(({ id }) => id === draft.id)?.outcome).toBe('WRONG_STATE')
  expect((await stored(listed.id)).status).toBe('paused')
  await seller.products.undoMany({ id: actId ?? '' }, randomUUID())
  expect((await stored(listed.id)).status).toBe('listed')
})
