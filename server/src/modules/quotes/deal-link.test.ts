import { randomBytes, randomUUID } from 'node:crypto'
import { tried } from '@ticarum/contract/testing/tried'
import { type Language, languages } from '@ticarum/contract/values/languages'
import { quoteStates } from '@ticarum/contract/values/quotes'
import { describe, expect, it } from 'vitest'
import { type Api, createClient } from '../../client.ts'
import { hashToken } from '../../door/authenticate.ts'
import { mogadishu } from '../../testing/given-buying.ts'
import { givenSeal, givenSupplier } from '../../testing/given-catalogue.ts'
import { anOffer, givenDealLink, linesOfQuote } from '../../testing/given-quotes.ts'
import { anotherInstance, openDoor } from '../../testing/open-door.ts'
import { allRows } from '../../testing/rows.ts'

const opened = await openDoor()
const { given, owner, app, asPerson, as, clock, signedIn, parts } = opened
const customer = await given.customer({ fullName: 'Faadumo Warsame' })
const colleague = await given.customer({ companyId: customer.companyId ?? '', owner: false })
const supplier = await givenSupplier(opened)
const product = await given.product({ supplierId: supplier.companyId, stock: 5000 })
const [buyer, mate, seller, desk] = [
  await asPerson(customer),
  await asPerson(colleague),
  await asPerson(supplier),
  await asPerson(await given.admin()),
]
const visitor = as()
const key = () => randomUUID()

const tokenIn = (url: string | null | undefined) => url?.split('/').at(-1) ?? ''
const linkOf = async (id: string, api: Api = buyer) => (await api.deals.link({ id })).url
const tokenOf = async (id: string, api: Api = buyer) => tokenIn(await linkOf(id, api))
const absent = await visitor.deals.get.try({ token: 'x'.repeat(43) })

/** A request with words that are nobody else's business, and the offer that answered it. */
async function offered() {
  const { id } = await buyer.quotes.request(
    { lines: [{ productId: product.id, quantity: 1001 }], notes: 'Call me: +252 61 234 5678.', port: 'SOMGQ' },
    key(),
  )
  const offer = { ...anOffer(await linesOfQuote(opened, id)), notes: 'For Faadumo only.' }
  await seller.quotes.offer({ id, ...offer }, key())
  return id
}

/** Every field by its path, without list indexes. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(item, `${path}[]`))
  if (value === null || typeof value !== 'object') return [path]
  return Object.entries(value).flatMap(([name, inner]) => fieldsOf(inner, path ? `${path}.${name}` : name))
}

/** Everything that a link tells. */
const told = [
  ...['answerBy', 'basis.incoterm', 'claimable', 'basis.place', 'inspection', 'leadDays', 'lines[].breakdown'],
  ...['height', 'name', 'thumbhash', 'width', 'widths[]'].map((field) => `lines[].image.${field}`),
  ...['language', 'madeToOrder', 'name', 'priceCents', 'quantity', 'struckOut', 'totalCents', 'unit'].map(
    (field) => `lines[].${field}`,
  ),
  ...['number', 'quoteId', 'side', 'state'],
  ...['id', 'name', 'stripe', 'verified'].map((field) => `supplier.${field}`),
  ...['totalCents', 'version'],
]
const toldOfOrder = ['deliveredAt', 'late', 'number', 'placedAt', 'readyOn', 'shippedAt', 'shippingStatus', 'status']

