import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Api } from '../../client.ts'
import { givenChatOf, givenMessages } from '../../testing/given-messages.ts'
import { openDoor } from '../../testing/open-door.ts'

const opened = await openDoor()
const { given, owner, asPerson, clock } = opened

const [buyer, seller, stranger] = [await given.customer(), await given.supplier(), await given.customer()]
const supplierId = seller.companyId ?? ''
const { id: orderId } = await given.order({ customer: buyer, supplierId })
const chat = await givenChatOf(opened, buyer.companyId ?? '', supplierId)
const [buyers, sellers, strangers] = [await asPerson(buyer), await asPerson(seller), await asPerson(stranger)]
const desk = await asPerson(await given.admin())

async function say(api: Api, id: string, body: string): Promise<void> {
  clock.advance(1000)
  await api.messages.send({ id, messageId: randomUUID(), body })
}
const found = async (api: Api, q: string) => (await api.messages.search({ q })).items
const excerpts = async (api: Api, q: string) => (await found(api, q)).map(({ message }) => message.excerpt)

it('finds words of one’s own conversations, however they are typed, the newest first', async () => {
  await say(buyers, chat, 'Are the ŞİŞE in İstanbul, or with you?')
  await say(sellers, orderId, 'The şişe are packed; زجاجة واحدة كُسرت')
  await say(buyers, orderId, 'Please send a picture of the broken one.')
  await owner.query("update messages set created_at = created_at - interval '400 days' where conversation_id = $1", [
    chat,
  ])
  for (const api of [buyers, sellers]) {
    expect(await excerpts(api, 'sise')).toEqual([
      'The şişe are packed; زجاجة واحدة كُسرت',
      'Are the ŞİŞE in İstanbul, or with you?',
    ])
    expect(await excerpts(api, 'istanb')).toHaveLength(1)
    expect(await excerpts(api, 'كسرت')).toHaveLength(1)
    expect(await excerpts(api, 'packed sis')).toHaveLength(1)
    expect(await excerpts(api, 'packed istanbul')).toEqual([])
    expect(await excerpts(api, '?!')).toEqual([])
  }
  const [inDeal, inChat] = await found(buyers, 'sise')
  expect(inDeal).toMatchObject({ id: orderId, order: { id: orderId }, message: { number: 1, mine: false } })
  expect(inChat).toMatchObject({ id: chat, order: null, message: { number: 1, mine: true } })
})

it('finds nothing of others, and for the desk nothing of chats', async () => {
  expect(await excerpts(strangers, 'sise')).toEqual([])
  expect(await excerpts(desk, 'sise')).toEqual(['The şişe are packed; زجاجة واحدة كُسرت'])
  const { itemId } = await desk.inbox.write({ id: stranger.companyId ?? '', body: 'Your şişe?' }, randomUUID())
  expect(await found(desk, 'your sise')).toMatchObject([{ id: itemId, withDesk: false, order: null }])
  expect(await found(strangers, 'your sise')).toMatchObject([{ id: itemId, withDesk: true, name: '' }])
  // What looks like an entry of another's index is words like any other.
  await say(strangers, itemId, `${buyer.companyId}/forged desk/forged`)
  for (const api of [buyers, sellers]) expect(await excerpts(api, 'forged')).toEqual([])
})

it('finds the latest thirty, and no stock phrases', async () => {
  await givenMessages(opened, chat, { side: 'supplier', count: 40 })
  const all = await found(buyers, 'message')
  expect(all).toHaveLength(30)
  const { rows } = await owner.query<{ number: number }>(
    `select number from messages where conversation_id = $1 and body like 'Message %'
      order by created_at desc, id desc limit 30`,
    [chat],
  )
  expect(all.map(({ message }) => message.number)).toEqual(rows.map(({ number }) => number))
  await buyers.messages.send({ id: chat, messageId: randomUUID(), body: '777', phrase: 'payment.price' })
  expect(await excerpts(buyers, '777')).toEqual([])
})
