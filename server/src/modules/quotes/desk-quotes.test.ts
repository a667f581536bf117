import { randomUUID } from 'node:crypto'
import { ERASED_NAME } from '@ticarum/contract/values/account'
import { quoteStates } from '@ticarum/contract/values/quotes'
import { describe, expect, it } from 'vitest'
import type { Api } from '../../client.ts'
import { silentLog } from '../../platform/log.ts'
import { mogadishu } from '../../testing/given-buying.ts'
import { givenSupplier } from '../../testing/given-catalogue.ts'
import { anOffer, givenDealLink, linesOfQuote } from '../../testing/given-quotes.ts'
import { jobParts } from '../../testing/job-parts.ts'
import { openDoor } from '../../testing/open-door.ts'
import { quotesJobs } from './quotes.jobs.ts'

const opened = await openDoor()
const { given, owner, asPerson, as, clock, worker, app } = opened
const admin = await given.admin({ fullName: 'Aylin Desk' })
const [supplier, desk] = [await givenSupplier(opened), await asPerson(admin)]
const product = await given.product({ supplierId: supplier.companyId, stock: 100_000 })
const seller = await asPerson(supplier)
const key = () => randomUUID()
const lines = [{ productId: product.id, quantity: 1200 }]
let contacts = 0
const anEmail = () => `contact-${++contacts}@example.com`
const contactWith = (email: string | null, phone: string | null = null) => ({
  ...{ company: 'Warsame Trading', city: 'Hargeisa', name: 'Faadumo Warsame', email, phone },
  language: 'so' as const,
})

/** A quote for a contact with this address that was offered, and the token of its link. */
async function prepared(email: string | null = anEmail(), phone: string | null = '+252612345678') {
  const { id } = await desk.quotes.prepare({ lines, contact: contactWith(email, phone) }, key())
  await seller.quotes.offer({ id, ...anOffer(await linesOfQuote(opened, id)) }, key())
  return { id, token: (await desk.deals.link({ id })).url?.split('/').at(-1) ?? '' }
}
const accept = (api: Api, id: string) => api.quotes.accept.try({ id, version: 2, address: mogadishu }, key())
const claimsOf = async (id: string) => (await desk.quotes.get({ id })).contact?.claims ?? []
const told = async ({ id }: { id: string }) =>
  (
    await owner.query<{ kind: string }>(
      "select kind from notifications where user_id = $1 and kind like 'quote.%' order by id",
      [id],
    )
  ).rows.map(({ kind }) => kind)
const absent = { ok: false, code: 'NOT_FOUND' }

