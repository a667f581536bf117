import { randomUUID } from 'node:crypto'
import { type InboxMoveName, inboxMoveNames, inboxStates } from '@ticarum/contract/values/inbox'
import { newId } from '@ticarum/db/ids'
import { describe, expect, it, vi } from 'vitest'
import { anApplication, givenApplication, givenContact } from '../../testing/given-inbox.ts'
import { givenOrder } from '../../testing/given-orders.ts'
import { openDoor } from '../../testing/open-door.ts'
import { openWorker } from '../../testing/open-worker.ts'
import { mailTo, tokenIn } from '../../testing/sent-mail.ts'

const opened = await openDoor()
const { given, owner, as, asPerson, clock } = opened
const elif = await given.admin({ fullName: 'Elif Akköy' })
const [admin, otherAdmin] = [await asPerson(elif), await asPerson(await given.admin({ fullName: 'Deniz Kaya' }))]
const key = () => randomUUID()
const newEmail = () => `${newId()}@example.com`
const moved = async (api: typeof admin, id: string, move: InboxMoveName) =>
  api.inbox.move.try({ id, version: (await api.inbox.get({ id })).version, move }, key())
const replied = async (api: typeof admin, id: string, body: string, close = false) =>
  api.inbox.reply.try({ id, version: (await api.inbox.get({ id })).version, body, close }, key())

describe('the desk’s list', () => {
  it('has what waits by when it is due, the late ones apart, the rest newest first, in pages', async () => {
    await owner.query('truncate inbox_items cascade')
    const soon = await givenContact(opened, { dueIn: 1, state: 'taken' })
    const late = await givenContact(opened, { dueIn: -2 })
    const { itemId: later } = await givenApplication(opened, { dueIn: 20 })
    const [old, recent] = [
      await givenContact(opened, { dueIn: 5, state: 'answered' }),
      await givenContact(opened, { dueIn: -5, state: 'closed' }),
    ]
    const held = await givenContact(opened, { heldBack: 'trap' })
    const pages = async (view: 'open' | 'done' | 'late' | 'held') => {
      const first = await admin.inbox.list({ view, limit: 1 })
      const rest = first.next ? await admin.inbox.list({ view, limit: 10, after: first.next }) : { items: [] }
      return [...first.items, ...rest.items].map(({ id }) => id)
    }
    expect([await pages('open'), await pages('done'), await pages('late'), await pages('held')]).toEqual([
      [late, soon, later],
      [recent, old],
      [late],
      [held],
    ])
    expect(await admin.inbox.count({})).toEqual({ open: 3, late: 1, mine: 0 })
    expect((await admin.inbox.list({ kind: 'application' })).items.map(({ id }) => id)).toEqual([later])
    expect((await admin.inbox.list({ q: 'talas mobil' })).items.map(({ id }) => id)).toEqual([later])
  })

  it('each move leads only from its own states to its own', async () => {
    const outcomes: string[] = []
    for (const state of inboxStates) {
      for (const move of inboxMoveNames) {
        const { itemId: id } = await givenApplication(opened, { state, email: newEmail() })
        const { may } = await admin.inbox.get({ id })
        const answer = await moved(admin, id, move)
        expect(answer.ok, `${state} ${move}`).toBe(may.includes(move))
        if (answer.ok) outcomes.push(`${state} ${move} → ${(await admin.inbox.get({ id })).state}`)
        else expect(answer.code).toBe('WRONG_STATE')
      }
    }
    expect(outcomes).toEqual([
      ...['new take → taken', 'new close → closed', 'new refuse → refused', 'new invite → invited'],
      ...['taken close → closed', 'taken refuse → refused', 'taken invite → invited'],
      ...['answered close → closed', 'answered reopen → taken'],
      ...['answered refuse → refused', 'answered invite → invited'],
      ...['invited close → closed', 'invited reopen → taken'],
      ...['refused close → closed', 'refused reopen → taken'],
      'closed reopen → taken',
    ])
    expect((await admin.inbox.get({ id: await givenContact(opened) })).may).toEqual(['take', 'close'])
  })

  it('names who looks after an item, keeps notes and the time of the first answer', async () => {
    const id = await givenContact(opened)
    await moved(admin, id, 'take')
    await otherAdmin.inbox.note({ id, body: 'Calls back on Monday.' }, key())
    expect(await otherAdmin.inbox.get({ id })).toMatchObject({
      assignee: { id: elif.id, name: 'Elif Akköy' },
      answeredAt: null,
      notes: [{ name: 'Deniz Kaya', body: 'Calls back on Monday.' }],
    })
    await replied(otherAdmin, id, 'We do, every week.')
    const { answeredAt } = await admin.inbox.get({ id })
    expect(answeredAt).toBe(clock.now().toISOString())
    clock.advance(60_000)
    await admin.inbox.assign({ id, assigneeId: null }, key())
    await moved(otherAdmin, id, 'reopen')
    await replied(otherAdmin, id, 'Also to Garowe.', true)
    expect(await admin.inbox.get({ id })).toMatchObject({
      answeredAt,
      state: 'closed',
      assignee: { name: 'Deniz Kaya' },
      messages: [{ body: 'We do, every week.' }, { body: 'Also to Garowe.' }],
    })
    const stranger = await given.customer()
    expect(await admin.inbox.assign.try({ id, assigneeId: stranger.id }, key())).toMatchObject({
      code: 'INPUT_INVALID',
    })
  })

  it('of two admins at once the second gets an error, and nothing is sent twice', async () => {
    const email = newEmail()
    const id = await givenContact(opened, { email })
    const { version } = await admin.inbox.get({ id })
    clock.advance(1000)
    await admin.inbox.reply({ id, version, body: 'The first.' }, key())
    expect(await otherAdmin.inbox.reply.try({ id, version, body: 'The second.' }, key())).toMatchObject({
      code: 'CHANGED_MEANWHILE',
    })
    expect(await mailTo(owner, email)).toMatchObject([{ template: 'desk-reply' }])
  })
})

