import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { editedProduct, givenSupplier, productVersionOf } from '../../testing/given-catalogue.ts'
import { openDoor } from '../../testing/open-door.ts'

const opened = await openDoor()
const { given, owner, as, asPerson } = opened

/** A listed product of $60 a unit, $50 from 20 on and $45 from 100 on. */
async function tiered() {
  const supplier = await givenSupplier(opened)
  const { id } = await given.product({ supplierId: supplier.companyId })
  await owner.query(
    `update products set price_cents = 6000,
      tiers = '[{"from": 20, "priceCents": 5000}, {"from": 100, "priceCents": 4500}]' where id = $1`,
    [id],
  )
  const api = await asPerson(supplier)
  return {
    id,
    quick: async (price: string, shown?: object) =>
      api.products.quickEdit.try(
        { id, version: await productVersionOf(opened, id), price, ...(shown && { shown: shown as never }) },
        randomUUID(),
      ),
    edit: async (more: object) =>
      api.products.edit.try({ ...(await editedProduct(id, opened)), id, ...more }, randomUUID()),
    bulk: async (hundredths: number, more: object = {}) =>
      api.products.changeMany(
        { ids: [id], change: { kind: 'price', price: { by: 'percent', hundredths }, ...more } },
        randomUUID(),
      ),
    stored: async () =>
      (await owner.query('select price_cents::int as price, tiers from products where id = $1', [id])).rows[0],
    version: () => productVersionOf(opened, id),
  }
}
const tiers = (...all: [from: number, price: string][]) => all.map(([from, price]) => ({ from, price }))
const unchanged = {
  price: 6000,
  tiers: [
    { from: 20, priceCents: 5000 },
    { from: 100, priceCents: 4500 },
  ],
}

