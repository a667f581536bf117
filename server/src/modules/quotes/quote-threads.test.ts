import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Api } from '../../client.ts'
import { silentLog } from '../../platform/log.ts'
import { mogadishu } from '../../testing/given-buying.ts'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { givenChatOf } from '../../testing/given-messages.ts'
import { anOffer, dayAfter, linesOfQuote } from '../../testing/given-quotes.ts'
import { jobParts } from '../../testing/job-parts.ts'
import { openDoor } from '../../testing/open-door.ts'
import { redPicture } from '../../testing/pictures.ts'
import { quotesJobs } from './quotes.jobs.ts'

const opened = await openDoor()
const { given, owner, asPerson, clock, worker, app } = opened
const key = () => randomUUID()

/** A request about 100 of a product, with its customer, its supplier and an admin, each with their API. */
async function givenNegotiation() {
  const [buyer, seller] = [await given.customer({ fullName: 'Faadumo Warsame' }), await givenSupplier(opened)]
  const admin = await given.admin({ fullName: 'Elif Akköy' })
  const [buyers, sellers, desk] = [await asPerson(buyer), await asPerson(seller), await asPerson(admin)]
  const product = await given.product({ supplierId: seller.companyId, stock: 5000 })
  const { id, number } = await buyers.quotes.request({ lines: [{ productId: product.id, quantity: 100 }] }, key())
  return { id, number, product, buyer, seller, buyers, sellers, desk }
}

async function offer(api: Api, id: string, version = 1, priceCents = 1000) {
  clock.advance(1000)
  const offered = anOffer(await linesOfQuote(opened, id, priceCents), dayAfter(10, clock.now()))
  return api.quotes.offer({ id, ...offered, version }, key())
}
async function counter(api: Api, id: string, version: number, priceCents: number) {
  clock.advance(1000)
  return api.quotes.counter({ id, version, lines: await linesOfQuote(opened, id, priceCents), leadDays: 10 }, key())
}
async function accept(api: Api, id: string, version: number) {
  clock.advance(1000)
  return api.quotes.accept.try({ id, version, address: mogadishu }, key())
}
async function say(api: Api, id: string, body: string, messageId: string = randomUUID()) {
  clock.advance(1000)
  return api.messages.send.try({ id, messageId, body })
}
const bodies = async (api: Api, id: string) => (await api.messages.thread({ id })).messages.map(({ body }) => body)
const states = async (api: Api, id: string) => (await api.messages.thread({ id })).cards.map(({ state }) => state)
const threads = async (...subjects: (string | undefined)[]) =>
  (
    await owner.query<{ id: string; kind: string }>(
      'select id, kind from conversations where subject_id = any ($1::uuid[]) or id = any ($1::uuid[])',
      [subjects],
    )
  ).rows
const ordersOf = async (id: string) =>
  (await owner.query<{ id: string }>('select id from orders where quote_id = $1', [id])).rows.map((order) => order.id)

