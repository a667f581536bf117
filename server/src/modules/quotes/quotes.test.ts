import { randomUUID } from 'node:crypto'
import { MOST_NEW_QUOTES } from '@ticarum/contract/values/budgets'
import { quoteLimits } from '@ticarum/contract/values/quotes'
import { describe, expect, it } from 'vitest'
import type { Api } from '../../client.ts'
import { silentLog } from '../../platform/log.ts'
import { mogadishu } from '../../testing/given-buying.ts'
import { givenSeal, givenSupplier } from '../../testing/given-catalogue.ts'
import { anOffer, dayAfter, linesOfQuote } from '../../testing/given-quotes.ts'
import { jobParts } from '../../testing/job-parts.ts'
import { openDoor } from '../../testing/open-door.ts'
import { quotesJobs } from './quotes.jobs.ts'

const opened = await openDoor()
const { given, owner, asPerson, clock, worker, app } = opened
const customer = await given.customer()
const supplier = await givenSupplier(opened)
const product = await given.product({ supplierId: supplier.companyId, stock: 5000 })
const [asCustomer, asSupplier] = [await asPerson(customer), await asPerson(supplier)]
const key = () => randomUUID()

const stateOf = async (id: string) =>
  (await owner.query<{ state: string }>('select state from quotes where id = $1', [id])).rows[0]?.state
const told = async ({ id }: { id: string }, quoteId: string) =>
  (
    await owner.query<{ kind: string }>(
      "select kind from notifications where user_id = $1 and arguments ->> 'quoteId' = $2 order by id",
      [id, quoteId],
    )
  ).rows.map(({ kind }) => kind)
const ordersOf = async (id: string) =>
  (
    await owner.query<{ quantity: number; cents: string; unit: string; made: boolean }>(
      `select l.quantity, o.total_cents::text as cents, l.unit_price_cents::text as unit, l.made_to_order as made
        from orders o join order_lines l on l.order_id = o.id where o.quote_id = $1 order by l.position`,
      [id],
    )
  ).rows

const request = (lines = [{ productId: product.id, quantity: 1001 }], api: Api = asCustomer) =>
  api.quotes.request({ lines }, key())
const offer = async (id: string, version = 1, priceCents = 1000, api: Api = asSupplier) =>
  api.quotes.offer({ id, ...anOffer(await linesOfQuote(opened, id, priceCents)), version }, key())
const accept = (id: string, version: number, api: Api = asCustomer) =>
  api.quotes.accept.try({ id, version, address: mogadishu }, key())
async function offered(quantity = 1001) {
  const { id } = await request([{ productId: product.id, quantity }])
  await offer(id)
  return id
}