describe('the desk prepares a quote', () => {
  it('for a company, which is told, negotiates and accepts as if it had asked itself', async () => {
    const customer = await given.customer()
    const asked = await desk.quotes.prepare({ lines, customerId: customer.companyId }, key())
    expect(asked).toMatchObject({ number: expect.stringMatching(/^QT-/), claimed: true })
    const api = await asPerson(customer)
    expect(await api.quotes.get({ id: asked.id })).toMatchObject({
      ...{ state: 'requested', contact: null, may: ['withdraw'] },
      shown: { side: 'customer', by: { role: 'admin', name: null } },
    })
    expect((await desk.quotes.get({ id: asked.id })).shown.by).toEqual({ role: 'admin', name: 'Aylin Desk' })
    await desk.quotes.offer({ id: asked.id, ...anOffer(await linesOfQuote(opened, asked.id)) }, key())
    expect(await accept(api, asked.id)).toMatchObject({ ok: true, value: { quantity: 1200, totalCents: 1_200_000 } })
    expect(await told(customer)).toEqual(['quote.prepared', 'quote.offered'])
    expect(await told(supplier)).toContain('quote.requested')
  })

  it('for a contact, of whom the supplier reads company and city, and nobody else anything', async () => {
    const { id, token } = await prepared()
    const quote = await seller.quotes.get({ id })
    expect(quote).toMatchObject({ contact: null, customer: { company: 'Warsame Trading', city: 'Hargeisa' } })
    expect(JSON.stringify([quote, await as().deals.get({ token })])).not.toMatch(/Faadumo|contact-|\+252/)
    expect((await desk.quotes.get({ id })).contact).toMatchObject({
      ...{ name: 'Faadumo Warsame', phone: '+252612345678', language: 'so', claimed: false, claims: [] },
    })
    const stranger = await asPerson(await given.customer())
    expect(await stranger.quotes.get.try({ id })).toMatchObject(absent)
    expect(await accept(stranger, id)).toMatchObject(absent)
    const countered = { id, version: 2, lines: [{ productId: product.id, quantity: 5, priceCents: 1 }] }
    expect(await stranger.quotes.counter.try(countered, key())).toMatchObject(absent)
    expect((await desk.users.companies({})).items.map(({ name }) => name)).not.toContain('—')
  })

  it('for whose confirmed address it is at once, and for nobody whose address is not confirmed', async () => {
    const [sure, unsure] = [await given.customer(), await given.customer({ confirmed: false })]
    const ask = (email: string) => desk.quotes.prepare({ lines, contact: contactWith(email) }, key())
    const [one, other] = [await ask(sure.email), await ask(unsure.email)]
    expect([one.claimed, other.claimed]).toEqual([true, false])
    expect(await (await asPerson(sure)).quotes.get.try({ id: one.id })).toMatchObject({ ok: true })
    expect(await (await asPerson(unsure)).quotes.get.try({ id: other.id })).toMatchObject(absent)
  })

  it('for somebody: a company that is there, or a contact with an address or a number', async () => {
    const tried = (forWhom: object) => desk.quotes.prepare.try({ lines, ...forWhom }, key())
    const { rows } = await owner.query<{ id: string }>('select fx.unclaimed_company() as id')
    const invalid = { code: 'INPUT_INVALID' }
    expect(await tried({})).toMatchObject(invalid)
    expect(await tried({ contact: contactWith(null) })).toMatchObject({
      ...invalid,
      args: { fields: { 'contact.email': 'required' } },
    })
    const both = { customerId: (await given.customer()).companyId, contact: contactWith(anEmail()) }
    expect(await tried(both)).toMatchObject(invalid)
    for (const customerId of [randomUUID(), rows[0]?.id, supplier.companyId])
      expect(await tried({ customerId })).toMatchObject(absent)
    expect(await tried({ contact: contactWith(null, '+252 61 234 5678') })).toMatchObject({ ok: true })
  })
})