describe('an answer', () => {
  it('is mailed in the language of who wrote, in the thread of the receipt, and answered to the company', async () => {
    await owner.query('delete from outbox')
    const email = newEmail()
    const message = 'Halkee ayaad u dirtaan badeecadaha?'
    await as().contactMessages.send({ name: 'Ayaan Xirsi', email, message, language: 'so' }, key())
    const { items } = await admin.inbox.list({ q: email })
    const id = items[0]?.id ?? ''
    await replied(admin, id, 'Waxaan u dirnaa Boosaaso iyo Garoowe.')
    const { smtp } = await openWorker(opened.urls)
    const toWriter = () => smtp.accepted.filter(({ recipients }) => recipients.includes(email))
    await vi.waitFor(() => expect(toWriter()).toHaveLength(2), { timeout: 60_000 })
    const receipt = toWriter().find((mail) => mail.header('message-id') === `<${id}@ticarum.example>`)
    const answer = toWriter().find((mail) => mail !== receipt)
    expect(receipt?.subject).toBe('Fariintaadii way na soo gaartay')
    expect(receipt?.text).not.toContain('Halkee')
    expect(answer?.subject).toBe('Jawaabtayada fariintaada')
    expect(answer?.header('in-reply-to')).toBe(`<${id}@ticarum.example>`)
    expect(answer?.header('references')).toBe(`<${id}@ticarum.example>`)
    expect(answer?.header('reply-to')).toBe('trade@ticarum.example')
    for (const words of ['Waxaan u dirnaa Boosaaso iyo Garoowe.', 'Elif Akköy', message])
      expect(answer?.text).toContain(words)
    await vi.waitFor(async () =>
      expect((await admin.inbox.get({ id })).messages).toMatchObject([{ name: 'Elif Akköy', mailState: 'sent' }]),
    )
  })

  it('to a question about an order stands in its thread, and a new question reopens the item', async () => {
    const customer = await given.customer({ fullName: 'Nasteexo Cali' })
    const orderId = await givenOrder(opened, customer)
    const theirs = await asPerson(customer)
    await theirs.orders.inquire({ id: orderId, message: 'Where is the certificate?' }, key())
    const { items } = await admin.inbox.list({ kind: 'order', q: 'certificate' })
    const [item] = items
    expect(item).toMatchObject({ kind: 'order', state: 'new', beginning: 'Where is the certificate?' })
    const id = item?.id ?? ''
    await replied(admin, id, 'It comes today.')
    expect((await mailTo(owner, customer.email))[0]).toMatchObject({ template: 'desk-reply' })
    const { messages } = await theirs.messages.thread({ id: orderId })
    expect(messages.map(({ body }) => body)).toEqual(['Where is the certificate?', 'It comes today.'])
    clock.advance(3_600_000)
    await theirs.orders.inquire({ id: orderId, message: 'And the invoice?' }, key())
    const { dueAt } = await admin.inbox.get({ id })
    await moved(admin, id, 'take')
    clock.advance(3_600_000)
    await theirs.orders.inquire({ id: orderId, message: 'And the packing list?' }, key())
    // who asks again does not wait longer, and is still looked after
    expect(await admin.inbox.get({ id })).toMatchObject({ state: 'taken', dueAt, beginning: 'And the packing list?' })
    expect(await admin.inbox.get({ id })).toMatchObject({
      answeredAt: null,
      messages: [
        { side: 'customer', name: 'Nasteexo Cali' },
        { side: 'desk', body: 'It comes today.' },
        { side: 'customer', body: 'And the invoice?' },
        { side: 'customer', body: 'And the packing list?' },
      ],
    })
  })
})

