import { randomUUID } from 'node:crypto'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { describe, expect, it } from 'vitest'
import type { Api } from '../../client.ts'
import { givenChat, givenChatOf, givenMessages } from '../../testing/given-messages.ts'
import { givenOrder } from '../../testing/given-orders.ts'
import { openDoor } from '../../testing/open-door.ts'

const opened = await openDoor()
const { given, owner, asPerson, clock } = opened

/** A customer and a supplier with a listed product, each with their API. */
async function bothSides() {
  const [buyer, seller] = [await given.customer({ fullName: 'Faadumo Warsame' }), await given.supplier()]
  const { id: productId } = await given.product({ supplierId: seller.companyId ?? '' })
  return { buyer, seller, productId, buyers: await asPerson(buyer), sellers: await asPerson(seller) }
}
const say = (api: Api, id: string, body: string, messageId: string = randomUUID()) =>
  api.messages.send.try({ id, messageId, body })
const about = (kind: 'product' | 'order' | 'supplier', subjectId: string, body = 'Is it in stock?') => ({
  kind,
  subjectId,
  body,
  messageId: randomUUID(),
})
const colleagueOf = ({ companyId, role }: GivenPerson) =>
  role === 'supplier'
    ? given.supplier({ companyId: companyId ?? '', owner: false })
    : given.customer({ companyId: companyId ?? '', owner: false })
const bodies = async (api: Api, id: string) =>
  (await api.messages.thread({ id })).messages.map(({ body, mine }) => `${mine ? 'we' : 'they'}: ${body}`)
const reportOf = async (desk: Api, reason: string) =>
  (await desk.inbox.list({ kind: 'report' })).items.find(({ beginning }) => beginning === reason)
const toldTo = async (audience: string | null) =>
  (await owner.query("select from events where audience = $1 and kind = 'message'", [audience])).rowCount ?? 0
const unread = async (api: Api) => (await api.messages.count({})).unread