describe('a prepared quote is claimed', () => {
  it('by the contact’s confirmed address at once, and then it is theirs like any other', async () => {
    const email = anEmail()
    const { id, token } = await prepared(email)
    expect(await as().deals.get({ token })).toMatchObject({ claimable: true })
    const contact = await given.customer({ email, confirmed: false })
    const unsure = await asPerson(contact)
    expect(await unsure.deals.claim.try({ token })).toMatchObject({ code: 'EMAIL_NOT_CONFIRMED' })
    expect(await unsure.deals.getClaim({ token })).toEqual({ claim: null })
    await owner.query('update accounts set email_confirmed_at = now() where id = $1', [contact.id])
    const api = await asPerson(contact)
    const claimed = { quoteId: id, state: 'agreed' }
    expect([await api.deals.claim({ token }), await api.deals.claim({ token })]).toEqual([claimed, claimed])
    expect(await api.deals.getClaim({ token })).toEqual({ claim: claimed })
    expect(await as().deals.get({ token })).toMatchObject({ claimable: false })
    const { rows } = await owner.query<{ name: string }>('select name from customers where id = $1', [
      contact.companyId,
    ])
    expect((await seller.quotes.get({ id })).customer).toMatchObject({ id: contact.companyId, company: rows[0]?.name })
    expect(await claimsOf(id)).toMatchObject([{ state: 'agreed', email, decidedBy: null }])
    expect(await accept(api, id)).toMatchObject({ ok: true, value: { quantity: 1200 } })
    expect((await owner.query('select from orders where quote_id = $1', [id])).rowCount).toBe(1)
    expect(await as().deals.get({ token })).toMatchObject({ state: 'ordered', order: { status: 'pending' } })
  })

  it('by whoever was sent the link on, once the desk agreed; admin and person stand in the audit', async () => {
    const { id, token } = await prepared()
    const friend = await given.customer({ fullName: 'Cali Friend' })
    const api = await asPerson(friend)
    const waiting = async () => (await desk.quotes.list({ view: 'waiting', limit: 100 })).items.map((row) => row.id)
    expect(await waiting()).not.toContain(id)
    const toldOfIt = async () =>
      (
        await owner.query<{ arguments: object }>(
          `select arguments from notifications
            where user_id = $1 and kind = 'quote.claim-asked' and arguments ->> 'quoteId' = $2`,
          [admin.id, id],
        )
      ).rows.map((notice) => notice.arguments)
    const { count } = await desk.quotes.waiting({})
    const { next: heard } = await desk.events.list({})
    expect(await api.deals.claim({ token })).toEqual({ quoteId: id, state: 'asked' })
    expect(await api.deals.claim({ token })).toEqual({ quoteId: id, state: 'asked' })
    expect(await waiting()).toContain(id)
    const [{ company } = { company: '' }] = await claimsOf(id)
    const { number, supplier: maker } = await desk.quotes.get({ id })
    expect(await toldOfIt()).toEqual([{ quoteId: id, company, number, supplier: maker.name }])
    expect((await desk.events.list({ after: heard })).events).toContainEqual(
      expect.objectContaining({ kind: 'quote', subjectId: id }),
    )
    expect(await desk.quotes.get({ id })).toMatchObject({ claimAsked: true })
    expect(await seller.quotes.get({ id })).toMatchObject({ claimAsked: false })
    expect((await desk.quotes.list({ view: 'theirs', limit: 100 })).items.map((row) => row.id)).not.toContain(id)
    expect((await desk.quotes.waiting({})).count).toBe(count + 1)
    expect(await api.quotes.get.try({ id })).toMatchObject(absent)
    expect(await accept(api, id)).toMatchObject(absent)

    const [claim] = await claimsOf(id)
    expect(claim).toMatchObject({ name: 'Cali Friend', email: friend.email, state: 'asked' })
    await desk.quotes.decideClaim({ id: claim?.id ?? '', agreed: true }, key())
    expect(await api.deals.getClaim({ token })).toEqual({ claim: { quoteId: id, state: 'agreed' } })
    expect(await waiting()).not.toContain(id)
    expect(await accept(api, id)).toMatchObject({ ok: true })
    expect(await told(friend)).toEqual(['quote.given'])
    const { rows } = await owner.query(
      `select actor_id, changes from audit_log
        where table_name = 'quote_claims' and row_id = $1 and operation = 'UPDATE'`,
      [claim?.id],
    )
    expect(rows).toMatchObject([{ actor_id: admin.id, changes: { decided_by: [null, admin.id] } }])
    const asked = await owner.query(
      "select actor_id from audit_log where table_name = 'quote_claims' and row_id = $1 and operation = 'INSERT'",
      [claim?.id],
    )
    expect(asked.rows).toEqual([{ actor_id: friend.id }])
  })

  it('by nobody whom the desk refused, while the contact still can', async () => {
    const email = anEmail()
    const { id, token } = await prepared(email)
    const [other, contact] = [await given.customer(), await given.customer({ email })]
    const api = await asPerson(other)
    await api.deals.claim({ token })
    const [claim] = await claimsOf(id)
    const decide = (agreed: boolean) => desk.quotes.decideClaim.try({ id: claim?.id ?? '', agreed }, key())
    expect(await decide(false)).toMatchObject({ ok: true })
    expect(await decide(true)).toMatchObject({ code: 'WRONG_STATE', args: { state: 'refused' } })
    expect(await api.deals.claim({ token })).toEqual({ quoteId: id, state: 'refused' })
    expect(await told(other)).toEqual(['quote.not-given'])
    expect(await (await asPerson(contact)).deals.claim({ token })).toEqual({ quoteId: id, state: 'agreed' })
  })

  it('once, however many try at the same time: the contact, and whoever the desk agrees to', async () => {
    for (let round = 0; round < 5; round++) {
      const email = anEmail()
      const { id, token } = await prepared(email)
      const [friend, contact] = [await given.customer(), await given.customer({ email })]
      const colleague = await given.customer({ companyId: contact.companyId ?? '', owner: false })
      const [one, other, mate] = [await asPerson(friend), await asPerson(contact), await asPerson(colleague)]
      await one.deals.claim({ token })
      const [claim] = await claimsOf(id)
      await Promise.all([
        other.deals.claim.try({ token }),
        desk.quotes.decideClaim.try({ id: claim?.id ?? '', agreed: true }, key()),
        other.deals.claim.try({ token }),
        mate.deals.claim.try({ token }),
      ])
      const states = (await claimsOf(id)).map(({ state }) => state)
      expect(states.filter((state) => state === 'agreed')).toHaveLength(1)
      expect(states).not.toContain('asked')
      const reads = await Promise.all([one, other].map((api) => api.quotes.get.try({ id })))
      expect(reads.filter(({ ok }) => ok)).toHaveLength(1)
    }
  })

  it('by customers alone, while it is open; others’ quotes answer like none', async () => {
    const customer = await given.customer()
    const api = await asPerson(customer)
    for (const state of quoteStates) {
      const { id } = await given.preparedQuote({ product, state })
      const token = await givenDealLink(opened, id)
      const open = ['requested', 'offered', 'countered'].includes(state)
      expect(await as().deals.get({ token }), state).toMatchObject({ claimable: open })
      expect(await api.deals.claim.try({ token }), state).toMatchObject(
        open ? { ok: true, value: { state: 'asked' } } : { code: 'WRONG_STATE', args: { state } },
      )
    }
    const late = await given.preparedQuote({ product, state: 'offered', answerBy: '2020-01-01' })
    expect(await api.deals.claim.try({ token: await givenDealLink(opened, late.id) })).toMatchObject({
      ...{ code: 'WRONG_STATE', args: { state: 'expired' } },
    })
    const theirs = await givenDealLink(opened, (await given.quote({ product, state: 'offered' })).id)
    const none = await api.deals.claim.try({ token: 'x'.repeat(43) })
    expect(none).toMatchObject(absent)
    expect(await api.deals.claim.try({ token: theirs })).toEqual(none)
    expect(await api.deals.getClaim({ token: theirs })).toEqual({ claim: null })
    const { id, token } = await prepared()
    await desk.deals.revoke({ id })
    expect(await api.deals.claim.try({ token })).toEqual(none)
    for (const other of [as(), seller, desk]) expect((await other.deals.claim.try({ token })).ok).toBe(false)
  })

  it('with the whole of it: versions, lines, events and link are the company’s', async () => {
    const email = anEmail()
    const { id, token } = await prepared(email)
    const contact = await given.customer({ email })
    await (await asPerson(contact)).deals.claim({ token })
    for (const table of ['quote_versions', 'quote_lines', 'quote_events', 'deal_links']) {
      const { rows } = await owner.query(`select distinct customer_id as id from ${table} where quote_id = $1`, [id])
      expect(rows, table).toEqual([{ id: contact.companyId }])
    }
    const other = await given.customer({ email: anEmail() })
    expect(await (await asPerson(other)).deals.claim.try({ token })).toMatchObject(absent)
  })

  it('with its thread: what supplier and desk wrote in it before', async () => {
    const email = anEmail()
    const { id, token } = await prepared(email)
    for (const [api, body] of [
      [seller, 'In blue as well.'],
      [desk, 'Thank you.'],
    ] as const)
      await api.messages.send({ id, messageId: randomUUID(), body })
    const api = await asPerson(await given.customer({ email }))
    expect(await api.messages.thread.try({ id })).toMatchObject(absent)
    await api.deals.claim({ token })
    expect((await api.messages.thread({ id })).messages.map(({ body }) => body)).toEqual([
      'In blue as well.',
      'Thank you.',
    ])
    await api.messages.send({ id, messageId: randomUUID(), body: 'Blue, please.' })
    expect((await seller.messages.thread({ id })).messages).toHaveLength(3)
  })
})