it('feedback is listed, answered by mail, and closed once it is decided about [AMSG-01]', async () => {
  const customer = await given.customer({ fullName: 'Sahra Maxamuud' })
  const theirs = await asPerson(customer)
  for (const message of ['The dates are hard to read.', 'The pictures are sharp.'])
    await theirs.feedback.send({ rating: 3, message, language: 'so' }, key())
  const { items } = await admin.inbox.list({ kind: 'feedback', q: 'Sahra' })
  expect(items).toMatchObject([
    { who: 'Sahra Maxamuud', beginning: 'The dates are hard to read.', state: 'new', dueAt: null },
    { who: 'Sahra Maxamuud', beginning: 'The pictures are sharp.', state: 'new', dueAt: null },
  ])
  const [dates, pictures] = await Promise.all(items.map(({ id }) => admin.inbox.get({ id })))
  expect(dates).toMatchObject({
    subject: { kind: 'feedback', rating: 3, role: 'customer', status: 'pending' },
    recipient: { email: customer.email },
  })
  await replied(admin, dates?.id ?? '', 'They are larger now.')
  expect((await mailTo(owner, customer.email))[0]).toMatchObject({ template: 'desk-reply' })
  for (const item of [dates, pictures])
    await admin.feedback.decide({ id: item?.subject.id ?? '', decision: 'approved' }, key())
  expect((await admin.inbox.list({ kind: 'feedback', q: 'Sahra' })).items).toEqual([])
  expect((await admin.inbox.list({ kind: 'feedback', q: 'Sahra', view: 'done' })).items).toMatchObject([
    { id: pictures?.id, state: 'closed' },
    { id: dates?.id, state: 'answered' },
  ])
})

it('a receipt goes to an address once a day, whatever is sent with it', async () => {
  const email = newEmail()
  for (const name of ['Ayaan', 'Somebody else'])
    await as().contactMessages.send({ name, email, message: 'Do you ship to Bosaso?' }, key())
  await as().applications.submit({ ...anApplication, email }, key())
  expect((await mailTo(owner, email)).map(({ template }) => template)).toEqual(['contact-receipt'])
})

describe('an application', () => {
  it('becomes an invited supplier with one act, who begins with what the applicant wrote', async () => {
    const email = newEmail()
    await as().applications.submit({ ...anApplication, email, language: 'tr' }, key())
    const id = (await admin.inbox.list({ q: email })).items[0]?.id ?? ''
    expect(await mailTo(owner, email)).toMatchObject([{ template: 'application-receipt', language: 'tr' }])
    expect((await moved(admin, id, 'invite')).ok).toBe(true)
    const token = tokenIn((await mailTo(owner, email))[0])
    expect(await as().invitations.check({ token })).toMatchObject({ role: 'supplier', fullName: 'Kerem Talas' })
    await as().invitations.accept({ token, fullName: 'Kerem Talas', password: 'sixsix' }, key())
    const { subject } = await admin.inbox.get({ id })
    const supplierId = subject.kind === 'application' ? subject.supplierId : null
    expect(await admin.verifications.get({ id: supplierId ?? '' })).toMatchObject({
      supplier: {
        name: 'Talas Mobilya',
        phone: '+90 352 000 00 00',
        address: 'Melikgazi, Kayseri',
        description: 'Solid wood tables and chairs.',
      },
      application: { itemId: id, message: 'Solid wood tables and chairs.', files: 0 },
    })
  })

  it('of somebody who has an account invites nobody, and stays as it is', async () => {
    const { email } = await given.customer()
    const { itemId } = await givenApplication(opened, { email })
    expect(await moved(admin, itemId, 'invite')).toMatchObject({ code: 'ALREADY_MEMBER' })
    expect((await admin.inbox.get({ id: itemId })).state).toBe('new')
  })
})
