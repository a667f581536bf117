import { randomUUID } from 'node:crypto'
import { MOST_ASKED } from '@ticarum/contract/values/needs'
import { newId } from '@ticarum/db/ids'
import { actorOf } from '@ticarum/db/testing/actor'
import { inTransaction } from '@ticarum/db/transaction'
import { describe, expect, it } from 'vitest'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { givenNeed, givenNeedQuote, needVersion } from '../../testing/given-needs.ts'
import { anOffer, linesOfQuote } from '../../testing/given-quotes.ts'
import { openDoor } from '../../testing/open-door.ts'
import { lettersOf } from '../../testing/sent-mail.ts'

const opened = await openDoor()
const { given, owner, app, as, asPerson } = opened
const companyId = await given.company('customer', { name: 'Warsame Trading' })
const customer = await given.customer({ companyId, language: 'so', fullName: 'Faadumo Warsame' })
const [admin, otherAdmin] = [await given.admin(), await given.admin()]
const [desk, otherDesk] = [await asPerson(admin), await asPerson(otherAdmin)]
const buyer = await asPerson(customer)
const key = () => randomUUID()

/** A supplier with two products that come near. */
async function maker() {
  const supplier = await givenSupplier(opened)
  const products = [1, 2].map(() => given.product({ supplierId: supplier.companyId, stock: 5000 }))
  const productIds = (await Promise.all(products)).map(({ id }) => id)
  return { supplier, productIds, api: await asPerson(supplier) }
}
const itemOf = async (itemId: string) =>
  (await owner.query('select state, queue, assignee_id, due_at from inbox_items where id = $1', [itemId])).rows[0]
const offer = async (api: Awaited<ReturnType<typeof maker>>['api'], id: string, priceCents: number) =>
  api.quotes.offer({ id, ...anOffer(await linesOfQuote(opened, id, priceCents)) }, key())
const quotesOf = async (itemId: string) => {
  const { subject } = await desk.inbox.get({ id: itemId })
  return subject.kind === 'need' ? subject.quotes : []
}

describe('the desk asks suppliers for what a customer needs', () => {
  it('each of them for a quote of its own, of the customer’s company, by who asked', async () => {
    const { itemId, needId } = await givenNeed(opened, { customer })
    const [one, another] = [await maker(), await maker()]
    const productIds = [...one.productIds, ...another.productIds.slice(0, 1)]
    const { quoteIds } = await desk.needs.ask({ id: needId, productIds, quantity: 500, notes: 'White chairs' }, key())
    const asked = await quotesOf(itemId)
    expect(asked.map(({ id }) => id).sort()).toEqual(quoteIds.toSorted())
    for (const quote of asked) expect(quote).toMatchObject({ state: 'requested', totalCents: null, sentAt: null })
    const quoteOf = ({ supplier }: typeof one) => asked.find((quote) => quote.supplier.id === supplier.companyId)?.id
    const [first = '', second = ''] = [quoteOf(one), quoteOf(another)]
    expect(await one.api.quotes.get({ id: first })).toMatchObject({
      ...{ state: 'requested', waitsFor: 'supplier', customer: { company: 'Warsame Trading' } },
      shown: {
        ...{ side: 'customer', by: { role: 'admin' }, port: 'SOMGQ', notes: 'White chairs', notesLanguage: 'so' },
        lines: [
          { quantity: 500, priceCents: null },
          { quantity: 500, priceCents: null },
        ],
      },
    })
    expect((await another.api.quotes.get({ id: second })).shown.lines).toHaveLength(1)
    expect(await one.api.quotes.get.try({ id: second })).toMatchObject({ code: 'NOT_FOUND' })
    expect((await buyer.quotes.list({})).items.map(({ id }) => id)).toEqual(expect.arrayContaining([first, second]))
    const { rows } = await owner.query(
      "select kind from notifications where user_id = $1 and arguments ->> 'quoteId' = $2",
      [one.supplier.id, first],
    )
    expect(rows).toEqual([{ kind: 'quote.requested' }])
    expect(await itemOf(itemId)).toMatchObject({ state: 'taken', assignee_id: admin.id })
  })

  it('each once, also when two admins ask at once, and ten at most', async () => {
    const { itemId, needId } = await givenNeed(opened, { customer })
    const { productIds } = await maker()
    const ask = (api: typeof desk, ids: string[]) =>
      api.needs.ask.try({ id: needId, productIds: ids, quantity: 5 }, key())
    const answers = await Promise.all([ask(desk, productIds), ask(otherDesk, productIds)])
    expect(answers.map((answer) => (answer.ok ? 'OK' : answer.code)).sort()).toEqual(['OK', 'WRONG_STATE'])
    expect(await quotesOf(itemId)).toHaveLength(1)
    while ((await quotesOf(itemId)).length < MOST_ASKED) await givenNeedQuote(opened, { needId, customer })
    expect(await ask(desk, (await maker()).productIds)).toMatchObject({ args: { state: 'asked' } })
    expect(await quotesOf(itemId)).toHaveLength(MOST_ASKED)
  })

  it('not for products that are not listed, nor for somebody who is gone', async () => {
    const { needId } = await givenNeed(opened, { customer })
    const { productIds, supplier } = await maker()
    const ask = (ids: string[], id = needId) => desk.needs.ask.try({ id, productIds: ids, quantity: 5 }, key())
    expect(await ask([...productIds, newId()])).toMatchObject({ code: 'NOT_FOUND' })
    const draft = await given.product({ supplierId: supplier.companyId, status: 'draft' })
    expect(await ask([draft.id])).toMatchObject({ code: 'NOT_FOUND' })
    const gone = await given.customer()
    const theirs = await givenNeed(opened, { customer: gone })
    await owner.query('update accounts set suspended_at = now() where id = $1', [gone.id])
    expect(await ask(productIds, theirs.needId)).toMatchObject({ code: 'NOT_FOUND' })
    expect((await owner.query('select from need_quotes where need_id = $1', [theirs.needId])).rowCount).toBe(0)
  })

  it('and nobody else does, not even in SQL', async () => {
    const { needId } = await givenNeed(opened, { customer })
    const { supplier } = await maker()
    for (const person of [customer, supplier])
      await expect(
        inTransaction(app, actorOf(person), (tx) =>
          tx.sql("select fx.ask_for_need($1, $2, $3, '{}', '[]')", [needId, newId(), supplier.companyId]),
        ),
      ).rejects.toMatchObject({ code: '42501' })
    await expect(
      inTransaction(app, actorOf(admin), (tx) => tx.sql('insert into quotes (id) values ($1)', [newId()])),
    ).rejects.toMatchObject({ code: '42501' })
  })
})

