import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Api } from '../../client.ts'
import { givenChatOf, givenMessages } from '../../testing/given-messages.ts'
import { openDoor } from '../../testing/open-door.ts'

const opened = await openDoor()
const { given, owner, asPerson, clock } = opened

/** An order with its customer, its supplier and an admin, each with their API. */
async function givenDeal() {
  const [buyer, seller] = [await given.customer({ fullName: 'Faadumo Warsame' }), await given.supplier()]
  const admin = await given.admin({ fullName: 'Elif Akköy' })
  const { id } = await given.order({ customer: buyer, supplierId: seller.companyId ?? '' })
  const [buyers, sellers, desk] = [await asPerson(buyer), await asPerson(seller), await asPerson(admin)]
  return { id, buyer, seller, admin, buyers, sellers, desk }
}
async function say(api: Api, id: string, body: string, messageId: string = randomUUID()) {
  clock.advance(1000)
  return api.messages.send.try({ id, messageId, body })
}
const bodies = async (api: Api, id: string) => (await api.messages.thread({ id })).messages.map(({ body }) => body)
const conversations = async (id: string) =>
  (await owner.query("select from conversations where kind = 'order' and subject_id = $1", [id])).rowCount

describe('the thread of an order', () => {
  it('is one for its customer, its supplier and the desk, and begins with the first message', async () => {
    const { id, buyers, sellers, desk } = await givenDeal()
    for (const api of [buyers, sellers, desk])
      expect(await api.messages.thread({ id })).toMatchObject({ id, messages: [], unread: 0, may: ['write'] })
    expect(await conversations(id)).toBe(0)
    expect((await buyers.messages.list({})).items).toEqual([])

    const first = await Promise.all([say(sellers, id, 'We pack on Monday.'), say(buyers, id, 'Good.')])
    expect(first.map((answer) => answer.ok)).toEqual([true, true])
    await say(desk, id, 'The ship leaves on Friday.')
    expect(await conversations(id)).toBe(1)
    const said = await bodies(buyers, id)
    expect(said.toSorted()).toEqual(['Good.', 'The ship leaves on Friday.', 'We pack on Monday.'])
    for (const api of [sellers, desk]) expect(await bodies(api, id)).toEqual(said)
    const { number } = await buyers.orders.get({ id })
    for (const api of [buyers, sellers])
      expect((await api.messages.list({})).items).toMatchObject([{ id, order: { id, number }, withDesk: false }])
  })

  it('is for nobody else: other companies have no part in it, and admins none in chats', async () => {
    const { id, buyer, seller, buyers, desk } = await givenDeal()
    const others = await givenDeal()
    for (const api of [others.buyers, others.sellers]) {
      expect(await api.messages.thread.try({ id })).toMatchObject({ code: 'NOT_FOUND' })
      expect(await say(api, id, 'Me too')).toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(await conversations(id)).toBe(0)
    await say(buyers, id, 'Ours')
    for (const api of [others.buyers, others.sellers]) {
      expect(await api.messages.thread.try({ id })).toMatchObject({ code: 'NOT_FOUND' })
      expect(await say(api, id, 'Me too')).toMatchObject({ code: 'NOT_FOUND' })
      expect(await api.messages.markRead.try({ id, number: 1 })).toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(await bodies(buyers, id)).toEqual(['Ours'])
    expect(await buyers.messages.block.try({ id, blocked: true })).toMatchObject({ code: 'NOT_FOUND' })

    const chat = await givenChatOf(opened, buyer.companyId ?? '', seller.companyId ?? '')
    await givenMessages(opened, chat, { side: 'customer', senderId: buyer.id })
    expect(await desk.messages.thread.try({ id: chat })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await say(desk, chat, 'We read along')).toMatchObject({ code: 'NOT_FOUND' })
    expect(await desk.messages.markRead.try({ id: chat, number: 1 })).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('counts what each side has not read, and says who of the others has', async () => {
    const { id, buyers, sellers, desk } = await givenDeal()
    await say(buyers, id, 'When?')
    const unread = async () =>
      Promise.all([buyers, sellers, desk].map(async (api) => (await api.messages.thread({ id })).unread))
    const readBy = async () => (await buyers.messages.thread({ id })).messages[0]?.readBy
    expect(await unread()).toEqual([0, 1, 1])
    expect([await readBy(), (await sellers.messages.count({})).unread]).toEqual([[], 1])
    await desk.messages.markRead({ id, number: 1 })
    expect(await readBy()).toEqual(['desk'])
    await sellers.messages.markRead({ id, number: 1 })
    expect([await readBy(), await unread()]).toEqual([
      ['supplier', 'desk'],
      [0, 0, 0],
    ])
    await say(desk, id, 'On Friday.')
    expect(await unread()).toEqual([1, 1, 0])
  })

  it('takes a message once, however often it is sent, and tells the other sides once', async () => {
    const { id, seller, buyers, sellers } = await givenDeal()
    const messageId = randomUUID()
    expect(await say(buyers, id, 'Once', messageId)).toEqual(await say(buyers, id, 'Once', messageId))
    expect(await bodies(sellers, id)).toEqual(['Once'])
    const { rows } = await owner.query('select kind, arguments from notifications where user_id = $1', [seller.id])
    expect(rows).toMatchObject([{ kind: 'order.note', arguments: { orderId: id, text: 'Once' } }])
  })

  it('shows what happened to the order between the messages, to each side what it may know', async () => {
    const { id, buyer, seller, buyers, sellers, desk } = await givenDeal()
    await say(buyers, id, 'Can you deliver?')
    clock.advance(1000)
    await sellers.orders.answer(
      { id, answer: { answer: 'can_deliver', readyOn: '2097-03-01', text: '' } },
      randomUUID(),
    )
    await say(sellers, id, 'Yes.')
    clock.advance(1000)
    await owner.query(
      `insert into order_events (id, order_id, customer_id, supplier_id, kind, actor_role, actor_name)
        values ($1, $2, $3, $4, 'proof_sent', 'customer', 'Deniz Test')`,
      [randomUUID(), id, buyer.companyId, seller.companyId],
    )
    clock.advance(1000)
    await desk.orders.setStatus({ id, status: 'processing' }, randomUUID())
    const kinds = async (api: Api) => (await api.messages.thread({ id })).events.map(({ kind }) => kind)
    const seen = ['placed', 'can_deliver', 'status']
    expect((await kinds(sellers)).toSorted()).toEqual(seen.toSorted())
    for (const api of [buyers, desk]) expect((await kinds(api)).toSorted()).toEqual([...seen, 'proof_sent'].toSorted())
    expect((await buyers.messages.thread({ id })).events.at(-1)?.by).toEqual({ role: 'admin', name: null })

    const latest = await buyers.messages.thread({ id, limit: 1 })
    expect([latest.older, latest.events.at(-1)?.kind]).toEqual([2, 'status'])
    expect(latest.events.map(({ kind }) => kind)).not.toContain('placed')
    const older = await buyers.messages.thread({ id, limit: 1, before: 2 })
    expect(older.messages.map(({ body }) => body)).toEqual(['Can you deliver?'])
    expect(older.events.map(({ kind }) => kind)).not.toContain('status')
  })

  it('holds a question with its answers once; what the customer writes again stands on the desk’s list', async () => {
    const { id, buyers, sellers, desk } = await givenDeal()
    clock.advance(1000)
    await buyers.orders.inquire({ id, message: 'Where is the certificate?' }, randomUUID())
    expect((await sellers.messages.thread({ id })).events.map(({ kind }) => kind)).not.toContain('inquiry')
    expect(await bodies(sellers, id)).toEqual(['Where is the certificate?'])
    const state = async () => (await desk.inbox.get({ id })).state
    expect(await state()).toBe('new')
    await say(sellers, id, 'With the goods.')
    expect(await state()).toBe('new')
    expect((await desk.inbox.get({ id })).recipient?.name).toBe('Faadumo Warsame')
    await say(desk, id, 'It comes today.')
    expect(await state()).toBe('answered')
    await say(buyers, id, 'It did not come.')
    expect(await state()).toBe('new')
  })

  it('does not name admins to companies', async () => {
    const { id, buyers, desk, sellers } = await givenDeal()
    await say(desk, id, 'Good morning.')
    const names = async (api: Api) => (await api.messages.thread({ id })).messages.map(({ name }) => name)
    expect([await names(buyers), await names(sellers), await names(desk)]).toEqual([[''], [''], ['Elif Akköy']])
  })

  it('shows notes of before as events, and answers by mail of before to the customer only', async () => {
    const { id, buyer, seller, buyers, sellers } = await givenDeal()
    const old = randomUUID()
    await owner.query(
      `insert into conversations (id, kind, subject_id, customer_id, supplier_id) values ($1, 'order', $2, $3, $4)`,
      [old, id, buyer.companyId, seller.companyId],
    )
    await givenMessages(opened, old, { side: 'customer', senderId: buyer.id, count: 2 })
    await owner.query('update messages set supplier_id = null where conversation_id = $1 and number = 2', [old])
    await owner.query(
      `insert into order_events (id, order_id, customer_id, supplier_id, kind, actor_role, actor_name, details)
        values ($1, $2, $3, $4, 'note', 'supplier', 'Deniz Test', '{"text": "We pack on Monday."}')`,
      [randomUUID(), id, buyer.companyId, seller.companyId],
    )
    const { events } = await sellers.messages.thread({ id })
    expect(events).toMatchObject([{ kind: 'placed' }, { kind: 'note', text: 'We pack on Monday.' }])
    expect(await bodies(buyers, id)).toEqual(['Message 1', 'Message 2'])
    expect(await bodies(sellers, id)).toEqual(['Message 1'])
    expect(await say(sellers, id, 'Still there?')).toMatchObject({ value: { number: 3 } })
    expect((await buyers.messages.thread({ id })).id).toBe(old)
    await buyers.messages.markRead({ id, number: 3 })
    expect((await sellers.messages.thread({ id })).messages.at(-1)).toMatchObject({ readBy: ['customer'] })
  })
})