describe('the thread of a quote', () => {
  it('is one for its customer, its supplier and the desk, and begins with the first message', async () => {
    const { id, number, buyers, sellers, desk } = await givenNegotiation()
    for (const api of [buyers, sellers, desk])
      expect(await api.messages.thread({ id })).toMatchObject({
        ...{ id, quote: { id, number }, order: null, messages: [], unread: 0, may: ['write'] },
        cards: [{ state: 'requested', version: 1 }],
      })
    expect(await threads(id)).toEqual([])
    expect((await buyers.messages.list({})).items).toEqual([])

    const first = await Promise.all([say(sellers, id, 'We pack on Monday.'), say(buyers, id, 'Good.')])
    expect(first.map((answer) => answer.ok)).toEqual([true, true])
    await say(desk, id, 'The ship leaves on Friday.')
    expect(await threads(id)).toEqual([{ id, kind: 'quote' }])
    const said = await bodies(buyers, id)
    expect(said.toSorted()).toEqual(['Good.', 'The ship leaves on Friday.', 'We pack on Monday.'])
    for (const api of [sellers, desk]) expect(await bodies(api, id)).toEqual(said)
    for (const api of [buyers, sellers])
      expect((await api.messages.list({})).items).toMatchObject([{ id, quote: { id, number }, order: null }])
    const names = async (api: Api) => (await api.messages.thread({ id })).messages.map(({ name }) => name)
    expect([(await names(buyers)).at(-1), (await names(desk)).at(-1)]).toEqual(['', 'Elif Akköy'])
  })

  it('is for nobody else', async () => {
    const { id, buyers } = await givenNegotiation()
    const others = await givenNegotiation()
    const refused = { code: 'NOT_FOUND' }
    for (const written of [false, true]) {
      if (written) await say(buyers, id, 'Ours')
      for (const api of [others.buyers, others.sellers]) {
        expect(await api.messages.thread.try({ id })).toMatchObject(refused)
        expect(await say(api, id, 'Me too')).toMatchObject(refused)
        expect(await api.messages.markRead.try({ id, number: 1 })).toMatchObject(refused)
        expect((await api.messages.search({ q: 'Ours' })).items).toEqual([])
      }
      expect(await threads(id)).toHaveLength(written ? 1 : 0)
    }
    expect(await bodies(buyers, id)).toEqual(['Ours'])
  })

  it('counts what each side has not read, says who has, and tells the other companies once', async () => {
    const { id, number, buyer, seller, buyers, sellers, desk } = await givenNegotiation()
    const messageId = randomUUID()
    expect(await say(buyers, id, 'When?', messageId)).toEqual(await say(buyers, id, 'When?', messageId))
    const unread = async () =>
      Promise.all([buyers, sellers, desk].map(async (api) => (await api.messages.thread({ id })).unread))
    expect([await unread(), (await sellers.messages.count({})).unread]).toEqual([[0, 1, 1], 1])
    await sellers.messages.markRead({ id, number: 1 })
    await desk.messages.markRead({ id, number: 1 })
    expect(await unread()).toEqual([0, 0, 0])
    expect((await buyers.messages.thread({ id })).messages[0]?.readBy).toEqual(['supplier', 'desk'])
    await say(desk, id, 'On Friday.')
    expect(await unread()).toEqual([1, 1, 0])

    const notes = async (userId: string) =>
      (await owner.query("select arguments from notifications where kind = 'quote.note' and user_id = $1", [userId]))
        .rows
    const told = (name: string, text: string) => ({ arguments: { quoteId: id, number, name, text } })
    expect(await notes(buyer.id)).toMatchObject([told('Ticarum', 'On Friday.')])
    expect(await notes(seller.id)).toMatchObject([told('Faadumo Warsame', 'When?'), told('Ticarum', 'On Friday.')])
  })

  it('marks what was typed with the language that its writer reads, and no phrase', async () => {
    const { id, buyer, buyers, sellers } = await givenNegotiation()
    await owner.query("update accounts set language = 'so' where id = $1", [buyer.id])
    await say(buyers, id, 'Goorma?')
    await sellers.messages.send({ id, messageId: randomUUID(), body: '', phrase: 'delivery.when' })
    await buyers.messages.sendFile({ id, fileName: 'list.png', file: ReadableStream.from([redPicture]) }, key())
    const { messages } = await sellers.messages.thread({ id })
    expect(messages.map(({ language, phrase, file }) => [language, phrase, file?.type])).toEqual([
      ['so', null, undefined],
      [null, 'delivery.when', undefined],
      ['so', null, 'image/webp'],
    ])
  })

  it('is blocked by nobody, also not by a blocked chat, and stays open when the quote has ended', async () => {
    const { id, buyer, seller, buyers, sellers } = await givenNegotiation()
    await say(buyers, id, 'A question')
    expect(await buyers.messages.block.try({ id, blocked: true })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await buyers.messages.report.try({ id, reason: 'No.' }, key())).toMatchObject({ code: 'NOT_FOUND' })
    const chat = await givenChatOf(opened, buyer.companyId ?? '', seller.companyId)
    await buyers.messages.block({ id: chat, blocked: true })
    expect(await say(sellers, id, 'An answer')).toMatchObject({ ok: true })
    clock.advance(1000)
    await sellers.quotes.decline({ id, reason: 'Sold out.' }, key())
    expect(await say(buyers, id, 'And next month?')).toMatchObject({ ok: true })
    const { cards, act, may } = await buyers.messages.thread({ id })
    expect(cards.at(-1)).toMatchObject({ state: 'declined', reason: 'Sold out.', mine: false, before: null })
    expect([act, may]).toEqual([null, ['write']])
  })

  it('has the quote’s id, so that it is found without being looked for', async () => {
    const other = "insert into conversations (id, kind, subject_id) values ($1, 'quote', $2)"
    await expect(owner.query(other, [key(), key()])).rejects.toMatchObject({ constraint: 'conversations_quote_check' })
  })

  it('is found by the desk and by both companies when they search', async () => {
    const { id, buyers, sellers, desk } = await givenNegotiation()
    await say(buyers, id, 'Zeytinyağlı sabun')
    for (const api of [buyers, sellers, desk]) {
      const { items } = await api.messages.search({ q: 'zeytinyagli' })
      expect(items).toMatchObject([{ id, quote: { id }, order: null }])
    }
  })
})

