import { newId } from '@ticarum/db/ids'
import { beforeAll, describe, expect, test } from 'vitest'
import { openDoor } from '../../testing/open-door.ts'

const { as, owner, given, clock } = await openDoor()
const visitor = as()
const supplier = await given.supplier()
const supplierId = supplier.companyId ?? ''
const list = visitor.listings.list
const namesOf = async (asked: Parameters<typeof list>[0]) => (await list(asked)).items.map(({ name }) => name)

/** Reads pages until there is no next one. */
async function walk(asked: Parameters<typeof list>[0], between: () => Promise<unknown> = async () => {}) {
  const ids: string[] = []
  let page = await list(asked)
  for (ids.push(...page.items.map(({ id }) => id)); page.next; ids.push(...page.items.map(({ id }) => id))) {
    await between()
    page = await list({ ...asked, after: page.next })
  }
  return ids
}

/** Texts as suppliers and reviewers write them, for a product that has Turkish and English. */
async function translate(productId: string, language: string, name: string) {
  await owner.query(
    `insert into product_texts (product_id, supplier_id, language, name, description)
      values ($1, $2, $3, $4, 'Toptan, on iki renk.')`,
    [productId, supplierId, language, name],
  )
  await owner.query("select set_config('app.role', 'system', true), fx.publish_products(array[$1::uuid])", [productId])
}

describe('search', () => {
  let shirt: string
  beforeAll(async () => {
    shirt = (
      await given.product({ supplierId, name: 'Çizgili Gömlek', english: 'Striped shirt', articleCode: 'KT-1001' })
    ).id
    await translate(shirt, 'so', "Shaadh xariiqo leh, go'aan")
    await translate(shirt, 'ar', 'قَمِيص مُخَطَّط')
    await given.product({ supplierId, name: 'Halı', english: 'Carpet', category: 'home' })
    const same = ['blouse', 'washing machine', 'cizgili gomlek', "t' | !x"] // the last is not normalized
    await owner.query('insert into synonyms (id, words, folded) values ($1, $2, $2)', [newId(), same])
  })

  test.each([
    ['without its dots', 'gomlek'],
    ['in capitals', 'GÖMLEK ÇİZGİLİ'],
    ['in English', 'shirt'],
    ['in Somali', 'xariiqo'],
    ['in Somali without the apostrophe', 'goaan'],
    ['in Arabic without vowel signs', 'قميص مخطط'],
    ['by its first letters', 'striped shi'],
    ['by its article code', 'kt-1001'],
    ['by a synonym', 'blouse'],
    ['by a synonym of two words', 'washing machine'],
    ['with signs that mean something in a query', "shirt' | !(& :*"],
  ])('finds a shirt %s', async (_, q) => {
    const found = await list({ q })
    expect(found.items.map(({ id }) => id)).toEqual([shirt])
    expect(found).toMatchObject({ corrected: null, count: 1, countIsMore: false, next: null, sort: 'best' })
  })

  test.each([
    ['gomlk', 'gomlek'],
    ['cizgli gomlek', 'cizgili gomlek'],
    ['مخطت', 'مخطط'],
    ['gmolek', 'gomlek'],
    ['strpied', 'striped'],
  ])('takes %s for %s, and says so', async (q, meant) => {
    const found = await list({ q })
    expect(found.items.map(({ id }) => id)).toEqual([shirt])
    expect(found.corrected).toEqual({ asked: q, found: meant })
  })

  test('finds nothing for words that nobody has, and for no words', async () => {
    for (const q of ['zzqxw', '!?', 'shirt zzqxw', 'shirt carpet'])
      expect(await list({ q }), q).toMatchObject({ items: [], count: 0, corrected: null })
  })

  test('says where nothing was found which words find something, and in which category', async () => {
    const nearest = async (q: string) => (await list({ q })).nearest
    expect(await nearest('shirt zzqxw')).toEqual({ words: ['shirt'], category: 'fashion' })
    expect(await nearest('shirt carpet')).toMatchObject({ words: ['shirt', 'carpet'] })
    expect(await nearest('carrrpit')).toEqual({ words: ['carpet'], category: 'home' }) // too far for a typing error
    expect(await nearest('zzqxw')).toEqual({ words: [], category: null })
    expect(await nearest('shirt')).toBeNull()
    expect((await list({})).nearest).toBeNull()
  })

  test('who has the typed word comes before who has another form of it', async () => {
    const plural = (await given.product({ supplierId, name: 'Lambalar', english: 'Lamps', category: 'other' })).id
    const single = (await given.product({ supplierId, name: 'Lamba', english: 'Lamp', category: 'other' })).id
    const ids = async (q: string) => (await list({ q, category: 'other' })).items.map(({ id }) => id)
    expect(await ids('lambalar')).toEqual([plural, single])
    expect(await ids('lamba')).toEqual([single, plural])
  })

  test('finds by city, place of delivery, customs code, fact and option', async () => {
    const { id } = await given.product({ supplierId, name: 'Terazi', english: 'Scales', category: 'other' })
    await owner.query(
      `update products set city = 'Sivas', incoterm = 'FCA', basis_place = 'Samsun', customs_code = '8423.81.00',
          details = '{"facts": [{"name": "Load", "value": "30 kg"}],
            "options": [{"name": "Plug", "values": ["Schuko"]}]}'
        where id = $1`,
      [id],
    )
    await owner.query("select set_config('app.role', 'system', true), fx.publish_products(array[$1::uuid])", [id])
    for (const q of ['sivas', 'samsun', '8423', '8423.81', '842381', '8423.81.00.90', 'scales 30kg', 'schuko'])
      expect(
        (await list({ q })).items.map((item) => item.id),
        q,
      ).toEqual([id])
  })

  test('suggests how the word may end, and what is found so far', async () => {
    const { suggest } = visitor.listings
    expect(await suggest({ q: 'Striped shi' })).toMatchObject({
      words: ['striped shirt'],
      categories: ['fashion'],
      products: [{ id: shirt }],
      suppliers: [{ id: supplierId }],
    })
    for (const q of ['zzqxw', '!']) {
      expect(await suggest({ q })).toEqual({ words: [], categories: [], products: [], suppliers: [] })
    }
  })

  test('combines with category, supplier, price and the seal', async () => {
    const found = async (filters: object) => (await list({ q: 'gomlek', ...filters })).count
    expect(await found({ category: 'fashion', supplierId, minPriceCents: 1250, maxPriceCents: 1250 })).toBe(1)
    expect(await found({ category: 'home' })).toBe(0)
    expect(await found({ supplierId: newId() })).toBe(0)
    expect(await found({ minPriceCents: '1251' })).toBe(0)
    expect(await found({ maxPriceCents: 1249 })).toBe(0)
    expect(await found({ verified: 'only' })).toBe(0)
  })

  test('puts a match in the name before one in the description', async () => {
    const other = (await given.product({ supplierId, name: 'Kumaş', english: 'Fabric' })).id
    await owner.query(
      "update product_texts set description = 'Good for a striped shirt.' where product_id = $1 and language = 'en'",
      [other],
    )
    await owner.query("select set_config('app.role', 'system', true), fx.publish_products(array[$1::uuid])", [other])
    expect((await list({ q: 'striped' })).items.map(({ id }) => id)).toEqual([shirt, other])
    expect((await list({ q: 'striped', sort: 'newest' })).items.map(({ id }) => id)).toEqual([other, shirt])
  })
})

