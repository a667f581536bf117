import { randomUUID } from 'node:crypto'
import type { Product } from '@ticarum/contract/procedures/products'
import { describe, expect, it } from 'vitest'
import { givenPicture, givenSupplier, newProduct } from '../../testing/given-catalogue.ts'
import { openDoor } from '../../testing/open-door.ts'

const opened = await openDoor()
const { given, owner, as, asPerson } = opened

/** The values of the edit form as it opens. */
function formOf({
  id,
  version,
  language,
  name,
  description,
  category,
  priceCents,
  stock,
  origin,
  images,
  articleCode,
  tiers,
  revision,
  ...product
}: Product) {
  const shown = revision?.proposed ?? { name, description, images }
  return {
    id,
    version,
    intent: 'review' as const,
    language,
    name: shown.name,
    description: shown.description,
    translations: Object.fromEntries(
      Object.entries(product.translations).map(([other, text]) => [
        other,
        { name: text.name, description: text.description },
      ]),
    ),
    category: category ?? undefined,
    price: (priceCents / 100).toFixed(2),
    stock,
    stockSeen: stock,
    origin,
    imageIds: shown.images.map((image) => image.id),
    articleCode: articleCode ?? undefined,
    tiers: tiers.map((tier) => ({ from: tier.from, price: (tier.priceCents / 100).toFixed(2) })),
    minimum: product.minimum,
  }
}

async function listed(status: 'listed' | 'paused' | 'draft' | 'in_review' = 'listed') {
  const supplier = await givenSupplier(opened)
  const { id } = await given.product({ supplierId: supplier.companyId, status })
  const [api, desk] = [await asPerson(supplier), await asPerson(await given.admin())]
  return {
    id,
    api,
    desk,
    companyId: supplier.companyId,
    supplier,
    form: async () => formOf(await api.products.get({ id })),
  }
}

describe('an edit', () => {
  it('keeps country and city in step with the origin [DATA-05] [SPROD-34]', async () => {
    const { id, api, form } = await listed('draft')
    const placeAfter = async (origin: string) => {
      await api.products.edit({ ...(await form()), intent: 'draft', origin }, randomUUID())
      const { country, city, origin: kept } = await api.products.get({ id })
      return [country, city, kept]
    }
    expect(await placeAfter('Hargeisa, Somalia')).toEqual(['SO', 'Hargeisa', 'Hargeisa, Somalia'])
    expect(await placeAfter('Tripoli, Libya')).toEqual(['LY', 'Tripoli', 'Tripoli, Libya'])
    expect(await placeAfter('The hills of Anatolia')).toEqual(['', '', 'The hills of Anatolia'])
  })

  it('limits an origin to 2 to 50 characters [LIMIT-08]', async () => {
    const { api, form } = await listed('in_review')
    const outcome = async (origin: string) => {
      const answer = await api.products.edit.try({ ...(await form()), origin }, randomUUID())
      return answer.ok ? 'OK' : answer.args
    }
    expect(await outcome('ab')).toBe('OK')
    expect(await outcome('a'.repeat(50))).toBe('OK')
    expect(await outcome('a')).toEqual({ fields: { origin: 'tooShort' } })
    expect(await outcome('a'.repeat(51))).toEqual({ fields: { origin: 'tooLong' } })
  })

  it('from a form that is out of date is refused, and nothing is lost', async () => {
    const { api, form, id } = await listed('draft')
    const [first, second] = [await form(), await form()]
    await api.products.edit({ ...first, intent: 'draft', name: 'First tab' }, randomUUID())
    expect(await api.products.edit.try({ ...second, intent: 'draft', name: 'Second tab' }, randomUUID())).toMatchObject(
      { code: 'CHANGED_MEANWHILE' },
    )
    expect(await api.products.get({ id })).toMatchObject({ name: 'First tab' })
    expect(
      await api.products.edit({ ...(await form()), intent: 'draft', name: 'Second tab' }, randomUUID()),
    ).toMatchObject({ waits: [] })

    const both = await form()
    const race = await Promise.all(
      ['A shirt', 'B shirt'].map((name) => api.products.edit.try({ ...both, intent: 'draft', name }, randomUUID())),
    )
    expect(race.map((answer) => (answer.ok ? 'OK' : answer.code)).sort()).toEqual(['CHANGED_MEANWHILE', 'OK'])
  })

  it('without a stock leaves the stock as it is', async () => {
    const { id, api, form } = await listed()
    const open = await form()
    await owner.query('update stock_balances set balance = 60 where product_id = $1', [id])
    await api.products.edit({ ...open, price: '9.99' }, randomUUID())
    expect(await api.products.get({ id })).toMatchObject({ stock: 60, priceCents: 999 })
    await api.products.edit({ ...(await form()), stock: 80 }, randomUUID())
    expect(
      (await owner.query("select quantity from stock_movements where product_id = $1 and kind = 'counted'", [id])).rows,
    ).toEqual([{ quantity: 20 }])
  })
})

