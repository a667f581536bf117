import { describe, expect, test } from 'vitest'
import { actorOf } from './testing/actor.ts'
import { testDatabase } from './testing/database.ts'
import { inTransaction } from './transaction.ts'

const { app, owner, given } = await testDatabase()
const listed = async (id: string) =>
  (await owner.query('select product_id from listings where product_id = $1', [id])).rowCount
const listedOf = async (supplierId: string) =>
  (await owner.query('select listed_products from suppliers where id = $1', [supplierId])).rows[0].listed_products

describe('listings follow their products', () => {
  test('are found by any folded word, in any of their languages', async () => {
    const { companyId } = await given.supplier()
    const { id } = await given.product({ supplierId: companyId ?? '', name: 'Şık Gömlek' })
    const found = await app.query('select product_id from listings where search @@ $2::tsquery and supplier_id = $1', [
      companyId,
      "sik & gomlek & shirt & 'c:fashion'",
    ])
    expect(found.rows).toEqual([{ product_id: id }])
    expect(await listedOf(companyId ?? '')).toBe(1)
  })

  test('of a suspended supplier are gone in the same transaction, and come back', async () => {
    const supplier = await given.supplier()
    const { id } = await given.product({ supplierId: supplier.companyId ?? '' })
    await owner.query('update accounts set suspended_at = now() where id = $1', [supplier.id])
    expect(await listed(id)).toBe(0)
    expect(await listedOf(supplier.companyId ?? '')).toBe(0)
    await owner.query('update accounts set suspended_at = null where id = $1', [supplier.id])
    expect(await listed(id)).toBe(1)
    expect((await owner.query('select from listing_texts where product_id = $1', [id])).rowCount).toBe(2)
  })

  test('of another supplier cannot be published', async () => {
    const [supplier, other] = [await given.supplier(), await given.supplier()]
    const { id } = await given.product({ supplierId: supplier.companyId ?? '' })
    const publish = (who: typeof supplier) =>
      inTransaction(app, actorOf(who), (tx) => tx.sql('select fx.publish_products(array[$1::uuid])', [id]))
    await expect(publish(other)).rejects.toThrow('not the actor')
    await expect(publish(await given.customer())).rejects.toThrow('not the actor')
    await publish(supplier)
    expect(await listed(id)).toBe(1)
  })
})