describe('a question', () => {
  it('about a product, an order or a supplier begins one conversation, and stands in it as a card', async () => {
    const { buyer, seller, productId, buyers, sellers } = await bothSides()
    const orderId = (await given.order({ customer: buyer, supplierId: seller.companyId ?? '' })).id
    expect(await buyers.messages.subject({ kind: 'product', subjectId: productId })).toMatchObject({
      conversationId: null,
    })
    const { conversationId: id } = await buyers.messages.ask(about('product', productId))
    const later = [about('order', orderId), about('supplier', seller.companyId ?? '')]
    for (const question of later) expect(await buyers.messages.ask(question)).toMatchObject({ conversationId: id })
    expect(await sellers.messages.ask(about('order', orderId, 'Which size?'))).toMatchObject({ conversationId: id })
    const { messages } = await sellers.messages.thread({ id })
    expect(messages.map((message) => [message.number, message.about?.kind, message.about?.id])).toEqual([
      [1, 'product', productId],
      [2, 'order', orderId],
      [3, 'supplier', seller.companyId],
      [4, 'order', orderId],
    ])
    expect(messages.every((message) => message.about?.name)).toBe(true)
  })

  it('goes from a supplier only to customers of theirs', async () => {
    const { seller, sellers, productId } = await bothSides()
    const foreign = await givenOrder(opened, null)
    for (const question of [
      about('product', productId),
      about('supplier', seller.companyId ?? ''),
      about('order', foreign),
    ])
      expect(await sellers.messages.ask.try(question)).toMatchObject({ code: 'NOT_FOUND' })
    const own = await givenOrder(opened, seller)
    expect(await sellers.messages.ask.try(about('order', own))).toMatchObject({ ok: true })
  })

  it('reaches no supplier that is suspended, and no product that is not listed', async () => {
    const { seller, buyers } = await bothSides()
    const draft = await given.product({ supplierId: seller.companyId ?? '', status: 'draft' })
    await owner.query('update suppliers set active = false where id = $1', [seller.companyId])
    for (const question of [about('supplier', seller.companyId ?? ''), about('product', draft.id)])
      expect(await buyers.messages.ask.try(question)).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a message', () => {
  it('keeps conversation, sender, text, time, and is unread until the other side reads it [DATA-14]', async () => {
    const { buyer, buyers, sellers, productId } = await bothSides()
    const { conversationId: id } = await buyers.messages.ask(about('product', productId, 'Is it in stock?'))
    const { rows } = await owner.query(
      'select conversation_id, sender_id, body, created_at from messages where conversation_id = $1',
      [id],
    )
    expect(rows).toEqual([
      { conversation_id: id, sender_id: buyer.id, body: 'Is it in stock?', created_at: clock.now() },
    ])
    const isRead = async () => (await buyers.messages.thread({ id })).messages[0]?.read
    expect([await isRead(), await unread(sellers), await unread(buyers)]).toEqual([false, 1, 0])
    await sellers.messages.markRead({ id, number: 1 })
    expect([await isRead(), await unread(sellers)]).toEqual([true, 0])
  })

  it('is delivered once a page of the other side has what came, in all conversations at once', async () => {
    const { buyer, buyers, sellers, productId } = await bothSides()
    const { conversationId: id } = await buyers.messages.ask(about('product', productId))
    const ticks = async () =>
      (await buyers.messages.thread({ id })).messages.map(({ delivered, read }) => [delivered, read])
    const stranger = await asPerson(await given.supplier())
    await stranger.messages.markDelivered({})
    await buyers.messages.markDelivered({})
    expect([await ticks(), (await sellers.messages.count({})).undelivered]).toEqual([[[false, false]], true])
    const toldBefore = await toldTo(buyer.companyId)
    await sellers.messages.markDelivered({})
    expect([await ticks(), (await sellers.messages.count({})).undelivered]).toEqual([[[true, false]], false])
    await sellers.messages.markDelivered({}) // nothing new: nobody is told
    expect((await toldTo(buyer.companyId)) - toldBefore).toBe(1)
    await say(buyers, id, 'Hello?')
    expect(await ticks()).toEqual([
      [true, false],
      [false, false],
    ])
    await sellers.messages.markRead({ id, number: 2 })
    expect(await ticks()).toEqual([
      [true, true],
      [true, true],
    ])
  })

  it('that is empty after trimming is not sent [MSG-04]', async () => {
    const { buyers, productId } = await bothSides()
    const { conversationId: id } = await buyers.messages.ask(about('product', productId))
    for (const body of ['', '  \n ', '\0'])
      expect(await say(buyers, id, body)).toMatchObject({
        code: 'INPUT_INVALID',
        args: { fields: { body: 'required' } },
      })
    expect(await bodies(buyers, id)).toHaveLength(1)
  })

  it('is one, however often it is sent and however many arrive at once', async () => {
    const { buyers, sellers, productId } = await bothSides()
    const question = about('product', productId)
    const asked = await Promise.all([1, 2, 3].map(() => buyers.messages.ask(question)))
    const id = asked[0]?.conversationId ?? ''
    const messageId = randomUUID()
    const sent = await Promise.all([1, 2, 3, 4].map(() => say(buyers, id, 'Hello?', messageId)))
    expect(new Set([...asked, ...sent].map((answer) => JSON.stringify(answer))).size).toBe(2)
    expect(await bodies(sellers, id)).toEqual(['they: Is it in stock?', 'they: Hello?'])
    expect(await unread(sellers)).toBe(2)
    // Neither another text nor another person takes its place.
    const taken = { code: 'WRONG_STATE', args: { state: 'sent' } }
    expect(await say(buyers, id, 'Other words', messageId)).toMatchObject(taken)
    expect(await say(sellers, id, 'Hello?', messageId)).toMatchObject(taken)
  })

  it('has the next number, without a hole, of many that are sent at once', async () => {
    const { buyers, sellers, productId } = await bothSides()
    const { conversationId: id } = await buyers.messages.ask(about('product', productId))
    await Promise.all(Array.from({ length: 20 }, (_, n) => say(n % 2 ? buyers : sellers, id, `${n}`)))
    const { messages } = await buyers.messages.thread({ id, limit: 100 })
    expect(messages.map(({ number }) => number)).toEqual(Array.from({ length: 21 }, (_, n) => n + 1))
    expect([await unread(buyers), await unread(sellers)]).toEqual([10, 11])
  })
})

describe('a stock phrase', () => {
  it('is kept as a key with what it says, in the thread, the list and a report’s copy', async () => {
    const { buyers, sellers, productId } = await bothSides()
    const { conversationId: id } = await buyers.messages.ask(about('product', productId))
    const messageId = randomUUID()
    const ready = { id, messageId, phrase: 'delivery.ready', body: '2026-11-30' } as const
    for (const _ of [1, 2]) expect(await sellers.messages.send.try(ready)).toMatchObject({ ok: true })
    await buyers.messages.send({ id, messageId: randomUUID(), phrase: 'thanks.thanks', body: '' })
    const shown = { phrase: 'delivery.ready', body: '2026-11-30' }
    expect((await buyers.messages.thread({ id })).messages.slice(1)).toMatchObject([
      shown,
      { phrase: 'thanks.thanks', body: '' },
    ])
    expect((await sellers.messages.list({})).items[0]?.last).toMatchObject({ phrase: 'thanks.thanks', body: '' })
    expect(await unread(buyers)).toBe(1)
    await buyers.messages.report({ id, reason: 'They never deliver.' }, randomUUID())
    const desk = await asPerson(await given.admin())
    const row = await reportOf(desk, 'They never deliver.')
    expect((await desk.inbox.get({ id: row?.id ?? '' })).subject).toMatchObject({
      copy: [{ phrase: null }, shown, { phrase: 'thanks.thanks' }],
    })
    // Its id is taken for good: by this phrase, not by the same words.
    expect(await say(sellers, id, '2026-11-30', messageId)).toMatchObject({ code: 'WRONG_STATE' })
  })

  it('says a number, a day or nothing, and no other is taken', async () => {
    const { buyers, productId } = await bothSides()
    const { conversationId: id } = await buyers.messages.ask(about('product', productId))
    const send = (phrase: string, body: string) =>
      buyers.messages.send.try({ id, messageId: randomUUID(), phrase: phrase as 'delivery.days', body })
    for (const [phrase, body] of [
      ['delivery.days', ''],
      ['delivery.days', '<b>15</b>'],
      ['delivery.ready', '2026-02-30'],
      ['thanks.thanks', 'and <b>more</b>'],
    ] as const)
      expect(await send(phrase, body)).toMatchObject({ code: 'INPUT_INVALID', args: { fields: { body: 'invalid' } } })
    expect(await send('thanks.everything', '')).toMatchObject({ code: 'INPUT_INVALID' })
    expect(await bodies(buyers, id)).toHaveLength(1)
  })

  it('is not for the desk, which reads and searches words', async () => {
    const [desk, customer] = [await asPerson(await given.admin()), await given.customer()]
    const { itemId } = await desk.inbox.write({ id: customer.companyId ?? '', body: 'Welcome.' }, randomUUID())
    const api = await asPerson(customer)
    expect(
      await api.messages.send.try({ id: itemId, messageId: randomUUID(), phrase: 'thanks.thanks', body: '' }),
    ).toMatchObject({ code: 'WRONG_STATE', args: { state: 'company' } })
  })
})

describe('a conversation', () => {
  it('shows the messages of exactly its sides, oldest first [MSG-07]', async () => {
    const { buyers, sellers, productId } = await bothSides()
    const others = await bothSides()
    const { conversationId: id } = await buyers.messages.ask(about('product', productId, 'First'))
    await others.buyers.messages.ask(about('product', productId, 'Of another customer'))
    await others.buyers.messages.ask(about('product', others.productId, 'To another supplier'))
    await say(sellers, id, 'Second')
    await say(buyers, id, 'Third')
    expect(await bodies(buyers, id)).toEqual(['we: First', 'they: Second', 'we: Third'])
    expect(await bodies(sellers, id)).toEqual(['they: First', 'we: Second', 'they: Third'])
    for (const api of [others.buyers, others.sellers]) {
      expect(await api.messages.thread.try({ id })).toMatchObject({ code: 'NOT_FOUND' })
      expect(await say(api, id, 'Me too')).toMatchObject({ code: 'NOT_FOUND' })
      expect(await api.messages.markRead.try({ id, number: 1 })).toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  it('stands in the list by its latest message, newest first, page by page [MSG-05]', async () => {
    const customer = await given.customer()
    const api = await asPerson(customer)
    const ids: string[] = []
    for (let n = 0; n < 5; n++) {
      clock.advance(1000)
      const { companyId } = await given.supplier()
      ids.push((await api.messages.ask(about('supplier', companyId ?? ''))).conversationId)
    }
    clock.advance(1000)
    await say(api, ids[1] ?? '', 'Once more')
    const first = await api.messages.list({ limit: 3 })
    const rest = await api.messages.list({ limit: 3, after: first.next ?? '' })
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual([1, 4, 3, 2, 0].map((n) => ids[n]))
    expect([first.items[0]?.last.body, rest.next]).toEqual(['Once more', null])
  })

  it('goes by the other side’s name, else a supplier’s shown e-mail, never a customer’s address [MSG-06]', async () => {
    const { buyer, seller, buyers, sellers, productId } = await bothSides()
    const { conversationId: id } = await buyers.messages.ask(about('product', productId, 'Is it in stock?'))
    const named = async (api: Api) => (await api.messages.list({})).items.find((row) => row.id === id)
    const companyName = async (table: string, company: string | null) =>
      (await owner.query(`select name from ${table} where id = $1`, [company])).rows[0].name
    expect([(await named(buyers))?.name, (await named(sellers))?.name, (await named(sellers))?.last.body]).toEqual([
      await companyName('suppliers', seller.companyId),
      await companyName('customers', buyer.companyId),
      'Is it in stock?',
    ])
    await owner.query("update customers set name = '—' where id = $1", [buyer.companyId])
    await owner.query("update suppliers set name = '—', business_email = 'ayakkabi@example.com' where id = $1", [
      seller.companyId,
    ])
    await say(buyers, id, 'Hello?')
    expect([(await named(buyers))?.name, (await named(sellers))?.name]).toEqual([
      'ayakkabi@example.com',
      'Faadumo Warsame',
    ])
    await owner.query("update people set full_name = '' where id = $1", [buyer.id])
    await owner.query('update suppliers set business_email = null where id = $1', [seller.companyId])
    await say(buyers, id, 'Hello?')
    expect([(await named(buyers))?.name, (await named(sellers))?.name]).toEqual(['', ''])
    const everything = JSON.stringify([await sellers.messages.list({}), await sellers.messages.thread({ id })])
    expect(everything).not.toContain(buyer.email)
  })

  it('is read by each person for themselves, and up to the message that they saw', async () => {
    const { buyer, seller, buyers, sellers } = await bothSides()
    const colleague = await asPerson(await colleagueOf(seller))
    const id = await givenChatOf(opened, buyer.companyId ?? '', seller.companyId ?? '')
    await givenMessages(opened, id, { side: 'customer', senderId: buyer.id, count: 5 })
    expect([await unread(sellers), await unread(colleague), await unread(buyers)]).toEqual([5, 5, 0])
    await sellers.messages.markRead({ id, number: 3 })
    expect([await unread(sellers), await unread(colleague)]).toEqual([2, 5])
    await sellers.messages.markRead({ id, number: 1 }) // what was seen stays seen
    expect(await unread(sellers)).toBe(2)
    await sellers.messages.markRead({ id, number: 2_000_000 }) // there are no more than five
    await say(sellers, id, 'Here I am')
    expect([await unread(sellers), await unread(colleague), await unread(buyers)]).toEqual([0, 5, 1])
    await givenMessages(opened, id, { side: 'customer' })
    expect([await unread(sellers), await unread(colleague)]).toEqual([1, 6])
    expect((await buyers.messages.thread({ id })).messages.map(({ read }) => read)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ])
  })

  it('counts for nobody who has left the company', async () => {
    const { buyer, seller } = await bothSides()
    const colleague = await colleagueOf(seller)
    const api = await asPerson(colleague)
    const id = await givenChatOf(opened, buyer.companyId ?? '', seller.companyId ?? '')
    await givenMessages(opened, id, { side: 'customer' })
    expect(await unread(api)).toBe(1)
    const { companyId: next } = await given.supplier()
    await owner.query('update people set company_id = $2 where id = $1', [colleague.id, next])
    const later = await asPerson({ ...colleague, companyId: next })
    expect([await unread(later), (await later.messages.list({})).items]).toEqual([0, []])
    expect(await later.messages.thread.try({ id })).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('who blocked the other side', () => {
  it('hears nothing from them, and neither writes until it is lifted; the other can’t lift it', async () => {
    const { buyer, buyers, sellers, productId } = await bothSides()
    const { conversationId: id } = await buyers.messages.ask(about('product', productId))
    const acts = async (api: Api) => (await api.messages.thread({ id })).may
    await sellers.messages.block({ id, blocked: true })
    const blocked = { code: 'WRONG_STATE', args: { state: 'blocked' } }
    const colleague = await asPerson(await colleagueOf(buyer))
    for (const api of [buyers, colleague, sellers]) expect(await say(api, id, 'Hello?')).toMatchObject(blocked)
    expect(await buyers.messages.ask.try(about('product', productId))).toMatchObject(blocked)
    expect([await acts(buyers), await acts(sellers)]).toEqual([
      ['block', 'report'],
      ['unblock', 'report'],
    ])
    await buyers.messages.block({ id, blocked: false })
    expect(await say(buyers, id, 'Hello?')).toMatchObject(blocked)
    await sellers.messages.block({ id, blocked: false })
    expect([(await say(buyers, id, 'Hello?')).ok, await acts(buyers)]).toEqual([true, ['write', 'block', 'report']])
  })
})

describe('a report', () => {
  it('stands on the desk’s list with a copy, which stays as it was, and is answered to who reported', async () => {
    const desk = await asPerson(await given.admin())
    const { buyer, seller, buyers, sellers, productId } = await bothSides()
    const { conversationId: id } = await buyers.messages.ask(about('product', productId, 'How do I pay?'))
    await say(sellers, id, 'Send cash to my cousin.')
    await buyers.messages.report({ id, reason: 'They ask for money elsewhere.' }, randomUUID())
    await say(buyers, id, 'After the report')
    const row = await reportOf(desk, 'They ask for money elsewhere.')
    const item = await desk.inbox.get({ id: row?.id ?? '' })
    expect(item).toMatchObject({
      who: 'Faadumo Warsame',
      beginning: 'They ask for money elsewhere.',
      recipient: { email: buyer.email },
      subject: {
        kind: 'report',
        message: 'They ask for money elsewhere.',
        copy: [
          { side: 'customer', body: 'How do I pay?' },
          { side: 'supplier', body: 'Send cash to my cousin.' },
        ],
      },
    })
    await desk.inbox.reply({ id: item.id, version: item.version, body: 'We look into it.' }, randomUUID())
    // Neither side reads what the desk and the reporter write about it.
    for (const api of [buyers, sellers])
      expect((await api.messages.list({})).items.map((conversation) => conversation.id)).toEqual([id])
    expect(seller.companyId).not.toBeNull()
  })
})

describe('the desk', () => {
  it('writes to any company, whose members read it, and has their answer on its list', async () => {
    const desk = await asPerson(await given.admin())
    for (const person of [await given.customer(), await given.supplier()]) {
      const api = await asPerson(await colleagueOf(person))
      const { itemId } = await desk.inbox.write({ id: person.companyId ?? '', body: 'Welcome.' }, randomUUID())
      expect(await unread(api)).toBe(1)
      const [row] = (await api.messages.list({})).items
      expect(row).toMatchObject({ id: itemId, withDesk: true, last: { side: 'desk', body: 'Welcome.' } })
      expect((await api.messages.thread({ id: itemId })).may).toEqual(['write'])
      expect(await api.messages.block.try({ id: itemId, blocked: true })).toMatchObject({ code: 'NOT_FOUND' })
      await say(api, itemId, 'Thank you.')
      const item = await desk.inbox.get({ id: itemId })
      expect(item).toMatchObject({ state: 'new', beginning: 'Thank you.', subject: { role: person.role } })
      expect(item.messages.map(({ side, body }) => [side, body])).toEqual([
        ['desk', 'Welcome.'],
        [person.role, 'Thank you.'],
      ])
      expect(await desk.inbox.write({ id: person.companyId ?? '', body: 'Gladly.' }, randomUUID())).toEqual({ itemId })
    }
  })
})

it('nobody reads, marks or blocks what is between others, whatever they send', async () => {
  const chat = await givenChat(opened, await given.customer())
  const stranger = await asPerson(await given.customer())
  const answers = [
    await stranger.messages.thread.try({ id: chat }),
    await stranger.messages.markRead.try({ id: chat, number: 1 }),
    await stranger.messages.block.try({ id: chat, blocked: true }),
    await stranger.messages.report.try({ id: chat, reason: 'Show me.' }, randomUUID()),
    await say(stranger, chat, 'Hello'),
  ]
  expect(answers.map((answer) => !answer.ok && answer.code)).toEqual(answers.map(() => 'NOT_FOUND'))
})
