import { tried } from '@ticarum/contract/testing/tried'
import { noticeKinds } from '@ticarum/contract/values/notifications'
import { newId } from '@ticarum/db/ids'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type AcceptedMail, startSmtp } from '../testing/smtp.ts'
import { linkTemplates } from './link-templates.ts'
import { orderTemplates } from './order-templates.ts'
import { renderMail } from './render-mail.ts'
import { createDelivery } from './transport.ts'

const origin = 'https://ticarum.example'
const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\0\r\n', '%0d%0a', '\\r\\n', '\\x0d\\x0a', '\\u000a']
const injected = [
  'Bcc: victim@evil.example',
  'To: victim@evil.example\r\nX-Planted: 1',
  'Content-Type: text/html\r\n\r\n<script>alert(1)</script>',
  '\r\n--boundary\r\nX-Planted: 1',
  '.\r\nRCPT TO:<victim@evil.example>\r\nDATA',
  '"><img src=x onerror=alert(1)><a href="https://evil.example" x="',
]
const payloads = breaks.flatMap((lineBreak) => injected.map((header) => `x${lineBreak}${header}`))

type TemplateArguments = { template: string; arguments: unknown }
const invitation = { role: 'customer', inviterName: 'Elif', token: 'abc' }
const invite = (given: Partial<typeof invitation>): TemplateArguments => ({
  template: 'invitation',
  arguments: { ...invitation, ...given },
})

const order = {
  orderId: newId(),
  number: 'TC-10001',
  customerName: 'Ayaan',
  customerEmail: 'ayaan@example.com',
  supplierName: 'Erciyes',
  productName: 'Shirt',
  furtherProducts: 1,
  quantity: 3,
  totalCents: 3750n,
  incoterm: 'FOB',
  place: 'Mersin',
  notes: 'Call first.',
  depositCents: 1125n,
  depositDays: 3,
  ways: 'Ziraat Bankası',
}
const inquiry = {
  orderId: order.orderId,
  number: order.number,
  customerName: 'Ayaan',
  customerEmail: 'ayaan@example.com',
  productName: 'Shirt',
  message: 'When?',
}
const severalNotes = (text: string) => ({
  group: 'orders',
  count: 2,
  kinds: ['order.note'],
  orders: 1,
  role: 'customer',
  further: 0,
  notices: [text, 'Fine.'].map((words) => ({
    kind: 'order.note',
    arguments: { orderId: order.orderId, number: order.number, name: 'Ayaan', text: words },
  })),
  from: '2026-03-02T08:00:00.000Z',
  to: '2026-03-02T08:01:00.000Z',
})
const contact = { id: order.orderId, name: 'Ayaan', email: 'ayaan@example.com', message: 'Do you ship?' }
const need = { id: order.orderId, name: 'Ayaan', email: 'ayaan@example.com', what: 'Plastic chairs.' }
const application = {
  id: order.orderId,
  companyName: 'Talas',
  category: 'home',
  contactPerson: 'Kerem',
  email: 'kerem@example.com',
  phone: '+90',
  address: 'Kayseri',
  productDescription: 'Tables.',
  files: 2,
}
/** Texts of several lines: each line becomes a paragraph. */
const ofLines = [
  { template: 'order-inquiry', args: inquiry, lines: 'message' },
  { template: 'contact-message', args: contact, lines: 'message' },
  { template: 'need', args: need, lines: 'what' },
  { template: 'supplier-application', args: application, lines: 'productDescription' },
]
/** Puts the payload into each of its texts in turn, line by line where lines are allowed. */
const wordsOf = (template: string, args: Record<string, unknown>, but: string[] = []): Place[] =>
  Object.entries(args).flatMap(([name, harmless]) =>
    typeof harmless === 'string' && !['orderId', 'id', ...but].includes(name)
      ? [
          {
            place: `${name} of ${template}`,
            write: (words: string) => ({ template, arguments: { ...args, [name]: words } }),
            harmless,
            written: 60,
          },
        ]
      : [],
  )