describe('a new price of a product with tiers', () => {
  it('is not saved before old and new were shown, and is saved as it was shown', async () => {
    const { id, quick, stored } = await tiered()
    const asked = {
      code: 'PRICES_TO_CONFIRM',
      args: {
        large: false,
        prices: [
          { from: 1, old: 6000, new: 5400 },
          { from: 20, old: 5000, new: 4500 },
          { from: 100, old: 4500, new: 4050 },
        ],
      },
    }
    expect(await quick('54')).toMatchObject(asked)
    // Shown were others: somebody else's, or those of another price.
    expect(await quick('54', { price: '54', tiers: tiers([20, '50'], [100, '45']) })).toMatchObject(asked)
    expect(await quick('54', { price: '55', tiers: tiers([20, '45'], [100, '40.50']) })).toMatchObject(asked)
    expect(await stored()).toEqual(unchanged)

    expect(await quick('54', { price: '54', tiers: tiers([20, '45'], [100, '40.50']) })).toMatchObject({ ok: true })
    expect(await as().listings.get({ id, language: 'en' })).toMatchObject({
      priceCents: 5400,
      tiers: [
        { from: 20, priceCents: 4500 },
        { from: 100, priceCents: 4050 },
      ],
    })
  })

  it('of more than 30 % is asked about once more: $9,999 beside 20+ at $50 never goes public', async () => {
    const { quick, edit, stored } = await tiered()
    const shown = { price: '9999', tiers: tiers([20, '8332.50'], [100, '7499.25']) }
    expect(await quick('9999')).toMatchObject({ code: 'PRICES_TO_CONFIRM', args: { large: true } })
    expect(await quick('9999', shown)).toMatchObject({ code: 'PRICES_TO_CONFIRM', args: { large: true } })
    expect(await edit({ price: '9999' })).toMatchObject({ code: 'PRICES_TO_CONFIRM', args: { large: true } })
    expect(await edit({ price: '9999', tiers: tiers([20, '50'], [100, '45']) })).toMatchObject({
      code: 'PRICES_TO_CONFIRM',
    })
    expect(await stored()).toEqual(unchanged)
    expect(await quick('9999', { ...shown, sure: true })).toMatchObject({ ok: true })
    expect(await stored()).toMatchObject({ price: 999_900, tiers: [{ priceCents: 833_250 }, { priceCents: 749_925 }] })
  })

  it('is saved at once where its tiers are given, and those must fall', async () => {
    const { edit, stored } = await tiered()
    expect(await edit({ price: '45', tiers: tiers([20, '45']) })).toMatchObject({
      args: { fields: { 'tiers.0.price': 'invalid' } },
    })
    expect(await edit({ price: '50', tiers: tiers([20, '0']) })).toMatchObject({
      args: { fields: { 'tiers.0.price': 'invalid' } },
    })
    expect(await edit({ price: '50', tiers: tiers([20, '44.50'], [200, '40']) })).toMatchObject({ ok: true })
    expect(await stored()).toMatchObject({ price: 5000, tiers: [{ priceCents: 4450 }, { from: 200 }] })
  })

  it('in a bulk change is told first, and refused if the product changed since', async () => {
    const { id, quick, bulk, stored, version } = await tiered()
    const first = await bulk(1000)
    expect(first).toMatchObject({ actId: null, items: [{ outcome: 'PRICES_TO_CONFIRM' }] })
    expect(first.toConfirm).toEqual([
      {
        id,
        version: await version(),
        large: false,
        prices: [
          { from: 1, old: 6000, new: 6600 },
          { from: 20, old: 5000, new: 5500 },
          { from: 100, old: 4500, new: 4950 },
        ],
      },
    ])
    const seen = first.toConfirm
    await quick('61', { price: '61', tiers: tiers([20, '50.83'], [100, '45.75']) })
    expect(await bulk(1000, { seen })).toMatchObject({ actId: null, items: [{ outcome: 'CHANGED_MEANWHILE' }] })
    expect(await stored()).toMatchObject({ price: 6100 })

    const now = [{ id, version: await version() }]
    expect(await bulk(5000, { seen: now })).toMatchObject({ items: [{ outcome: 'PRICES_TO_CONFIRM' }] })
    expect(await bulk(5000, { seen: now, sure: true })).toMatchObject({ items: [{ outcome: 'done' }], toConfirm: [] })
    expect(await stored()).toMatchObject({ price: 9150, tiers: [{ priceCents: 7625 }, { priceCents: 6863 }] })
  })
})

describe('the database', () => {
  it.each([
    ['as high as the price', 1000, [{ from: 10, priceCents: 1000 }]],
    [
      'as high as the one before',
      1000,
      [
        { from: 10, priceCents: 900 },
        { from: 20, priceCents: 900 },
      ],
    ],
    [
      'of the same quantity',
      1000,
      [
        { from: 10, priceCents: 900 },
        { from: 10, priceCents: 800 },
      ],
    ],
    ['from one unit on', 1000, [{ from: 1, priceCents: 900 }]],
    ['for nothing', 1000, [{ from: 10, priceCents: 0 }]],
    ['without a number', 1000, [{ from: 10, priceCents: '9' }]],
    ['without a price', 1000, [{ from: 10 }]],
    ['that are no list', 1000, { from: 10, priceCents: 900 }],
    ['more than ten', 1000, Array.from({ length: 11 }, (_, n) => ({ from: n + 2, priceCents: 900 - n }))],
  ])('has no tiers %s', async (_, price, wrong) => {
    const { id } = await tiered()
    const written = owner.query('update products set price_cents = $2, tiers = $3 where id = $1', [
      ...[id, price, JSON.stringify(wrong)],
    ])
    await expect(written).rejects.toMatchObject({ code: '23514' })
  })

  it('lets a draft have tiers before it has a price', async () => {
    const { id } = await given.product({ supplierId: await given.company('supplier'), status: 'draft' })
    const { rowCount } = await owner.query(
      `update products set price_cents = 0, tiers = '[{"from": 10, "priceCents": 900}]' where id = $1`,
      [id],
    )
    expect(rowCount).toBe(1)
  })
})
