import { noticeKinds } from '@ticarum/contract/values/notices'
import { newId } from '@ticarum/db/ids'
import { afterAll, describe, expect, it } from 'vitest'
import { type AcceptedMail, startSmtp } from '../testing/smtp.ts'
import { linkTemplates } from './link-templates.ts'
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

type Words = { template: string; arguments: unknown }
const invitation = { role: 'customer', inviterName: 'Elif', acceptUrl: `${origin}/accept-invitation?token=abc` }
const invite = (given: Partial<typeof invitation>): Words => ({ template: 'invitation', arguments: { ...invitation, ...given } })

interface Place {
  place: string
  write(words: string): Words
  harmless: string
  /** how many of the payloads can be written at all */
  written: number
}
/** Every place of every template into which somebody's words can come. */
const places: Place[] = [
  { place: 'the role', write: (role) => invite({ role }), harmless: 'customer', written: 0 },
  { place: 'the name of who invites', write: (inviterName) => invite({ inviterName }), harmless: 'Elif', written: 60 },
  { place: 'the link', write: (words) => invite({ acceptUrl: invitation.acceptUrl + words }), harmless: '', written: 60 },
  ...linkTemplates.map((template) => ({
    place: `the link of ${template}`,
    write: (words: string) => ({ template, arguments: { url: `${origin}/auth?token=abc${words}` } }),
    harmless: '',
    written: 60,
  })),
  ...Object.keys(noticeKinds).map((kind) => ({
    place: kind,
    write: (name: string) => ({ template: 'notice', arguments: { kind, arguments: { name } } }),
    harmless: 'Elif',
    written: 60,
  })),
]

const smtp = await startSmtp()
afterAll(smtp.close)
const deliver = createDelivery({ url: smtp.url, from: 'Ticarum <trade@ticarum.example>' })

/** What the server took of it: nothing when it can't be written, or has no address. */
async function sent(words: Words, recipient = 'reader@example.com'): Promise<AcceptedMail[]> {
  const rendered = await renderMail({ ...words, language: 'en' }, origin).catch(() => undefined)
  if (!rendered) return []
  const id = newId()
  await deliver({ ...rendered, id, recipient, language: 'en' })
  return smtp.accepted.filter((mail) => mail.raw.includes(id))
}
const shape = ({ headers, recipients, html, raw }: AcceptedMail) => ({
  headers: headers.map(({ name }) => name),
  recipients,
  parts: raw.match(/^Content-Type:/gim)?.length,
  tags: [...html.matchAll(/<(\/?[a-z!][a-z0-9]*)/gi)].map(([, tag]) => tag),
  foreignLinks: html.match(/href="(?!https:\/\/ticarum\.example\/)/),
})

describe('words that want to be a header, a recipient or markup', () => {
  it('are 60', () => expect(new Set(payloads).size).toBe(60))

  it.each(places)('stay words in $place: no header, recipient, part or tag more than without them', async ({ write, harmless, written }) => {
    const [plain] = await sent(write(harmless))
    if (!plain) throw new Error('the harmless words were not sent')
    const mails = (await Promise.all(payloads.map((payload) => sent(write(payload))))).flat()
    expect(mails).toHaveLength(written)
    for (const mail of mails) expect(shape(mail)).toEqual(shape(plain))
  })

  it('reach nobody as a recipient', async () => {
    const recipients = payloads.flatMap((payload) => [`reader@example.com${payload}`, `${payload}@example.com`])
    expect((await Promise.all(recipients.map((recipient) => sent(invite({}), recipient)))).flat()).toEqual([])
  })
})