describe('the cards of a quote', () => {
  it('stand in the order of time, each with who, what it comes to, what changed and until when', async () => {
    const { id, buyers, sellers, desk } = await givenNegotiation()
    await say(buyers, id, 'Please say a price.')
    await offer(sellers, id)
    await say(buyers, id, 'Too much.')
    await counter(buyers, id, 2, 900)
    const asked = await buyers.messages.thread({ id })
    expect(asked.cards).toMatchObject([
      { state: 'requested', version: 1, mine: true, totalCents: null, before: null, by: { role: 'customer' } },
      {
        ...{ state: 'offered', version: 2, mine: false, totalCents: 100_000, answerBy: dayAfter(10, clock.now()) },
        ...{ by: { role: 'supplier', name: null }, order: null, reason: null, quoteId: id },
        before: { totalCents: null, changed: ['validUntil', 'leadDays', 'basis', 'priceCents'] },
      },
      {
        ...{ state: 'countered', version: 3, mine: true, totalCents: 90_000, by: { name: 'Faadumo Warsame' } },
        before: { totalCents: 100_000, changed: ['leadDays', 'priceCents'] },
      },
    ])
    const { supplier } = await buyers.quotes.get({ id })
    expect(asked.cards.map(({ company }) => company === supplier.name)).toEqual([false, true, false])
    for (const api of [sellers, desk]) expect(await states(api, id)).toEqual(['requested', 'offered', 'countered'])

    const latest = await buyers.messages.thread({ id, limit: 1 })
    expect([latest.older, latest.cards.map(({ version }) => version)]).toEqual([2, [2, 3]])
    const older = await buyers.messages.thread({ id, limit: 1, before: 2 })
    expect(older.cards.map(({ version }) => version)).toEqual([1, 2])
  })

  it('the newest carries the one act, for whose turn it is', async () => {
    const { id, buyers, sellers, desk } = await givenNegotiation()
    const acts = async () =>
      Promise.all([buyers, sellers, desk].map(async (api) => (await api.messages.thread({ id })).act))
    const offering = { act: 'offer', version: 1 }
    expect(await acts()).toMatchObject([null, offering, offering])
    await offer(sellers, id)
    expect(await acts()).toMatchObject([
      { act: 'accept', may: ['counter', 'accept', 'withdraw'], version: 2 },
      null,
      null,
    ])
    await counter(buyers, id, 2, 900)
    expect(await acts()).toMatchObject([null, { act: 'offer', version: 3 }, { act: 'offer', version: 3 }])
    clock.advance(1000)
    await buyers.quotes.withdraw({ id }, key())
    expect([await acts(), (await states(desk, id)).at(-1)]).toEqual([[null, null, null], 'withdrawn'])
  })

  it('of a quote that expired are read as nobody’s, and ask nothing', async () => {
    const { id, buyers, sellers } = await givenNegotiation()
    await offer(sellers, id)
    clock.advance(12 * 24 * 3600 * 1000)
    expect((await buyers.messages.thread({ id })).act).toBeNull()
    await quotesJobs(jobParts({ pool: worker, app, clock, log: silentLog }))['expire-quotes']?.({})
    const { cards } = await buyers.messages.thread({ id })
    expect(cards.at(-1)).toMatchObject({ state: 'expired', company: '', by: null, mine: false, answerBy: null })
  })

  it('accepted on a card and on the quote’s page at once, it is one order; an older card is refused', async () => {
    const { id, buyers, sellers } = await givenNegotiation()
    await offer(sellers, id)
    const card = (await buyers.messages.thread({ id })).act
    await counter(buyers, id, 2, 900)
    await offer(sellers, id, 3, 950)
    expect(await accept(buyers, id, card?.version ?? 0)).toMatchObject({ ok: false, code: 'CHANGED_MEANWHILE' })
    expect(await ordersOf(id)).toEqual([])

    const [newest, page] = [(await buyers.messages.thread({ id })).act, await buyers.quotes.get({ id })]
    const versions = [newest?.version ?? 0, page.version]
    const answers = await Promise.all(versions.map((version) => accept(buyers, id, version)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, code: 'WRONG_STATE', args: { state: 'ordered' } })
    expect(await ordersOf(id)).toHaveLength(1)
    expect(await accept(buyers, id, 2)).toMatchObject({ code: 'WRONG_STATE', args: { state: 'ordered' } })
  })
})

