import { randomUUID } from 'node:crypto'
import { newId } from '@ticarum/db/ids'
import { describe, expect, it } from 'vitest'
import { givenPicture, givenSupplier, givenVerified, newProduct } from '../../testing/given-catalogue.ts'
import { openDoor } from '../../testing/open-door.ts'

const opened = await openDoor()
const { given, owner, as, asPerson, clock } = opened

async function shop(supplier = givenSupplier(opened)) {
  const person = await supplier
  return { ...person, api: await asPerson(person), picture: () => givenPicture(opened, person.companyId) }
}
const isPublic = async (id: string) =>
  (await owner.query('select from listings where product_id = $1', [id])).rowCount === 1
const fieldsOf = (answer: { ok: boolean; code?: string; args?: unknown }) =>
  answer.code === 'INPUT_INVALID' ? (answer.args as { fields: object }).fields : answer

describe('adding', () => {
  it('stores the supplier’s product with its pictures [SPROD-26] [DATA-03] [DATA-05] [DATA-06]', async () => {
    const { api, companyId, picture } = await shop()
    const imageIds = [await picture(), await picture(), await picture()]
    const extras = {
      translations: { en: { name: 'Smart shirt', description: 'For wholesale, in twelve colours.' } },
      madeToOrder: true,
      articleCode: 'GM-12',
      tiers: [{ from: 50, price: '11.9' }],
      minimum: 5,
      unit: 'carton' as const,
      piecesPerUnit: 24,
      basis: { incoterm: 'EXW' as const, place: 'Kayseri' },
      leadDays: 14,
      details: {
        weightGrams: 5200,
        volumeCm3: 40000,
        options: [{ name: 'Size', values: ['S', 'M'] }],
        facts: [{ name: 'Cloth', value: 'Cotton' }],
      },
      customsCode: '6205.20',
    }
    const { id, status } = await api.products.add(
      { ...newProduct, ...extras, imageIds, supplierId: (await givenSupplier(opened)).companyId },
      randomUUID(),
    )
    expect(status).toBe('in_review')
    const stored = await api.products.get({ id })
    const { price: _, intent, ...sent } = newProduct
    expect(stored).toMatchObject({
      ...sent,
      ...extras,
      supplier: { id: companyId },
      priceCents: 1250,
      tiers: [{ from: 50, priceCents: 1190 }],
      origin: 'Kayseri, Turkey',
      translations: { en: { name: 'Smart shirt', byCompany: false } },
      revision: null,
    })
    expect(stored.images.map((image) => image.id)).toEqual(imageIds)
  })

  it('keeps a draft that has nothing but a name; a review needs the rest and a picture [LIMIT-03]', async () => {
    const { api, picture } = await shop()
    const draft = await api.products.add({ intent: 'draft', language: 'so', name: 'Shaadh', price: '0' }, randomUUID())
    expect(await api.products.get({ id: draft.id })).toMatchObject({
      status: 'draft',
      category: null,
      origin: '',
      priceCents: 0,
      stock: 0,
      images: [],
    })
    expect(fieldsOf(await api.products.submit.try({ id: draft.id }, randomUUID()))).toEqual({
      description: 'tooShort',
      category: 'invalid',
      price: 'tooSmall',
      origin: 'tooShort',
    })
    expect(await api.products.add.try(newProduct, randomUUID())).toMatchObject({ code: 'IMAGES_REQUIRED' })

    const pictures = await Promise.all(Array.from({ length: 11 }, picture))
    expect(fieldsOf(await api.products.add.try({ ...newProduct, imageIds: pictures }, randomUUID()))).toEqual({
      imageIds: 'tooBig',
    })
    expect(await api.products.add({ ...newProduct, imageIds: pictures.slice(0, 10) }, randomUUID())).toMatchObject({
      status: 'in_review',
    })
    expect(await api.products.add({ ...newProduct, imageIds: pictures.slice(10) }, randomUUID())).toMatchObject({
      status: 'in_review',
    })
  })

  it('keeps every field within its limits [LIMIT-06] [LIMIT-07] [LIMIT-09] [DATA-07] [DATA-08]', async () => {
    const { api, picture } = await shop()
    const problem = async (fields: object) =>
      fieldsOf(await api.products.add.try({ ...newProduct, imageIds: [await picture()], ...fields }, randomUUID()))
    for (const right of [
      { name: 'abc' },
      { name: 'a'.repeat(100) },
      { description: 'a'.repeat(10) },
      { description: 'a'.repeat(1000) },
      { stock: 0 },
      { category: 'medical' },
    ]) {
      expect(await problem(right), JSON.stringify(right)).toMatchObject({ ok: true })
    }
    expect(await problem({ name: 'ab' })).toEqual({ name: 'tooShort' })
    expect(await problem({ name: 'a'.repeat(101) })).toEqual({ name: 'tooLong' })
    expect(await problem({ description: 'a'.repeat(9) })).toEqual({ description: 'tooShort' })
    expect(await problem({ description: 'a'.repeat(1001) })).toEqual({ description: 'tooLong' })
    for (const stock of [-1, 1.5]) expect(Object.keys(await problem({ stock }))).toEqual(['stock'])
    expect(await problem({ category: 'toys' })).toEqual({ category: 'invalid' })
    for (const price of ['1.234', '-1', '-0.01']) expect(await problem({ price }), price).toEqual({ price: 'invalid' })

    for (const [price, cents] of [
      ['19.99', 1999],
      ['4.35', 435],
      ['0.07', 7],
      ['1234567.8', 123456780],
      ['999999999.99', 99999999999],
    ] as const) {
      const { id } = await api.products.add({ ...newProduct, price, imageIds: [await picture()] }, randomUUID())
      expect((await api.products.get({ id })).priceCents).toBe(cents)
      expect((await owner.query('select price_cents from products where id = $1', [id])).rows).toEqual([
        { price_cents: BigInt(cents) },
      ])
    }
  })

  it('goes to review, or is listed at once with the setting and a seal [SPROD-28] [SPROD-29]', async () => {
    const setting = (on: boolean) => owner.query('update company_settings set publish_at_once = $1', [on])
    const [unverified, verified] = [await shop(), await shop(givenVerified(opened))]
    const outcome = async ({ api, picture }: typeof verified) => {
      const { id, status } = await api.products.add({ ...newProduct, imageIds: [await picture()] }, randomUUID())
      return [status, await isPublic(id)]
    }
    expect([await outcome(unverified), await outcome(verified)]).toEqual([
      ['in_review', false],
      ['in_review', false],
    ])
    await setting(true)
    expect([await outcome(unverified), await outcome(verified)]).toEqual([
      ['in_review', false],
      ['listed', true],
    ])
    await setting(false)
  })

  it('takes no picture of another supplier or product, and no article code twice', async () => {
    const [{ api, companyId, picture }, stranger] = [await shop(), await shop()]
    const taken = await picture()
    await api.products.add({ ...newProduct, articleCode: 'A1', imageIds: [taken] }, randomUUID())
    for (const image of [taken, await stranger.picture(), newId()]) {
      expect(fieldsOf(await api.products.add.try({ ...newProduct, imageIds: [image] }, randomUUID()))).toEqual({
        imageIds: 'invalid',
      })
    }
    const again = { ...newProduct, articleCode: 'A1' }
    expect(await api.products.add.try({ ...again, imageIds: [await picture()] }, randomUUID())).toMatchObject({
      code: 'ARTICLE_CODE_TAKEN',
    })
    expect(
      await stranger.api.products.add({ ...again, imageIds: [await stranger.picture()] }, randomUUID()),
    ).toMatchObject({ status: 'in_review' })
    expect((await owner.query('select from products where supplier_id = $1', [companyId])).rowCount).toBe(1)
  })

  it('is done by an admin for a supplier', async () => {
    const desk = await asPerson(await given.admin())
    const supplier = await shop()
    expect(fieldsOf(await desk.products.add.try(newProduct, randomUUID()))).toEqual({ supplierId: 'required' })
    const strange = [await (await shop()).picture()]
    expect(
      fieldsOf(
        await desk.products.add.try({ ...newProduct, supplierId: supplier.companyId, imageIds: strange }, randomUUID()),
      ),
    ).toEqual({ imageIds: 'invalid' })
    const { id } = await desk.products.add(
      { ...newProduct, supplierId: supplier.companyId, imageIds: [await supplier.picture()] },
      randomUUID(),
    )
    const { images, version, ...product } = await supplier.api.products.get({ id })
    const edit = {
      ...newProduct,
      id,
      version,
      origin: 'Anatolia',
      imageIds: images.map((image) => image.id),
      name: 'Corrected name',
    }
    expect(await desk.products.edit(edit, randomUUID())).toMatchObject({ status: product.status })
    expect(await supplier.api.products.get({ id })).toMatchObject({ name: 'Corrected name', origin: 'Anatolia' })
  })
})