describe('from request to order', () => {
  it('goes by offer, counter-offer and a new offer to the order, each told to the other side [STATE-14]', async () => {
    const { id, number } = await request()
    expect(number).toMatch(/^QT-\d{5,}$/)
    expect(await asSupplier.quotes.get({ id })).toMatchObject({
      ...{ state: 'requested', version: 1, waitsFor: 'supplier', may: ['offer', 'decline'], totalCents: null },
      shown: { side: 'customer', by: { name: null }, lines: [{ quantity: 1001, priceCents: null }] },
    })
    await offer(id)
    expect(await asCustomer.quotes.get({ id })).toMatchObject({
      ...{ state: 'offered', waitsFor: 'customer', may: ['counter', 'accept', 'withdraw'], totalCents: 1_001_000 },
      shown: { changed: ['validUntil', 'leadDays', 'basis'], lines: [{ changed: ['priceCents'] }] },
    })
    const lines = [{ productId: product.id, quantity: 1500, priceCents: 900 }]
    await asCustomer.quotes.counter({ id, version: 2, lines, leadDays: 10 }, key())
    expect(await asSupplier.quotes.get({ id })).toMatchObject({
      ...{ state: 'countered', may: ['offer', 'decline'] },
      shown: { changed: ['leadDays'], basis: { incoterm: 'FOB' }, lines: [{ changed: ['quantity', 'priceCents'] }] },
    })
    expect(await asSupplier.quotes.get({ id, version: 2 })).toMatchObject({
      shown: { number: 2, totalCents: 1_001_000 },
    })
    await offer(id, 3, 950)
    const placed = await accept(id, 4)
    expect(placed).toMatchObject({ ok: true, value: { quantity: 1500, totalCents: 1_425_000 } })
    expect(await ordersOf(id)).toEqual([{ quantity: 1500, cents: '1425000', unit: '950', made: false }])
    expect([await told(supplier, id), await told(customer, id)]).toEqual([
      ['quote.requested', 'quote.countered'],
      ['quote.offered', 'quote.offered'],
    ])
    const done = await asCustomer.quotes.get({ id })
    expect(done).toMatchObject({ state: 'ordered', may: [], order: { id: placed.ok && placed.value.id } })
    expect(done.events.map(({ state }) => state)).toEqual(['requested', 'offered', 'countered', 'offered', 'ordered'])
    expect(await asSupplier.orders.get({ id: done.order?.id ?? '' })).toMatchObject({ totalCents: 1_425_000 })
  })

  it('makes one order of its quantity and price, from two devices, twice, and by the same key [STATE-15]', async () => {
    const id = await offered()
    const [one, other, same] = [await asPerson(customer), await asPerson(customer), key()]
    const answers = await Promise.all([
      one.quotes.accept.try({ id, version: 2, address: mogadishu }, same),
      one.quotes.accept.try({ id, version: 2, address: mogadishu }, same),
      accept(id, 2, other),
      accept(id, 2, one),
    ])
    expect(await ordersOf(id)).toEqual([{ quantity: 1001, cents: '1001000', unit: '1000', made: false }])
    const refused = { ok: false, code: 'WRONG_STATE', args: { state: 'ordered' } }
    const codes = answers.map((answer) => (answer.ok ? answer.value.id : answer.code))
    expect(new Set(codes.filter((code) => !/^[A-Z_]+$/.test(code))).size).toBe(1)
    expect(await accept(id, 2)).toEqual(refused)
  })

  it('takes more than a thousand, and less than the minimum, which orders do not [LIMIT-01]', async () => {
    const goods = await given.product({ supplierId: supplier.companyId, stock: 100_000 })
    const placed = async (quantity: number) => {
      const answer = await asCustomer.orders.place.try({ productId: goods.id, quantity, address: mogadishu }, key())
      return answer.ok ? 'ok' : answer.code
    }
    const tried: Record<string, string> = {}
    for (const quantity of [1, 1000, 0, 1001, -1, 1.5]) tried[quantity] = await placed(quantity)
    expect(tried).toEqual({
      ...{ 1: 'ok', 1000: 'ok', 0: 'INPUT_INVALID', 1001: 'OVER_LIMIT', '-1': 'INPUT_INVALID', 1.5: 'INPUT_INVALID' },
    })
    await owner.query('update products set minimum = 50 where id = $1', [goods.id])
    await owner.query('update listings set minimum = 50 where product_id = $1', [goods.id])
    expect([await placed(49), await placed(50)]).toEqual(['BELOW_MINIMUM', 'ok'])
    for (const quantity of [1, 1001]) {
      const { id } = await request([{ productId: goods.id, quantity }])
      await offer(id)
      expect(await accept(id, 2)).toMatchObject({ ok: true, value: { quantity, totalCents: quantity * 1000 } })
    }
  })

  it('takes from the stock, unless the offer says that it is made to order', async () => {
    const id = await offered(6000)
    expect(await accept(id, 2)).toMatchObject({ ok: false, code: 'OUT_OF_STOCK' })
    expect([await ordersOf(id), await stateOf(id)]).toEqual([[], 'offered'])
    const made = await request([{ productId: product.id, quantity: 6000 }])
    const lines = (await linesOfQuote(opened, made.id)).map((line) => ({ ...line, madeToOrder: true }))
    await asSupplier.quotes.offer({ id: made.id, ...anOffer(lines), depositPercent: 50 }, key())
    expect(await accept(made.id, 2)).toMatchObject({ ok: true })
    expect(await ordersOf(made.id)).toMatchObject([{ quantity: 6000, made: true }])
    const { rows } = await owner.query('select deposit_cents::text as cents from orders where quote_id = $1', [made.id])
    expect(rows).toEqual([{ cents: '3000000' }])
  })

  it('holds the lines that are left, with another product in the place of one', async () => {
    const goods = await Promise.all([1, 2, 3].map(() => given.product({ supplierId: supplier.companyId, stock: 100 })))
    const [a, b, c] = goods.map((each) => each.id)
    const asked = [a, b].map((productId) => ({ productId: productId ?? '', quantity: 10 }))
    const { id } = await request(asked)
    const lines = [
      { productId: a ?? '', quantity: 10, priceCents: null, struckOut: true },
      { productId: c ?? '', quantity: 12, priceCents: 333 },
    ]
    await asSupplier.quotes.offer({ id, ...anOffer([]), lines }, key())
    expect((await asCustomer.quotes.get({ id })).shown.lines).toMatchObject([
      { struckOut: true, changed: ['struckOut'], totalCents: null },
      { replaces: b, changed: ['productId', 'quantity', 'priceCents'], totalCents: 3996 },
    ])
    expect(await accept(id, 2)).toMatchObject({ ok: true, value: { totalCents: 3996 } })
    expect(await ordersOf(id)).toMatchObject([{ quantity: 12, unit: '333' }])
  })
})

