import { randomUUID } from 'node:crypto'
import { type AddressInfo, createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createTextChannels } from '../platform/text-channels.ts'
import { orderOf } from '../testing/given-orders.ts'
import { openDoor } from '../testing/open-door.ts'
import { openWorker } from '../testing/open-worker.ts'
import { startTextService, type TextFault } from '../testing/text-service.ts'

/** Everything by which a mail server may say that it has taken something. */
const successes = {
  'several lines': '250-2.0.0 Ok\r\n250-queued as 4711\r\n250 thank you',
  'a code alone': '250',
  'another code': '251 User not local; will forward',
  'a further object': '250 {"success":false,"error":"none","data":[1,2]}',
  'the words of a refusal': '250 550 5.7.1 refused, not',
  'other letters': '250 Teşekkürler, شكراً',
  'a very long line': `250 ${'x'.repeat(5000)}`,
}

/** A mail server that answers every command by the same words, and keeps nothing. */
async function mailServerSaying(success: string): Promise<string> {
  const server = createServer((socket) => {
    let inMessage = false
    socket.on('error', () => {}) // a client that does not wait for the end
    socket.write('220 mail.example ESMTP\r\n')
    createInterface(socket).on('line', (line) => {
      if (inMessage && line !== '.') return
      inMessage = line === 'DATA'
      if (line.startsWith('EHLO')) socket.write('250 mail.example\r\n')
      else if (inMessage) socket.write('354 go on\r\n')
      else if (line === 'QUIT') socket.end('221 bye\r\n')
      else socket.write(`${success}\r\n`)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const opened = await openDoor()
const { given, owner, asPerson, urls } = opened

it.each(Object.entries(successes))('order, invitation and inquiry work with %s [SYS-15]', async (_, success) => {
  const [customer, admin] = [await given.customer(), await given.admin()]
  const { id: productId } = await given.product({ supplierId: (await given.supplier()).companyId ?? '' })
  await owner.query("update company_private set inbox = 'desk@ticarum.example'")
  const [buyer, desk] = [await asPerson(customer), await asPerson(admin)]

  const order = await buyer.orders.place(orderOf(productId, 1), randomUUID())
  await buyer.orders.inquire({ id: order.id, message: 'When will it arrive?' }, randomUUID())
  const invitation = { email: `${randomUUID()}@example.com`, role: 'supplier' } as const
  const { id } = await desk.invitations.send(invitation, randomUUID())
  const url = await mailServerSaying(success)
  await openWorker(urls, { mailServer: { url, from: 'Ticarum <trade@ticarum.example>', patience: 5000 } })

  // What the page of the invitation asks, and the log in which the desk sees what failed.
  await vi.waitFor(async () => expect(await desk.invitations.get({ id })).toMatchObject({ mailState: 'sent' }), {
    timeout: 60_000,
    interval: 50,
  })
  await vi.waitFor(
    async () => {
      const { rows } = await owner.query('select template, state, tries from mail_log where state <> $1', ['sent'])
      expect(rows).toEqual([])
    },
    { timeout: 60_000, interval: 50 },
  )
  const { rows } = await owner.query('select distinct template, tries from mail_log')
  expect(rows.map(({ template }) => template)).toEqual(
    expect.arrayContaining(['order-placed', 'order-received', 'order-inquiry', 'invitation']),
  )
  expect(rows.every(({ tries }) => tries === 1)).toBe(true)
  await desk.mail.list({})
  expect(await buyer.orders.get({ id: order.id })).toMatchObject({ id: order.id })
})

it.each<[string, TextFault]>([
  ['nothing', { status: 204 }],
  ['another shape', { status: 200, body: [] }],
  ['the shape of a refusal', { status: 201, body: { error: { code: 131_026 } } }],
  ['much more', { status: 202, body: { messages: [], contacts: [{}], further: 'x'.repeat(100_000) } }],
])('a telephone’s message is sent whose service answers with success and %s [SYS-15]', async (_, answer) => {
  const service = await startTextService(() => answer)
  onTestFinished(service.close)
  for (const send of Object.values(createTextChannels(service.settings)))
    expect(
      await send({
        id: randomUUID(),
        number: '+252612345678',
        language: 'so',
        content: { template: 'code', code: '123456', text: '123456' },
      }),
    ).toEqual({ outcome: 'accepted' })
})
