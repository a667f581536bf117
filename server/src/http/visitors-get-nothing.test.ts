import { randomUUID } from 'node:crypto'
import { tried } from '@ticarum/contract/testing/tried'
import { expect, it } from 'vitest'
import { givenWish } from '../testing/given-buying.ts'
import { givenFeedback } from '../testing/given-feedback.ts'
import { givenApplication, givenCatalogue, givenContact } from '../testing/given-inbox.ts'
import { givenMessageFile } from '../testing/given-messages.ts'
import { givenNeed, givenNeedPicture } from '../testing/given-needs.ts'
import { givenOrder, givenProof, givenSharedOrder } from '../testing/given-orders.ts'
import { openHttp } from '../testing/open-http.ts'
import { givenColleagueInvitation, givenInvitation } from '../testing/personas.ts'
import { askEverything, type ReadAnswer, readEverything } from '../testing/read-everything.ts'

const opened = await openHttp()
const { given, owner, asPerson } = opened

/** Stands in every text that nobody but its owners and the desk may read. */
const MARK = 'zmark'

/** The tables of what a visitor gets nothing of. */
const hidden = {
  orders: ['orders', 'order_events', 'order_links', 'payment_entries', 'payment_proofs'],
  messages: ['conversations', 'messages', 'message_files', 'contact_messages', 'applications', 'inbox_items', 'needs'],
  wishlists: ['wishlists'],
  feedback: ['feedback'],
  invitations: ['invitations'],
  users: ['people', 'accounts', 'customers'],
}
/** What stands in public as well: the products and suppliers of orders, and feedback that is shown. */
const open = ['listings', 'suppliers', 'voices']

/** Whatever identifies a row or a person: ids, e-mail addresses, numbers of orders, and the mark. */
const traces = (text: string): string[] =>
  text.match(new RegExp(`[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}|[\\w.+-]+@[\\w-]+\\.\\w+|TC-\\d+|${MARK}`, 'g')) ??
  []

async function tracesIn(tables: string[]): Promise<Set<string>> {
  const rows = tables.map((table) => owner.query<{ row: string }>(`select to_jsonb(t)::text as row from ${table} t`))
  return new Set((await Promise.all(rows)).flatMap(({ rows: found }) => found.flatMap(({ row }) => traces(row))))
}
const found = (answers: ReadAnswer[], wanted: Set<string>) =>
  answers.flatMap(({ asked, text }) => traces(text).flatMap((trace) => (wanted.has(trace) ? `${asked}: ${trace}` : [])))

/** One of everything, of a customer and a supplier, and what the desk has. */
async function fillEverything() {
  const companyId = await given.company('customer', { name: `${MARK} Trading` })
  const customer = await given.customer({ companyId, fullName: `Faadumo ${MARK}` })
  const supplier = await given.supplier({ fullName: `Kerem ${MARK}` })
  const admin = await given.admin({ fullName: `Elif ${MARK}` })
  const { id: orderId } = await given.order({ customer, supplierId: supplier.companyId ?? '' })
  await givenOrder(opened, supplier)
  await givenSharedOrder(opened, customer)
  await givenProof(opened, customer)

  const [buyers, sellers] = [await asPerson(customer), await asPerson(supplier)]
  const body = `Is it ${MARK}?`
  await buyers.messages.ask({ kind: 'order', subjectId: orderId, messageId: randomUUID(), body })
  await sellers.messages.send({ id: orderId, messageId: randomUUID(), body })
  await givenMessageFile(opened, customer, { fileName: `${MARK}.pdf` })
  await givenContact(opened, { name: MARK, email: `${MARK}@example.com`, message: body })
  const { applicationId } = await givenApplication(opened, { companyName: MARK, email: `a.${MARK}@example.com` })
  await givenCatalogue(opened, applicationId)
  const { needId } = await givenNeed(opened, { customer, what: MARK })
  await givenNeedPicture(opened, needId)

  await givenWish(opened, customer)
  await givenFeedback(opened, customer, { message: MARK })
  await givenFeedback(opened, supplier, { message: MARK, status: 'approved', mayBeShown: true })
  await givenFeedback(opened, await given.customer(), { message: 'Everybody may read this.', shown: true })
  await givenInvitation(opened, admin.id)
  await givenColleagueInvitation(opened, customer)
  return { customer, supplier, admin }
}

it('no call gives a visitor orders, messages, wishlists, feedback, invitations or user lists [PERM-05]', async () => {
  const { customer, supplier, admin } = await fillEverything()
  const known = await tracesIn(open)
  const secrets = new Map<string, Set<string>>()
  for (const [kind, tables] of Object.entries(hidden))
    secrets.set(kind, (await tracesIn(tables)).difference(known).add(MARK))
  const all = new Set([...secrets.values()].flatMap((traced) => [...traced]))
  const { rows } = await owner.query<{ id: string }>(
    Object.values(hidden)
      .flat()
      .map((table) => `(select ${table === 'message_files' ? 'message_id' : 'id'} as id from ${table} limit 1)`)
      .join(' union '),
  )
  const ids = rows.map(({ id }) => id)

  const answered = await askEverything(opened, ids)
  tried('field', answered.length)
  expect(found(answered, all)).toEqual([])

  // Whoever may read them does find them by the same questions, so that nothing above is hidden by chance.
  const answers = [customer, supplier, admin].map((person) => readEverything(opened, person, ids))
  const read = (await Promise.all(answers)).flat()
  for (const [kind, traced] of secrets) {
    traced.delete(MARK)
    expect(new Set(found(read, traced)).size, kind).toBeGreaterThan(0)
  }
  expect(found(read, new Set([MARK])).length).toBeGreaterThan(0)
})