describe('what is refused', () => {
  it('lines of two suppliers, of nobody, twice, or in parts that do not fit', async () => {
    const other = await givenSupplier(opened)
    const theirs = await given.product({ supplierId: other.companyId })
    const asked = (...lines: object[]) =>
      asCustomer.quotes.request.try(
        { lines: lines.map((line) => ({ productId: product.id, quantity: 5, ...line })) },
        key(),
      )
    expect(await asked({}, { productId: theirs.id })).toMatchObject({ code: 'INPUT_INVALID' })
    expect(await asked({}, {})).toMatchObject({ code: 'INPUT_INVALID' })
    expect(await asked({ productId: randomUUID() })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await asked({ breakdown: [{ values: ['XL'], quantity: 5 }] })).toMatchObject({ code: 'BREAKDOWN_DIFFERS' })
    expect(await asked({ priceCents: 100_000_000_000, quantity: 1_000_000 })).toMatchObject({ code: 'INPUT_INVALID' })
    const lines = [{ productId: product.id, quantity: 5 }]
    for (const wish of [{ port: 'XXXXX' }, { wantedOn: dayAfter(-1) }])
      expect(await asCustomer.quotes.request.try({ lines, ...wish }, key())).toMatchObject({ code: 'INPUT_INVALID' })
  })

  it('an older version, a line without a price, others’ products, and days that have passed', async () => {
    const { id } = await request()
    const terms = anOffer(await linesOfQuote(opened, id))
    const tried = (changed: object) => asSupplier.quotes.offer.try({ id, ...terms, ...changed }, key())
    const [line = { productId: '', quantity: 1, priceCents: 1 }] = terms.lines
    const theirs = await given.product({ supplierId: (await givenSupplier(opened)).companyId })
    expect(await tried({ lines: [{ ...line, priceCents: null }] })).toMatchObject({ code: 'INPUT_INVALID' })
    expect(await tried({ lines: [{ ...line, struckOut: true }] })).toMatchObject({ code: 'INPUT_INVALID' })
    expect(await tried({ lines: [line, line] })).toMatchObject({ code: 'INPUT_INVALID' })
    expect(await tried({ lines: [{ ...line, productId: theirs.id }] })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await tried({ validUntil: dayAfter(-1) })).toMatchObject({ code: 'INPUT_INVALID' })
    expect(await tried({ validUntil: dayAfter(quoteLimits.validDays + 1) })).toMatchObject({ code: 'INPUT_INVALID' })
    await tried({})
    const own = await given.product({ supplierId: supplier.companyId })
    const countered = { id, version: 2, lines: [{ ...line, productId: own.id }] }
    expect(await asCustomer.quotes.counter.try(countered, key())).toMatchObject({ code: 'NOT_FOUND' })
    expect(await accept(id, 1)).toMatchObject({ code: 'CHANGED_MEANWHILE' })
    await asCustomer.quotes.counter({ id, version: 2, lines: [line] }, key())
    expect(await accept(id, 2)).toMatchObject({ code: 'WRONG_STATE', args: { state: 'countered' } })
    expect(await tried({ version: 1 })).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  })

  it('a seventh version from a side', async () => {
    const id = await offered()
    for (let version = 2; version < 12; version += 2) {
      await asCustomer.quotes.counter({ id, version, lines: await linesOfQuote(opened, id, 900) }, key())
      await offer(id, version + 1)
    }
    const lines = await linesOfQuote(opened, id, 900)
    expect(await asCustomer.quotes.counter.try({ id, version: 12, lines }, key())).toMatchObject({
      code: 'WRONG_STATE',
      args: { state: 'versions' },
    })
    expect((await asCustomer.quotes.get({ id })).may).toEqual(['accept', 'withdraw'])
    expect(await accept(id, 12)).toMatchObject({ ok: true })
  })

  it(`more than ${MOST_NEW_QUOTES} requests of a company in a day`, async () => {
    const eager = await given.customer()
    for (let n = 1; n < MOST_NEW_QUOTES; n++) await given.quote({ customer: eager, product })
    const api = await asPerson(eager)
    const ask = () => api.quotes.request.try({ lines: [{ productId: product.id, quantity: 1 }] }, key())
    expect(await ask()).toMatchObject({ ok: true })
    expect(await ask()).toMatchObject({ ok: false, code: 'RATE_LIMITED' })
    clock.advance(24 * 3600 * 1000 + 1000)
    expect(await ask()).toMatchObject({ ok: true })
  })
})