interface Place {
  place: string
  write(words: string): TemplateArguments
  harmless: string
  /** the number of payloads that can be rendered at all */
  written: number
  /** all payloads, if not given */
  tried?: string[]
}
/** Every place of every template that shows somebody's own words. */
const places: Place[] = [
  { place: 'the role', write: (role) => invite({ role }), harmless: 'customer', written: 0 },
  { place: 'the name of who invites', write: (inviterName) => invite({ inviterName }), harmless: 'Elif', written: 60 },
  {
    place: 'the token',
    write: (token) => invite({ token }),
    harmless: 'abc',
    written: 60,
  },
  ...linkTemplates.map((template) => ({
    place: `the token of ${template}`,
    write: (token: string) => ({ template, arguments: { token } }),
    harmless: 'abc',
    written: 60,
  })),
  ...orderTemplates.flatMap((template) => wordsOf(template, order, ['incoterm'])),
  {
    place: 'the total of an order',
    write: (totalCents) => ({ template: 'order-placed', arguments: { ...order, totalCents } }),
    harmless: '100',
    written: 0,
  },
  {
    place: 'the price basis of an order',
    write: (incoterm) => ({ template: 'order-placed', arguments: { ...order, incoterm } }),
    harmless: 'FOB',
    written: 0,
  },
  ...ofLines.flatMap(({ template, args, lines }) => wordsOf(template, args, [lines, 'email', 'category'])),
  // The reply address must be an e-mail and nothing else.
  {
    place: 'the address of who wrote',
    write: (email) => ({ template: 'contact-message', arguments: { ...contact, email } }),
    harmless: contact.email,
    written: 0,
  },
  {
    place: 'the address of who needs something',
    write: (email) => ({ template: 'need', arguments: { ...need, email } }),
    harmless: need.email,
    written: 0,
  },
  {
    place: 'the address of who applies',
    write: (email) => ({ template: 'supplier-application', arguments: { ...application, email } }),
    harmless: contact.email,
    written: 0,
  },
  {
    place: 'the category',
    write: (category) => ({ template: 'supplier-application', arguments: { ...application, category } }),
    harmless: 'home',
    written: 0,
  },
  {
    place: 'one of several notices',
    write: (text) => ({ template: 'notices', arguments: severalNotes(text) }),
    harmless: 'Elif',
    written: payloads.length,
  },
  // One template for all kinds: each kind gets another sixth of the payloads.
  ...Object.keys(noticeKinds).map((kind, number) => ({
    place: kind,
    write: (name: string) => ({ template: 'notice', arguments: { kind, arguments: { name } } }),
    harmless: 'Elif',
    tried: payloads.filter((_, n) => (n + Math.floor(n / 6)) % 6 === number % 6),
    written: 10,
  })),
]

const smtp = await startSmtp()
afterAll(smtp.close)
beforeEach(() => {
  smtp.accepted.length = 0
})
const deliver = createDelivery({ url: smtp.url, from: 'Ticarum <trade@ticarum.example>' })

/** What the mail server received: nothing if the payload cannot be rendered or has no address. */
async function sent(words: TemplateArguments, recipient = 'reader@example.com'): Promise<AcceptedMail[]> {
  const rendered = await renderMail({ ...words, language: 'en' }, origin).catch(() => undefined)
  if (!rendered) return []
  const id = newId()
  await deliver({ ...rendered, id, recipient, language: 'en' })
  return smtp.accepted.filter((mail) => mail.raw.includes(id))
}
const shape = ({ headers, recipients, html, raw }: AcceptedMail) => ({
  headers: headers.map(({ name }) => name),
  recipients,
  // A long text may continue on a line that looks like a header.
  parts: raw.match(/^--\S+\r\nContent-Type:/gim)?.length,
  tags: [...html.matchAll(/<(\/?[a-z!][a-z0-9]*)/gi)].map(([, tag]) => tag),
  // One that passes the notice on carries its words, encoded.
  foreignLinks: html.match(/href="(?!https:\/\/ticarum\.example\/|https:\/\/wa\.me\/\?text=[\w%.~!*()&#;-]*")/),
})

describe('words that want to be a header, a recipient or markup', () => {
  it('are 60', () => expect(new Set(payloads).size).toBe(60))

  it.each(places)(
    'stay text in $place: they add no header, recipient, part or tag',
    async ({ write, harmless, written, tried: payloadsHere = payloads }) => {
      const [plain] = await sent(write(harmless))
      if (!plain) throw new Error('the harmless words were not sent')
      const mails = (await Promise.all(payloadsHere.map((payload) => sent(write(payload))))).flat()
      tried('mail', mails.length)
      expect(mails).toHaveLength(written)
      for (const mail of mails) expect(shape(mail)).toEqual(shape(plain))
    },
  )

  it.each(ofLines)(
    'stay text in the lines of $template: each line is a paragraph',
    async ({ template, args, lines }) => {
      tried('mail', payloads.length)
      const [plain] = await sent({ template, arguments: args })
      for (const payload of payloads) {
        const [mail] = await sent({ template, arguments: { ...args, [lines]: payload } })
        if (!mail || !plain) throw new Error('it was not sent')
        const { tags, ...shaped } = shape(mail)
        const { tags: plainTags, ...plainly } = shape(plain)
        expect(shaped).toEqual(plainly)
        expect(new Set(tags)).toEqual(new Set(plainTags))
      }
    },
  )

  it('reach nobody as a recipient', async () => {
    const recipients = payloads.flatMap((payload) => [`reader@example.com${payload}`, `${payload}@example.com`])
    tried('mail', recipients.length)
    expect((await Promise.all(recipients.map((recipient) => sent(invite({}), recipient)))).flat()).toEqual([])
  })

  it('never become a reply address: an invalid one adds no header', async () => {
    const answered = [contact.email, ...payloads.map((payload) => `reader@example.com${payload}`)]
    const rendered = await renderMail({ ...invite({}), language: 'en' }, origin)
    const ids = await Promise.all(
      answered.map(async (replyTo) => {
        const id = newId()
        await deliver({ ...rendered, replyTo, id, recipient: 'reader@example.com', language: 'en' })
        return id
      }),
    )
    const headersOf = (id: string) =>
      smtp.accepted
        .find(({ raw }) => raw.includes(id))
        ?.headers.filter(({ name }) => name.toLowerCase() === 'reply-to')
        .map(({ value }) => value)
    expect(ids.map(headersOf)).toEqual([[contact.email], ...payloads.map(() => [])])
  })
})