describe('the answers of suppliers', () => {
  it('put the need on the desk’s list again, with a clock', async () => {
    const { itemId, needId } = await givenNeed(opened, { customer, state: 'answered' })
    const { productIds, api } = await maker()
    const { quoteIds } = await desk.needs.ask({ id: needId, productIds, quantity: 500 }, key())
    expect(await itemOf(itemId)).toMatchObject({ state: 'answered', queue: 'done' })
    await offer(api, quoteIds[0] ?? '', 1000)
    const item = await itemOf(itemId)
    expect(item).toMatchObject({ state: 'new', queue: 'open' })
    expect(item.due_at.getTime()).toBeGreaterThan(Date.now())
  })

  it('are sent as deals in one message, in the language of who reads it, and each once', async () => {
    const { itemId, needId } = await givenNeed(opened, { customer })
    const [one, another, third] = [await maker(), await maker(), await maker()]
    const productIds = [one, another, third].flatMap((each) => each.productIds.slice(0, 1))
    await desk.needs.ask({ id: needId, productIds, quantity: 500 }, key())
    const idOf = new Map((await quotesOf(itemId)).map(({ id, supplier }) => [supplier.id, id]))
    const sendDeals = async () =>
      desk.needs.sendDeals.try({ id: needId, version: await needVersion(opened, needId) }, key())
    expect(await sendDeals()).toMatchObject({ code: 'WRONG_STATE', args: { state: 'unanswered' } })

    for (const { api, supplier } of [one, another]) await offer(api, idOf.get(supplier.companyId) ?? '', 1000)
    expect(await desk.needs.sendDeals.try({ id: needId, version: new Date().toISOString() }, key())).toMatchObject({
      code: 'CHANGED_MEANWHILE',
    })
    expect(await sendDeals()).toMatchObject({ value: { sent: 2 } })
    const letters = (await lettersOf(opened, 'desk-reply')).filter(({ recipient }) => recipient === customer.email)
    expect(letters).toMatchObject([{ language: 'so' }])
    const [{ says }] = letters as [(typeof letters)[number]]
    const { body } = says as { body: string }
    expect(body).toContain('Mudane/Marwo')
    expect(body).toContain('$5000.00')
    const tokens = [...body.matchAll(/\/deal\/([\w-]+)\?lang=so/g)].map(([, token = '']) => token)
    const deals = await Promise.all(tokens.map((token) => as().deals.get({ token })))
    expect(deals.map(({ supplier }) => supplier.id).sort()).toEqual(
      [one.supplier.companyId, another.supplier.companyId].sort(),
    )
    expect(await itemOf(itemId)).toMatchObject({ state: 'answered', queue: 'done' })
    expect((await desk.inbox.get({ id: itemId })).messages).toMatchObject([{ side: 'desk', body }])

    expect(await sendDeals()).toMatchObject({ code: 'WRONG_STATE' })
    await offer(third.api, idOf.get(third.supplier.companyId) ?? '', 2000)
    expect(await sendDeals()).toMatchObject({ value: { sent: 1 } })
    expect((await quotesOf(itemId)).every(({ sentAt }) => sentAt !== null)).toBe(true)
  })
})