describe('the end of a quote', () => {
  const parts = jobParts({ pool: worker, app, clock, log: silentLog })
  const run = () => quotesJobs(parts)['expire-quotes']?.({})

  it('is the customer’s to withdraw and the supplier’s to decline', async () => {
    const [one, other] = [await request(), await request()]
    await asCustomer.quotes.withdraw({ id: one.id }, key())
    await asSupplier.quotes.decline({ id: other.id, reason: 'Sold out.' }, key())
    expect([await stateOf(one.id), await stateOf(other.id)]).toEqual(['withdrawn', 'declined'])
    expect([await told(supplier, one.id), await told(customer, other.id)]).toEqual([
      ['quote.requested', 'quote.withdrawn'],
      ['quote.declined'],
    ])
    expect(await asCustomer.quotes.get({ id: other.id })).toMatchObject({ reason: 'Sold out.', may: [] })
    expect(await asCustomer.quotes.withdraw.try({ id: other.id }, key())).toMatchObject({ code: 'WRONG_STATE' })
  })

  it('comes after 23:59:59 GMT+3 of its day, once, and is told once, though workers are killed', async () => {
    const before = clock.now()
    const id = await offered()
    const { id: late } = await request()
    const { answerBy } = await asCustomer.quotes.get({ id })
    expect((await asCustomer.quotes.get({ id: late })).answerBy).toBe(dayAfter(30, before))
    clock.set(new Date(`${answerBy}T20:59:59.999Z`))
    await run()
    expect([await stateOf(id), (await asCustomer.quotes.get({ id })).may]).toEqual([
      'offered',
      ['counter', 'accept', 'withdraw'],
    ])
    clock.set(new Date(`${answerBy}T21:00:00Z`))
    expect(await asCustomer.quotes.get({ id })).toMatchObject({ state: 'expired', may: [] })
    expect(await accept(id, 2)).toMatchObject({ code: 'WRONG_STATE', args: { state: 'expired' } })
    const killed = await worker.connect()
    await killed.query('begin')
    await killed.query("select set_config('app.now', $1, true)", [clock.now().toISOString()])
    await killed.query('select fx.expire_quotes(1000)')
    killed.release(true) // without a commit
    await Promise.all([run(), run(), run()])
    await run()
    expect([await stateOf(id), await stateOf(late)]).toEqual(['expired', 'requested'])
    expect((await told(customer, id)).filter((kind) => kind === 'quote.expired')).toHaveLength(1)
    expect((await told(supplier, id)).filter((kind) => kind === 'quote.expired')).toHaveLength(1)
    const { rowCount } = await owner.query("select from quote_events where quote_id = $1 and state = 'expired'", [id])
    expect(rowCount).toBe(1)
    clock.set(before)
  })

  it('comes when a product is archived or the supplier is suspended', async () => {
    const seller = await givenSupplier(opened)
    const [one, two] = [
      await given.product({ supplierId: seller.companyId }),
      await given.product({ supplierId: seller.companyId }),
    ]
    const [about, other] = [
      await request([{ productId: one.id, quantity: 5 }]),
      await request([{ productId: two.id, quantity: 5 }]),
    ]
    expect(await (await asPerson(seller)).products.remove({ id: one.id }, key())).toEqual({ outcome: 'archived' })
    expect([await stateOf(about.id), await stateOf(other.id)]).toEqual(['closed', 'requested'])
    await givenSeal(opened, seller)
    const admin = await opened.asProven(await given.admin())
    await admin.verifications.suspend({ id: seller.companyId, reason: 'Forged papers.' }, key())
    expect(await stateOf(other.id)).toBe('closed')
    expect(await told(customer, other.id)).toEqual(['quote.closed'])
    expect(await asCustomer.quotes.get({ id: about.id })).toMatchObject({ events: [{}, { state: 'closed', by: null }] })
  })
})