describe('the supplier’s own list', () => {
  it('shows their products, newest first, by part of a name, category and status [SPROD-01]', async () => {
    const [{ api, companyId }, other] = [await shop(), await shop()]
    await given.product({ supplierId: other.companyId })
    const names = ['Şık Gömlek', 'Gömlek 50% keten', 'Ayakkabı']
    const ids: string[] = []
    for (const name of names)
      ids.unshift(
        (
          await given.product({
            supplierId: companyId,
            name,
            status: 'draft',
            category: name === 'Ayakkabı' ? 'fashion' : 'textiles',
          })
        ).id,
      )
    await given.product({ supplierId: companyId, status: 'archived' })
    const found = async (find: object) => (await api.products.list(find)).items.map(({ name }) => name)

    expect((await api.products.list({})).items.map(({ id }) => id)).toEqual(ids)
    expect(await found({ q: 'gomlek' })).toEqual(['Gömlek 50% keten', 'Şık Gömlek'])
    expect(await found({ q: '0%' })).toEqual(['Gömlek 50% keten'])
    expect(await found({ q: '_' })).toEqual([])
    expect(await found({ category: 'fashion' })).toEqual(['Ayakkabı'])
    expect(await found({ status: 'listed' })).toEqual([])
    const first = await api.products.list({ limit: 2 })
    const second = await api.products.list({ limit: 2, after: first.next ?? '' })
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids)
    expect(second.next).toBeNull()
    expect(first.items[0]).toMatchObject({ status: 'draft', stock: 100, imageCount: 1 })
  })

  it('says which prices nobody confirmed for 30 days, until one click confirms them all', async () => {
    const { api, companyId } = await shop()
    const [{ id }] = [
      await given.product({ supplierId: companyId }),
      await given.product({ supplierId: companyId }),
      await given.product({ supplierId: companyId, status: 'paused' }),
    ]
    expect((await api.products.list({})).unconfirmed).toBe(0)
    await owner.query("update products set price_confirmed_at = now() - interval '31 days' where supplier_id = $1", [
      companyId,
    ])
    expect((await api.products.list({})).unconfirmed).toBe(2)
    const stranger = (await given.product({ supplierId: (await shop()).companyId })).id
    expect(await api.products.confirmPrices({ ids: [id, stranger] }, randomUUID())).toEqual({ confirmed: 1 })
    expect((await api.products.list({})).unconfirmed).toBe(1)
    expect(await api.products.confirmPrices({}, randomUUID())).toEqual({ confirmed: 2 })
    expect((await api.products.list({})).unconfirmed).toBe(0)
    expect((await as().listings.get({ id })).priceConfirmedAt).toBe(clock.now().toISOString())
  })
})