describe('the thread of an accepted quote', () => {
  it('is the order’s from then on, with its cards, messages and read marks', async () => {
    const { id, buyers, sellers, desk } = await givenNegotiation()
    await offer(sellers, id)
    await say(sellers, id, 'Our best price.')
    const placed = await accept(buyers, id, 2)
    const order = placed.ok ? { id: placed.value.id, number: placed.value.number } : { id: '', number: '' }
    expect(await threads(id, order.id)).toEqual([{ id, kind: 'order' }])
    await say(buyers, order.id, 'Ordered.')
    await say(desk, id, 'We follow it.')
    for (const api of [buyers, sellers, desk])
      for (const named of [id, order.id]) {
        const { cards, events, ...thread } = await api.messages.thread({ id: named })
        expect(thread).toMatchObject({ id, order, quote: null, act: null })
        expect(cards.map(({ state }) => state)).toEqual(['requested', 'offered', 'ordered'])
        expect(cards.at(-1)).toMatchObject({ order, totalCents: 100_000, before: null })
        expect(events.map(({ kind }) => kind)).not.toContain('placed')
        expect(thread.messages.map(({ body }) => body)).toEqual(['Our best price.', 'Ordered.', 'We follow it.'])
      }
    await sellers.messages.markRead({ id: order.id, number: 3 })
    expect((await sellers.messages.count({})).unread).toBe(0)
    expect((await buyers.messages.list({})).items).toMatchObject([{ id, order, quote: null }])
  })

  it('in which nobody had written begins as the order’s, whichever of both names it', async () => {
    const { id, buyers, sellers, desk } = await givenNegotiation()
    await offer(sellers, id)
    const placed = await accept(buyers, id, 2)
    const orderId = placed.ok ? placed.value.id : ''
    for (const named of [id, orderId])
      expect(await desk.messages.thread({ id: named })).toMatchObject({ id: orderId, quote: null, messages: [] })
    await say(sellers, id, 'Thank you.')
    await buyers.messages.markRead({ id, number: 1 })
    expect(await threads(id, orderId)).toEqual([{ id: orderId, kind: 'order' }])
    for (const named of [id, orderId]) expect(await bodies(buyers, named)).toEqual(['Thank you.'])
    await buyers.orders.inquire({ id: orderId, message: 'Where is the certificate?' }, key())
    expect(await threads(id, orderId)).toEqual([{ id: orderId, kind: 'order' }])
  })

  it('is one also when it is accepted while somebody writes for the first time', async () => {
    for (let n = 0; n < 10; n += 1) {
      const { id, buyers, sellers, desk } = await givenNegotiation()
      await offer(sellers, id)
      const [placed, ...said] = await Promise.all([
        accept(buyers, id, 2),
        say(sellers, id, 'Please accept.'),
        say(desk, id, 'We wait.'),
      ])
      const orderId = placed.ok ? placed.value.id : ''
      expect([placed, ...said].map(({ ok }) => ok)).toEqual([true, true, true])
      expect(await threads(id, orderId)).toMatchObject([{ kind: 'order' }])
      expect((await bodies(buyers, orderId)).toSorted()).toEqual(['Please accept.', 'We wait.'])
    }
  })
})