describe('a deal link', () => {
  it('is one for the whole deal, whoever asks for it, and another one after it was revoked', async () => {
    const id = await offered()
    expect((await buyer.quotes.get({ id })).shared).toBe(false)
    const [one, ...others] = await Promise.all([buyer, buyer, mate, seller, desk].map((api) => linkOf(id, api)))
    expect(one).toMatch(/^https:\/\/ticarum\.example\/deal\/[\w-]{43}$/)
    expect(new Set(others)).toEqual(new Set([one]))
    expect((await seller.quotes.get({ id })).shared).toBe(true)
    await buyer.quotes.accept({ id, version: 2, address: mogadishu }, key())
    expect(await linkOf(id)).toBe(one)
    expect((await owner.query('select from deal_links where quote_id = $1', [id])).rowCount).toBe(1)

    await seller.deals.revoke({ id })
    await seller.deals.revoke({ id })
    expect((await buyer.quotes.get({ id })).shared).toBe(false)
    const next = await linkOf(id, mate)
    expect(next).not.toBe(one)
    expect(await visitor.deals.get.try({ token: tokenIn(one) })).toEqual(absent)
    expect(await visitor.deals.get.try({ token: tokenIn(next) })).toMatchObject({ ok: true })
  })

  it('is stored as a hash only', async () => {
    const token = await tokenOf(await offered())
    expect([...(await allRows(owner))].filter((row) => row.includes(token))).toEqual([])
  })

  it('opens with another key as well, and then members are told that there is one', async () => {
    const id = await offered()
    const token = await tokenOf(id)
    const caller = await signedIn(customer)
    const changed = createClient(anotherInstance({ ...parts, dealSecret: 'another one, of more than 32' }), caller)
    expect(await changed.deals.link({ id })).toEqual({ url: null })
    expect(await visitor.deals.get.try({ token })).toMatchObject({ ok: true })
    await changed.deals.revoke({ id })
    expect(await visitor.deals.get.try({ token: await tokenOf(id, changed) })).toMatchObject({ ok: true })
  })

  it('that was revoked answers like one that never was, and stays revoked', async () => {
    const id = await offered()
    const token = await tokenOf(id)
    await desk.deals.revoke({ id })
    expect(await visitor.deals.get.try({ token })).toEqual(absent)
    expect(absent).toMatchObject({ ok: false, code: 'NOT_FOUND' })
  })

  it('is not found by 10,000 guesses, some of which are near', async () => {
    const token = await tokenOf(await offered())
    const near = [...token].map(
      (letter, place) => `${token.slice(0, place)}${letter === 'A' ? 'B' : 'A'}${token.slice(place + 1)}`,
    )
    const guesses = [
      ...near,
      ...[token.slice(1), `${token}A`, token.toLowerCase(), token.toUpperCase(), ` ${token}`, `${token}=`],
      ...Array.from({ length: 10_000 - near.length - 6 }, () => randomBytes(32).toString('base64url')),
    ]
    tried('password', guesses.length)
    expect(new Set(guesses).size).toBe(10_000)
    const { rows } = await app.query<{ hits: number }>(
      'select count(*)::int as hits from unnest($1::bytea[]) guess cross join lateral fx.deal_of_token(guess)',
      [guesses.map(hashToken)],
    )
    expect(rows).toEqual([{ hits: 0 }])
    for (const guess of [...near, token.toLowerCase(), ` ${token}`])
      expect(await visitor.deals.get.try({ token: guess })).toEqual(absent)
    expect(await visitor.deals.get.try({ token })).toMatchObject({ ok: true })
  })

  it('never expires: a deal that ended is read like the others', async () => {
    for (const state of quoteStates) {
      const { id } = await given.quote({ customer, product, state })
      const deal = await visitor.deals.get({ token: await givenDealLink(opened, id) })
      expect(deal).toMatchObject({ state, lines: [{ quantity: 2000 }] })
    }
    const { id } = await given.quote({ customer, product, state: 'offered', answerBy: '2020-01-01' })
    expect(await visitor.deals.get({ token: await givenDealLink(opened, id) })).toMatchObject({ state: 'expired' })
  })
})