it('who a quote was prepared for is forgotten 90 days after it was claimed, or after its last day', async () => {
  const forget = () => quotesJobs(jobParts({ pool: worker, app, clock, log: silentLog }))['forget-contacts']?.({})
  const email = anEmail()
  const [claimed, open] = [await prepared(email), await prepared()]
  await (await asPerson(await given.customer({ email }))).deals.claim({ token: claimed.token })
  const known = async () => {
    const { rows } = await owner.query<{ id: string; name: string; email: string | null; company: string }>(
      `select c.quote_id as id, c.name, coalesce(c.email, c.phone) as email, q.customer_company as company
        from quote_contacts c join quotes q on q.id = c.quote_id where c.quote_id = any ($1)`,
      [[claimed.id, open.id]],
    )
    return new Map(rows.map(({ id, ...row }) => [id, row]))
  }
  const day = 24 * 3600 * 1000
  const before = clock.now()
  clock.advance(89 * day)
  await forget()
  expect((await known()).get(claimed.id)).toMatchObject({ name: 'Faadumo Warsame', email })
  clock.advance(2 * day)
  await forget()
  expect((await known()).get(claimed.id)).toMatchObject({ name: ERASED_NAME, email: null })
  expect((await known()).get(open.id)).toMatchObject({ name: 'Faadumo Warsame' })
  clock.advance(11 * day)
  await forget()
  expect((await known()).get(open.id)).toEqual({ name: ERASED_NAME, email: null, company: ERASED_NAME })
  clock.set(before)
})