describe('lists', () => {
  it('show a company its own, newest first and page by page, and count what waits for it', async () => {
    const buyer = await given.customer()
    const api = await asPerson(buyer)
    const made: string[] = []
    for (const state of ['requested', 'offered', 'countered', 'declined', 'offered'] as const)
      made.unshift((await given.quote({ customer: buyer, product, state, createdAt: clock.now() })).id)
    const first = await api.quotes.list({ limit: 3 })
    const rest = await api.quotes.list({ limit: 3, after: first.next ?? '' })
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(made)
    expect((await api.quotes.list({ state: 'offered' })).items).toHaveLength(2)
    expect(first.items[0]).toMatchObject({ first: { name: 'Cotton shirt', quantity: 2000 }, totalCents: 2_000_000 })
    expect(await api.quotes.waiting({})).toEqual({ count: 2, more: false })
    const admin = await asPerson(await given.admin())
    expect((await admin.quotes.list({})).items.map(({ id }) => id)).toContain(made[0])
  })

  it('narrow down to whose turn it is, as many as are counted, newest first and page by page', async () => {
    const buyer = await given.customer()
    const seller = await givenSupplier(opened)
    const goods = await given.product({ supplierId: seller.companyId })
    const [theirs, api] = [await asPerson(seller), await asPerson(buyer)]
    const made: Record<string, string[]> = {}
    let at = clock.now().getTime()
    for (const state of ['requested', 'countered', 'offered', 'ordered', 'expired', 'closed', 'requested'] as const) {
      at += 1000
      const { id } = await given.quote({ customer: buyer, product: goods, state, createdAt: new Date(at) })
      made[state] = [id, ...(made[state] ?? [])]
    }
    await given.quote({ customer: buyer, product: goods, state: 'offered', answerBy: '2020-01-01' })
    await given.quote({ customer: buyer, product: goods, state: 'countered', answerBy: '2020-01-01' })
    const idsOf = async (as: Api, view: 'waiting' | 'theirs' | 'ordered' | 'ended', limit = 24) => {
      const first = await as.quotes.list({ view, limit })
      const rest = first.next ? await as.quotes.list({ view, limit, after: first.next }) : { items: [] }
      return [...first.items, ...rest.items].map(({ id }) => id)
    }
    const [newest, oldest] = made.requested ?? []
    const open = [newest, ...(made.countered ?? []), oldest]
    expect(await idsOf(theirs, 'waiting')).toEqual(open)
    expect(await idsOf(theirs, 'waiting', 2)).toEqual(open)
    expect(await theirs.quotes.waiting({})).toEqual({ count: 3, more: false })
    expect(await idsOf(api, 'waiting')).toEqual(made.offered)
    expect(await api.quotes.waiting({})).toEqual({ count: 1, more: false })
    expect([await idsOf(api, 'theirs'), await idsOf(theirs, 'theirs')]).toEqual([open, made.offered])
    expect(await idsOf(api, 'ordered')).toEqual(made.ordered)
    expect(await idsOf(theirs, 'ended')).toEqual([...(made.closed ?? []), ...(made.expired ?? [])])
    const both = await api.quotes.list({ view: 'ended', state: 'expired' })
    expect(both.items.map(({ id, act }) => ({ id, act }))).toEqual([{ id: made.expired?.[0], act: null }])
  })

  it('say what is asked of the reader, and how many orders the customer has completed with anybody', async () => {
    const buyer = await given.customer()
    for (const status of ['completed', 'completed', 'pending'] as const) await given.order({ customer: buyer, status })
    const { id } = await given.quote({ customer: buyer, product })
    const [asked, asker] = [await asSupplier.quotes.get({ id }), await (await asPerson(buyer)).quotes.get({ id })]
    expect([asked.act, asker.act]).toEqual(['offer', null])
    expect([asked.customer, asker.customer]).toMatchObject([{ completedOrders: 2 }, { completedOrders: 2 }])
  })
})