describe('an edit of a listed product', () => {
  it('changes price, tiers, stock and minimum at once; the rest waits for review [SPROD-34]', async () => {
    const { id, api, desk, companyId, form } = await listed()
    const before = await as().listings.get({ id, language: 'tr' })
    const fresh = await givenPicture(opened, companyId)
    const edit = {
      ...(await form()),
      price: '9.90',
      stock: 5,
      minimum: 3,
      tiers: [{ from: 10, price: '9' }],
      name: 'Keten gömlek',
      category: 'textiles' as const,
      imageIds: [fresh],
    }
    const saved = await api.products.edit(edit, randomUUID())
    expect(saved).toMatchObject({ status: 'listed', waits: ['name', 'category', 'images'] })
    expect(await as().listings.get({ id, language: 'tr' })).toMatchObject({
      name: before.name,
      category: 'fashion',
      images: before.images,
      priceCents: 990,
      stock: 5,
      minimum: 3,
      tiers: [{ from: 10 }],
    })
    expect(
      await as().images.getPublic.try({
        name: (await api.products.get({ id })).revision?.proposed.images[0]?.name ?? '',
      }),
    ).toMatchObject({ code: 'NOT_FOUND' })

    const waiting = (await desk.reviews.list({ kind: 'revision' })).items.find((item) => item.productId === id)
    const review = await desk.reviews.get({ id: waiting?.id ?? '' })
    expect(review).toMatchObject({
      kind: 'revision',
      product: { name: before.name },
      proposed: { name: 'Keten gömlek', category: 'textiles', images: [{ id: fresh }] },
    })
    expect(review.changed).toEqual(saved.waits)
    expect(
      await desk.reviews.decide({ id: review.id, version: review.version, decision: 'accept' }, randomUUID()),
    ).toEqual({ productId: id, listed: true })
    expect(await as().listings.get({ id, language: 'tr' })).toMatchObject({
      name: 'Keten gömlek',
      category: 'textiles',
      images: [{ width: 800 }],
    })
    expect((await api.products.get({ id })).images.map((image) => image.id)).toEqual([fresh])
    expect((await api.products.get({ id })).revision).toBeNull()
  })

  it('replaces the waiting revision; an equal one keeps its place, and reverting withdraws it', async () => {
    const { id, api, form } = await listed()
    const original = await form()
    const revisions = async () =>
      (
        await owner.query('select state from product_revisions where product_id = $1 order by created_at', [id])
      ).rows.map(({ state }) => state)
    await api.products.edit({ ...original, name: 'Keten gömlek' }, randomUUID())
    await api.products.edit({ ...(await form()), price: '10' }, randomUUID())
    expect(await revisions()).toEqual(['waiting'])
    expect(
      await api.products.edit({ ...(await form()), description: 'Yeni açıklama, daha uzun.' }, randomUUID()),
    ).toMatchObject({ waits: ['name', 'description'] })
    expect(await revisions()).toEqual(['withdrawn', 'waiting'])
    await api.products.edit({ ...original, version: (await form()).version }, randomUUID())
    expect(await revisions()).toEqual(['withdrawn', 'withdrawn'])
    expect((await api.products.get({ id })).revision).toBeNull()
  })

  it('by an admin takes effect at once and leaves the waiting revision', async () => {
    const { id, api, desk, form } = await listed()
    await api.products.edit({ ...(await form()), name: 'Keten gömlek' }, randomUUID())
    const mine = formOf({ ...(await desk.products.get({ id })), revision: null })
    expect(await desk.products.edit({ ...mine, category: 'textiles' }, randomUUID())).toMatchObject({
      status: 'listed',
      waits: [],
    })
    expect(await as().listings.get({ id, language: 'tr' })).toMatchObject({
      category: 'textiles',
      name: 'Pamuklu gömlek',
    })
    expect((await api.products.get({ id })).revision).toMatchObject({
      waits: ['name'],
      proposed: { name: 'Keten gömlek', category: 'textiles' },
    })
  })

  it('cannot remove the last picture or the price', async () => {
    const { api, form, id } = await listed()
    expect(await api.products.edit.try({ ...(await form()), imageIds: [] }, randomUUID())).toMatchObject({
      code: 'IMAGES_REQUIRED',
    })
    expect(await api.products.edit.try({ ...(await form()), price: '0' }, randomUUID())).toMatchObject({
      args: { fields: { price: 'tooSmall' } },
    })
    const { version } = await form()
    expect(await api.products.quickEdit.try({ id, version, price: '0.00' }, randomUUID())).toMatchObject({
      args: { fields: { price: 'tooSmall' } },
    })
    expect(
      await api.products.quickEdit.try({ id, version: '2020-01-01T00:00:00.000Z', price: '1' }, randomUUID()),
    ).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  })
})