it('are counted by status', async () => {
  const { api, companyId } = await shop()
  for (const status of [
    'draft',
    'in_review',
    'listed',
    'listed',
    'changes_requested',
    'rejected',
    'paused',
    'archived',
  ] as const)
    await given.product({ supplierId: companyId, status })
  await given.product({ supplierId: (await shop()).companyId })
  const { rows } = await owner.query("select id from products where supplier_id = $1 and status = 'listed' limit 1", [
    companyId,
  ])
  for (const state of ['accepted', 'sent_back']) {
    await owner.query(
      `insert into product_revisions (id, product_id, supplier_id, state, proposed, reason)
        values ($1, $2, $3, $4, '{}', 'x')`,
      [newId(), rows[0].id, companyId, state],
    )
  }
  expect(await api.products.counts({})).toEqual({ all: 7, listed: 2, inReview: 1, sentBack: 3, drafts: 1, paused: 1 })
  expect((await api.products.list({ waitsFor: 'sent_back' })).items).toHaveLength(3)
})

describe('deleting', () => {
  it('removes the product and its pictures; one that was ordered or wished for is archived instead', async () => {
    const { api, companyId } = await shop()
    const [gone, kept] = [
      await given.product({ supplierId: companyId }),
      await given.product({ supplierId: companyId }),
    ]
    await owner.query('update products set used = true where id = $1', [kept.id])
    expect(await api.products.remove({ id: gone.id }, randomUUID())).toEqual({ outcome: 'deleted' })
    expect(await api.products.remove({ id: kept.id }, randomUUID())).toEqual({ outcome: 'archived' })
    expect((await owner.query('select id, status from products where supplier_id = $1', [companyId])).rows).toEqual([
      { id: kept.id, status: 'archived' },
    ])
    expect([await isPublic(gone.id), await isPublic(kept.id)]).toEqual([false, false])
    expect((await api.products.list({})).items).toEqual([])
    const swept = await owner.query(
      "select payload ->> 'name' as name from outbox where task = 'sweep-image' and payload ->> 'name' = any ($1)",
      [[gone.image, kept.image]],
    )
    expect(swept.rows).toEqual([{ name: gone.image }])
  })

  it('archives what was ordered: it is no longer public, and its orders stay as they were [STATE-18]', async () => {
    const { api, companyId } = await shop()
    const product = await given.product({ supplierId: companyId })
    const customer = await given.customer()
    const order = await given.order({ customer, product })
    const buyer = await asPerson(customer)
    const stored = async () =>
      (await owner.query('select * from orders join order_lines on order_id = id where id = $1', [order.id])).rows
    const [read, row] = [await buyer.orders.get({ id: order.id }), await stored()]
    expect(row).toHaveLength(1)
    expect(await isPublic(product.id)).toBe(true)
    expect(await api.products.remove({ id: product.id }, randomUUID())).toEqual({ outcome: 'archived' })
    expect(await isPublic(product.id)).toBe(false)
    expect(await as().listings.get.try({ id: product.id })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await stored()).toEqual(row)
    expect(await buyer.orders.get({ id: order.id })).toEqual(read)
  })

  it('and editing are refused to everybody else like for an absent product [PERM-09] [PERM-26]', async () => {
    const { companyId } = await shop()
    const { id } = await given.product({ supplierId: companyId })
    const [stranger, customer] = [(await shop()).api, await asPerson(await given.customer())]
    expect(await stranger.products.remove.try({ id }, randomUUID())).toEqual(
      await stranger.products.remove.try({ id: newId() }, randomUUID()),
    )
    expect(await customer.products.remove.try({ id }, randomUUID())).toMatchObject({ code: 'FORBIDDEN' })
    expect(await customer.products.add.try(newProduct, randomUUID())).toMatchObject({ code: 'FORBIDDEN' })
    expect(await isPublic(id)).toBe(true)
  })
})

it('a copy is a draft of its own, without code, pictures and stock', async () => {
  const { api, companyId } = await shop()
  const { id } = await given.product({ supplierId: companyId, articleCode: 'X-1' })
  const copy = await api.products.duplicate({ id }, randomUUID())
  const [one, other] = [await api.products.get({ id }), await api.products.get({ id: copy.id })]
  expect(other).toMatchObject({
    status: 'draft',
    articleCode: null,
    images: [],
    stock: 0,
    name: one.name,
    translations: one.translations,
    priceCents: one.priceCents,
    origin: one.origin,
  })
  expect(other.id).not.toBe(id)
})
