import { randomUUID } from 'node:crypto'
import { tried } from '@ticarum/contract/testing/tried'
import type { GivenPerson } from '@ticarum/db/testing/given'
import { expect, it } from 'vitest'
import { openHttp } from '../../testing/open-http.ts'
import { redPicture } from '../../testing/pictures.ts'
import { readEverything } from '../../testing/read-everything.ts'

const opened = await openHttp()
const { given, owner, asPerson } = opened

/** A conversation of two companies: its words are its name. */
interface Written {
  name: string
  customer: GivenPerson
  supplier: GivenPerson
}

const isDeal = (name: string) => !name.startsWith('chat')

/** Both sides write, and the customer sends a file; `order…` and `quote…` are threads of one, `chat…` of none. */
async function write({ name, customer, supplier }: Written): Promise<void> {
  const [buyers, sellers] = [await asPerson(customer), await asPerson(supplier)]
  const said = () => ({ messageId: randomUUID(), body: `${name} said` })
  const about = { kind: 'supplier', subjectId: supplier.companyId ?? '' } as const
  const deal = { customer, supplierId: supplier.companyId ?? '' }
  const id = isDeal(name)
    ? (await (name.startsWith('order') ? given.order(deal) : given.quote(deal))).id
    : (await buyers.messages.ask({ ...about, ...said() })).conversationId
  if (isDeal(name)) await buyers.messages.send({ id, ...said() })
  await sellers.messages.send({ id, ...said() })
  const file = ReadableStream.from([redPicture])
  await buyers.messages.sendFile({ id, fileName: `${name} list.png`, file }, randomUUID())
}

it('everybody finds conversations of their company and no other, the desk those of deals [PERM-24]', async () => {
  const [amina, barre] = [await given.customer(), await given.customer()]
  const [selin, tuna] = [await given.supplier(), await given.supplier()]
  const colleague = await given.customer({ companyId: amina.companyId ?? '', owner: false })
  const [stranger, admin] = [await given.person(null), await given.admin()]
  const all: Written[] = [
    { name: 'chat-amina-selin', customer: amina, supplier: selin },
    { name: 'chat-amina-tuna', customer: amina, supplier: tuna },
    { name: 'chat-barre-selin', customer: barre, supplier: selin },
    { name: 'order-amina-selin', customer: amina, supplier: selin },
    { name: 'order-barre-tuna', customer: barre, supplier: tuna },
    { name: 'quote-barre-selin', customer: barre, supplier: selin },
  ]
  for (const conversation of all) await write(conversation)
  const { rows } = await owner.query<{ id: string }>(
    `select id from conversations union select subject_id from conversations where kind <> 'chat'
      union select message_id from message_files`,
  )
  const ids = rows.map(({ id }) => id)

  const isSide = ({ companyId }: GivenPerson, { customer, supplier }: Written) =>
    [customer.companyId, supplier.companyId].includes(companyId)
  for (const [who, person] of Object.entries({ amina, colleague, barre, selin, tuna, stranger, admin })) {
    const read = await readEverything(opened, person, ids)
    tried('field', read.length)
    const own = all.filter((each) => (person === admin ? isDeal(each.name) : isSide(person, each)))
    for (const each of all) {
      const asked = new Set(read.filter(({ text }) => text.includes(each.name)).map((answer) => answer.asked))
      if (own.includes(each)) expect([...asked], `${who} reads ${each.name}`).toContain('messages.getFile')
      else expect([...asked], `${who} does not read ${each.name}`).toEqual([])
    }
  }

  const unread = async (person: GivenPerson) => (await (await asPerson(person)).messages.count({})).unread
  expect(await Promise.all([amina, colleague, barre, selin, tuna].map(unread))).toEqual([3, 3, 3, 8, 4])
})

it.each(['customer', 'supplier'] as const)(
  'a %s begins a chat, and both sides answer in it [PERM-14]',
  async (first) => {
    const [customer, supplier] = [await given.customer(), await given.supplier()]
    const { id: orderId } = await given.order({ customer, supplierId: supplier.companyId ?? '' })
    const [buyers, sellers] = [await asPerson(customer), await asPerson(supplier)]
    const [begins, answers] = first === 'customer' ? [buyers, sellers] : [sellers, buyers]
    const said = (body: string) => ({ messageId: randomUUID(), body })

    const question = { kind: 'order', subjectId: orderId, ...said('Are the sizes right?') } as const
    const { conversationId: id } = await begins.messages.ask(question)
    await answers.messages.send({ id, ...said('They are.') })
    await begins.messages.send({ id, ...said('Good.') })

    for (const [api, mine] of [
      [begins, [true, false, true]],
      [answers, [false, true, false]],
    ] as const) {
      const { messages } = await api.messages.thread({ id })
      expect(messages.map(({ body }) => body)).toEqual(['Are the sizes right?', 'They are.', 'Good.'])
      expect(messages.map((message) => message.mine)).toEqual(mine)
      expect((await api.messages.list({})).items).toMatchObject([{ id, last: { body: 'Good.' } }])
    }
  },
)