describe('texts', () => {
  it('of the company stay until the supplier writes their own in that language', async () => {
    const { id, api, desk, form } = await listed('in_review')
    const english = { name: 'Company’s shirt', description: 'Written by the company.' }
    const somali = { name: 'Shaadh', description: 'Waxaa qoray shirkadda.' }
    await desk.reviews.decide(
      {
        id,
        version: (await desk.reviews.get({ id })).version,
        decision: 'send_back',
        reason: 'Blurred.',
        texts: { en: english, so: somali },
      },
      randomUUID(),
    )
    const { translations: _, ...withoutTexts } = await form()
    await api.products.edit(
      {
        ...withoutTexts,
        intent: 'draft',
        translations: { so: { name: 'Shaadh cudbi', description: 'Waxaa qoray alaab-qeybiyaha.' } },
      },
      randomUUID(),
    )
    expect((await api.products.get({ id })).translations).toMatchObject({
      en: { ...english, byCompany: true },
      so: { name: 'Shaadh cudbi', byCompany: false },
    })
  })

  it('of a product that everybody may read are found by their words in each language', async () => {
    const supplier = await givenSupplier(opened)
    const [api, desk] = [await asPerson(supplier), await asPerson(await given.admin())]
    const imageIds = [await givenPicture(opened, supplier.companyId)]
    const { id } = await api.products.add(
      {
        ...newProduct,
        imageIds,
        translations: { so: { name: 'Shaadh qurxoon', description: 'Jumlo ahaan, laba iyo toban midab.' } },
      },
      randomUUID(),
    )
    await desk.reviews.decide(
      {
        id,
        version: (await desk.reviews.get({ id })).version,
        decision: 'accept',
        texts: { en: { name: 'Smart shirt', description: 'For wholesale, in twelve colours.' } },
      },
      randomUUID(),
    )
    for (const q of ['sik gomlek', 'shaadh', 'smart'])
      expect(
        (await as().listings.list({ q, supplierId: supplier.companyId })).items.map((item) => item.id),
        q,
      ).toEqual([id])
  })
})