describe('what somebody without an account needs', () => {
  it('is asked of suppliers without their name, answered by links, and theirs once they have signed up', async () => {
    const email = `${newId()}@example.com`
    const { itemId, needId } = await givenNeed(opened, { email })
    const [one, another] = [await maker(), await maker()]
    const productIds = [one, another].flatMap((each) => each.productIds.slice(0, 1))
    const { next: heard } = await otherDesk.events.list({})
    const { quoteIds } = await desk.needs.ask({ id: needId, productIds, quantity: 500, notes: 'White chairs' }, key())
    expect((await otherDesk.events.list({ after: heard })).events).toContainEqual(
      expect.objectContaining({ kind: 'inbox', subjectId: needId }),
    )
    const idOf = new Map((await quotesOf(itemId)).map(({ id, supplier }) => [supplier.id, id]))
    const id = idOf.get(one.supplier.companyId) ?? ''
    expect(await one.api.quotes.get({ id })).toMatchObject({
      ...{ state: 'requested', contact: null, customer: { company: 'Ticarum', city: '' } },
      shown: { by: { role: 'admin' }, port: 'SOMGQ', notes: 'White chairs' },
    })
    expect(JSON.stringify(await one.api.quotes.get({ id }))).not.toMatch(/Ayaan|example\.com/)
    expect((await desk.quotes.get({ id })).contact).toMatchObject({
      ...{ name: 'Ayaan Xirsi', email, phone: null, language: 'so', claimed: false },
    })
    for (const { api, supplier } of [one, another]) await offer(api, idOf.get(supplier.companyId) ?? '', 1000)
    const version = await needVersion(opened, needId)
    expect(await desk.needs.sendDeals({ id: needId, version }, key())).toEqual({ sent: 2 })
    const letters = (await lettersOf(opened, 'desk-reply')).filter(({ recipient }) => recipient === email)
    expect(letters).toMatchObject([{ language: 'so' }])
    const [{ body } = { body: '' }] = letters.map(({ says }) => says as { body: string })
    const tokens = [...body.matchAll(/\/deal\/([\w-]+)\?lang=so/g)].map(([, token = '']) => token)
    expect(tokens).toHaveLength(2)

    const contact = await given.customer({ email })
    const api = await asPerson(contact)
    for (const token of tokens) expect(await api.deals.claim({ token })).toMatchObject({ state: 'agreed' })
    expect((await api.quotes.list({})).items.map((quote) => quote.id).sort()).toEqual(quoteIds.toSorted())
    expect((await one.api.quotes.get({ id })).customer.id).toBe(contact.companyId)
  })

  it('belongs to the customer whose confirmed address they gave', async () => {
    const known = await given.customer()
    const { needId } = await givenNeed(opened, { email: known.email })
    const { quoteIds } = await desk.needs.ask(
      { id: needId, productIds: (await maker()).productIds, quantity: 500 },
      key(),
    )
    const api = await asPerson(known)
    expect((await api.quotes.list({})).items.map(({ id }) => id)).toEqual(quoteIds)
  })

  it('is asked of nobody once their name and address are forgotten', async () => {
    const { needId } = await givenNeed(opened)
    await owner.query("update needs set name = '', email = '' where id = $1", [needId])
    const { productIds } = await maker()
    expect(await desk.needs.ask.try({ id: needId, productIds, quantity: 5 }, key())).toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})