describe('who has a link reads', () => {
  it('goods, figures, supplier and state, and no name, address, number or word of anybody', async () => {
    await givenSeal(opened, supplier)
    const id = await offered()
    const deal = await visitor.deals.get({ token: await tokenOf(id) })
    const { number } = await buyer.quotes.get({ id })
    expect(deal).toMatchObject({
      ...{ quoteId: id, number, state: 'offered', version: 2, side: 'supplier', totalCents: 1_001_000, order: null },
      supplier: { id: supplier.companyId, verified: true },
      basis: { incoterm: 'FOB', place: 'Mersin' },
      lines: [{ quantity: 1001, priceCents: 1000, totalCents: 1_001_000, struckOut: false }],
    })
    expect(new Set(fieldsOf(deal))).toEqual(new Set([...told, 'order']))
    const text = JSON.stringify(deal)
    const { rows } = await owner.query<{ name: string }>('select name from customers where id = $1', [
      customer.companyId,
    ])
    const secrets = ['Faadumo', 'Deniz', '+252', 'Call me', '@', 'SOMGQ', 'Mogadishu', rows[0]?.name ?? '', customer.id]
    for (const secret of [...secrets, customer.companyId ?? '']) expect(text).not.toContain(secret)
  })

  it('the same figures in each language, and names and places in their own', async () => {
    const token = await tokenOf(await offered())
    const read = (language: Language) => visitor.deals.get({ token, language })
    const deals = await Promise.all(languages.map(read))
    const figures = deals.map(({ lines, supplier: { name }, basis, ...rest }) => ({
      ...rest,
      ...{ name, incoterm: basis?.incoterm },
      lines: lines.map(({ name: _name, language: _language, breakdown: _breakdown, ...line }) => line),
    }))
    for (const each of figures) expect(each).toEqual(figures[0])
    expect((await read('ar')).basis?.place).toBe('مرسين')
    expect((await read('tr')).lines[0]).toMatchObject({ language: 'tr' })
  })

  it("what its order's tracking link shows, once it was accepted", async () => {
    const id = await offered()
    const token = await tokenOf(id)
    const { id: orderId } = await buyer.quotes.accept({ id, version: 2, address: mogadishu }, key())
    await seller.orders.updateShipping(
      { id: orderId, shippingStatus: 'in_transit', trackingNumber: 'MSCU1', carrier: 'MSC' },
      key(),
    )
    const tracked = await buyer.orders.share({ id: orderId, linkId: randomUUID() })
    const deal = await visitor.deals.get({ token })
    expect(deal).toMatchObject({ state: 'ordered', order: { shippingStatus: 'in_transit' } })
    expect(deal.order).toEqual(await visitor.tracking.get({ token: tracked.token }))
    expect(new Set(fieldsOf(deal))).toEqual(new Set([...told, ...toldOfOrder.map((field) => `order.${field}`)]))
    expect(JSON.stringify(deal)).not.toMatch(/MSCU1|MSC|Maka|Mogadishu/)
    expect(await visitor.tracking.get.try({ token })).toMatchObject({ code: 'NOT_FOUND' })
  })

  it("the order's lines and total, once it was amended", async () => {
    const id = await offered()
    const token = await tokenOf(id)
    const { id: orderId } = await buyer.quotes.accept({ id, version: 2, address: mogadishu }, key())
    const { id: proposal } = await seller.amendments.propose(
      { id: orderId, version: 1, lines: [{ quantity: 800 }] },
      key(),
    )
    expect(await visitor.deals.get({ token })).toMatchObject({ totalCents: 1_001_000, lines: [{ quantity: 1001 }] })
    await buyer.amendments.accept({ id: proposal }, key())
    const deal = await visitor.deals.get({ token })
    expect(deal).toMatchObject({ totalCents: 800_000, lines: [{ quantity: 800, totalCents: 800_000 }] })
    expect(new Set(fieldsOf(deal))).toEqual(new Set([...told, ...toldOfOrder.map((field) => `order.${field}`)]))
  })

  it('the last version, as soon as it is written', async () => {
    const id = await offered()
    const token = await tokenOf(id)
    const lines = [{ productId: product.id, quantity: 1500, priceCents: 900 }]
    await buyer.quotes.counter({ id, version: 2, lines }, key())
    expect(await visitor.deals.get({ token })).toMatchObject({
      ...{ state: 'countered', version: 3, side: 'customer', totalCents: 1_350_000 },
      lines: [{ quantity: 1500, priceCents: 900 }],
    })
    clock.advance(31 * 24 * 3600 * 1000)
    expect(await visitor.deals.get({ token })).toMatchObject({ state: 'expired' })
  })
})

it('guesses are few: one device asks 60 times a minute', async () => {
  const limited = await openDoor({ limits: true })
  const device = { id: randomUUID(), knows: [] }
  const guess = async () => {
    const answer = await limited.as({ device }).deals.get.try({ token: 'x'.repeat(43) })
    return answer.ok ? 'found' : answer.code
  }
  const codes = new Set<string>()
  for (let tried = 0; tried < 60; tried++) codes.add(await guess())
  expect([...codes]).toEqual(['NOT_FOUND'])
  expect(await guess()).toBe('RATE_LIMITED')
})
