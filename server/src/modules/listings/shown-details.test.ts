import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { orderOf } from '../../testing/given-orders.ts'
import { openDoor } from '../../testing/open-door.ts'

const opened = await openDoor()
const { given, owner, as, asPerson } = opened
const { companyId: supplierId } = await givenSupplier(opened)
const buyer = await asPerson(await given.customer())

const written = {
  options: [
    { name: 'Beden', values: ['40', '41'] },
    { name: 'Renk', values: ['siyah', 'fıstık yeşili'] },
  ],
  facts: [{ name: 'Malzeme', value: '%100 pamuk' }],
}
const inSomali = [
  { name: 'Cabbirka', values: ['40', '41'] },
  { name: 'Midabka', values: ['madow', 'fıstık yeşili'] },
]
const breakdown = [{ values: ['40', 'siyah'], quantity: 5 }]

async function listed(): Promise<string> {
  const { id } = await given.product({ supplierId })
  await owner.query('update products set details = $2 where id = $1', [id, JSON.stringify(written)])
  await owner.query("select set_config('app.role', 'system', true), fx.publish_products(array[$1::uuid])", [id])
  return id
}

test('options and facts are read in the language of each reader, and kept as they were written', async () => {
  const id = await listed()
  expect(await as().listings.get({ id, language: 'ar' })).toMatchObject({
    details: written,
    shown: {
      options: [
        { name: 'المقاس', values: ['40', '41'] },
        { name: 'اللون', values: ['أسود', 'fıstık yeşili'] },
      ],
      facts: [{ name: 'المادة', value: 'قطن 100%' }],
    },
  })

  const lines = [{ productId: id, quantity: 5, breakdown }]
  const cart = await as().cart.price({ lines: JSON.stringify(lines), language: 'so' })
  const line = { details: { options: written.options }, shown: { options: inSomali } }
  expect(cart.groups[0]?.lines[0]).toMatchObject({ breakdown, changes: [], offered: line })

  const order = await buyer.orders.place({ ...orderOf(id, 5), breakdown }, randomUUID())
  expect((await buyer.orders.get({ id: order.id, language: 'so' })).lines).toMatchObject([{ ...line, breakdown }])
})