describe('the language of a card', () => {
  test("is the reader's, else English, else the original, and is named", async () => {
    const inTurkish = (await given.product({ supplierId, name: 'Battaniye', english: 'Blanket' })).id
    const [card] = (await list({ q: 'battaniye', language: 'so' })).items
    expect(card).toMatchObject({ name: 'Blanket', language: 'en' })
    await translate(inTurkish, 'so', 'Buste')
    expect((await list({ q: 'battaniye', language: 'so' })).items).toMatchObject([{ name: 'Buste', language: 'so' }])
    expect(await visitor.listings.get({ id: inTurkish, language: 'ar' })).toMatchObject({
      name: 'Blanket',
      language: 'en',
      languages: ['en', 'so', 'tr'],
    })
    await owner.query("delete from product_texts where product_id = $1 and language = 'en'", [inTurkish])
    await owner.query("select set_config('app.role', 'system', true), fx.publish_products(array[$1::uuid])", [
      inTurkish,
    ])
    expect(await visitor.listings.get({ id: inTurkish, language: 'ar' })).toMatchObject({
      name: 'Battaniye',
      language: 'tr',
    })
  })
})

describe('what is not listed', () => {
  test.each(['draft', 'in_review', 'changes_requested', 'rejected', 'paused', 'archived'] as const)(
    '%s: is in no list, search, profile, page or similar ones [PROD-19]',
    async (status) => {
      const shown = await given.product({
        supplierId,
        name: `Gizli ${status}`,
        english: 'Hidden twin',
        category: 'medical',
      })
      const { id } = await given.product({
        supplierId,
        status,
        name: `Gizli ${status}`,
        english: 'Hidden twin',
        category: 'medical',
      })
      const seen = [
        ...(await walk({})),
        ...(await walk({ q: `gizli ${status}` })),
        ...(await walk({ supplierId })),
        ...(await walk({ category: 'medical', sort: 'price_up' })),
        ...(await visitor.listings.similar({ id: shown.id })).items.map((item) => item.id),
      ]
      expect(seen.filter((each) => each === shown.id).length).toBe(4)
      expect(seen).not.toContain(id)
      await expect(visitor.listings.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(visitor.listings.similar({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    },
  )

  test('a category without a listed product is not named', async () => {
    await given.product({ supplierId, category: 'electronics', status: 'paused' })
    const { categories } = await visitor.listings.categories({})
    expect(categories).toContain('medical')
    expect(categories).not.toContain('electronics')
  })

  test("a supplier who isn't active has no profile, no place among suppliers and no listings", async () => {
    const other = await given.supplier()
    const { id } = await given.product({ supplierId: other.companyId ?? '', name: 'Kayıp' })
    expect(await visitor.companies.supplier({ id: other.companyId ?? '' })).toMatchObject({ listedProducts: 1 })
    await owner.query('update accounts set suspended_at = now() where id = $1', [other.id])
    await expect(visitor.companies.supplier({ id: other.companyId ?? '' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(visitor.listings.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await visitor.companies.listSuppliers({})).items.map((each) => each.id)).not.toContain(other.companyId)
    expect(await namesOf({ q: 'kayip' })).toEqual([])
  })
})

describe('pages', () => {
  test('are complete and without doubles in every order, while listings are added', async () => {
    const { companyId } = await given.supplier()
    const ids = new Set<string>()
    let added = 0
    const add = async () => {
      const { id } = await given.product({
        supplierId: companyId ?? '',
        name: 'Tabak',
        english: 'Plate',
        category: 'home',
        priceCents: BigInt(500 + (added % 3)),
      })
      // All within one millisecond, which a cursor must distinguish.
      await owner.query(
        "update products set listed_at = timestamptz '2026-11-01' + $2 * interval '1 microsecond' where id = $1",
        [id, added++],
      )
      await owner.query("select set_config('app.role', 'system', true), fx.publish_products(array[$1::uuid])", [id])
      return id
    }
    for (let n = 0; n < 11; n++) ids.add(await add())
    const orders = [
      { sort: 'newest' },
      { sort: 'price_up' },
      { sort: 'price_down' },
      { q: 'tabak' },
      { q: 'tabak', sort: 'newest' },
      { q: 'tabak', sort: 'price_up' },
      { q: 'tabk' },
    ] as const
    for (const order of orders) {
      const asked = { ...order, category: 'home', limit: 3 } as const
      const meanwhile: string[] = []
      const seen = await walk(asked, async () => meanwhile.push(await add()))
      expect(new Set(seen).size, JSON.stringify(order)).toBe(seen.length)
      expect(ids.difference(new Set(seen)), JSON.stringify(order)).toEqual(new Set())
      for (const id of meanwhile) ids.add(id)
    }
  })

  test('are newest first by the time of listing [PROD-06]', async () => {
    const { companyId } = await given.supplier()
    const [first, second] = [
      await given.product({ supplierId: companyId ?? '' }),
      await given.product({ supplierId: companyId ?? '' }),
    ]
    expect(await walk({ supplierId: companyId ?? '' })).toEqual([second.id, first.id])
    await owner.query("update products set listed_at = now() + interval '1 minute' where id = $1", [first.id])
    await owner.query("select set_config('app.role', 'system', true), fx.publish_products(array[$1::uuid])", [first.id])
    expect(await walk({ supplierId: companyId ?? '' })).toEqual([first.id, second.id])
  })

  test('refuse an invalid cursor', async () => {
    for (const after of ['x', Buffer.from('{"count":-1}').toString('base64url')])
      await expect(list({ after })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  })
})

describe('the seal', () => {
  test('is shown with what was checked while it is valid, also in the filter', async () => {
    const { companyId } = await given.supplier()
    const { id } = await given.product({ supplierId: companyId ?? '', name: 'Mühürlü' })
    await owner.query(
      `update suppliers set verified_at = now(), verified_until = now() + interval '1 year',
          verified_checks = '{tax-office,trade-registry}'
        where id = $1`,
      [companyId],
    )
    expect(await walk({ verified: 'only' })).toEqual([id])
    expect(await walk({ verified: 'only', q: 'muhurlu' })).toEqual([id])
    expect((await visitor.listings.get({ id })).supplier).toMatchObject({
      verified: true,
      seal: { checks: ['trade-registry', 'tax-office'] },
    })
    clock.advance(400 * 24 * 3600 * 1000)
    expect((await visitor.companies.supplier({ id: companyId ?? '' })).seal).toBeNull()
    clock.set(new Date())
  })
})

describe('the page of a product', () => {
  test('has prices per unit and piece and the price basis, and marks a price not confirmed for 30 days', async () => {
    const { id } = await given.product({
      supplierId,
      name: 'Bisküvi',
      english: 'Biscuits',
      priceCents: 1250n,
      stock: 0,
    })
    const change = async (set: string) => {
      await owner.query(`update products set ${set} where id = $1`, [id])
      await owner.query("select set_config('app.role', 'system', true), fx.publish_products(array[$1::uuid])", [id])
    }
    await change(
      `pieces_per_unit = 24, unit = 'carton', tiers = '[{"from": 10, "priceCents": 1100}]', price_confirmed_at = now()`,
    )
    const page = await visitor.listings.get({ id })
    expect(page).toMatchObject({
      priceCents: 1250,
      pieceCents: 52,
      tiers: [{ from: 10, priceCents: 1100, pieceCents: 46 }],
      stock: 0,
      stockState: 'sold_out',
    })
    expect(page).toMatchObject({
      basis: { incoterm: 'FOB', place: 'Mersin' },
      priceUnconfirmed: false,
      images: [{ widths: [320, 640] }],
    })
    await change("pieces_per_unit = 1, incoterm = 'EXW', basis_place = 'Kayseri', made_to_order = true")
    clock.advance(31 * 24 * 3600 * 1000)
    expect(await visitor.listings.get({ id })).toMatchObject({
      pieceCents: null,
      basis: { incoterm: 'EXW', place: 'Kayseri' },
      priceUnconfirmed: true,
      stockState: 'made_to_order',
    })
    clock.set(new Date())
  })

  test('has similar ones: with words of its name first, then the newest of its category, never itself', async () => {
    const add = async (name: string) =>
      (await given.product({ supplierId, name, english: name, category: 'beauty' })).id
    const [soap, oliveSoap, comb] = [await add('Green soap'), await add('Olive soap'), await add('Wooden comb')]
    expect((await visitor.listings.similar({ id: soap })).items.map(({ id }) => id)).toEqual([oliveSoap, comb])
    expect((await visitor.listings.similar({ id: soap, limit: 1 })).items.map(({ id }) => id)).toEqual([oliveSoap])
  })
})

describe('what lists tell', () => {
  test('is what cards show: no e-mails, numbers or costs', async () => {
    const { companyId } = await given.supplier()
    const { id } = await given.product({ supplierId: companyId ?? '', name: 'Defter', english: 'Notebook' })
    await owner.query(
      `update suppliers set business_email = 'sales@example.com', legal_name = 'Defter A.Ş.', registry_number = '12345'
        where id = $1`,
      [companyId],
    )
    const answers = [
      await list({ q: 'defter' }),
      await list({ supplierId: companyId ?? '' }),
      await visitor.listings.similar({ id }),
      await visitor.companies.listSuppliers({}),
    ]
    const IDS = /[0-9a-f-]{32,36}/g // which may have any digits
    for (const answer of answers) expect(JSON.stringify(answer).replace(IDS, '')).not.toMatch(/@|\+90|12345/)
    expect(fieldsOf(await list({ q: 'defter' }))).toBe(
      'items[].id items[].category items[].name items[].description items[].language items[].priceCents ' +
        'items[].unit items[].piecesPerUnit items[].minimum items[].origin items[].stockState ' +
        'items[].image.name items[].image.widths[] items[].image.width items[].image.height ' +
        'items[].image.thumbhash items[].imageCount items[].supplier.id items[].supplier.name ' +
        'items[].supplier.verified items[].supplier.stripe items[].listedAt next sort count countIsMore ' +
        'corrected nearest',
    )
    expect(fieldsOf(await visitor.companies.listSuppliers({ limit: 1 }))).toMatchInlineSnapshot(
      `"items[].id items[].name items[].city items[].country items[].verified items[].stripe items[].since next"`,
    )
    expect(await visitor.companies.supplier({ id: companyId ?? '' })).toMatchObject({
      businessEmail: 'sales@example.com',
      legalName: 'Defter A.Ş.',
      registryNumber: '12345',
    })
  })
})

/** The paths of all values in an answer. */
function fieldsOf(value: unknown, path = ''): string {
  const paths = (each: unknown, at: string): string[] => {
    if (Array.isArray(each)) return each.flatMap((item) => paths(item, `${at}[]`))
    if (each !== null && typeof each === 'object')
      return Object.entries(each).flatMap(([key, field]) => paths(field, at ? `${at}.${key}` : key))
    return [at]
  }
  return [...new Set(paths(value, path))].join(' ')
}
