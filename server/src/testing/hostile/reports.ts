import { newId } from '@ticarum/db/ids'
import { createBounceAddresses, createReplyAddresses } from '../../mail/inbound/reply-address.ts'
import { aMail, inbound } from '../answer-by-mail.ts'

interface Reported {
  from?: string
  to: string
  raw: string
}
interface HostileReport extends Reported {
  name: string
  /** the last step with the code of its reply, and what the log says */
  becomes: string
}

interface Mailed {
  recipient: string
  /** where reports about the mail go */
  returnPath: string
}

type Fields = Record<string, string | undefined>

/** A report of delivery as servers write it; a field that is set to undefined is left out. */
export function aReport(
  recipient: string,
  fields: Fields = {},
  headers: Record<string, string | string[]> = {},
): string {
  const all = {
    'Final-Recipient': `rfc822; ${recipient}`,
    Action: 'failed',
    Status: '5.1.1',
    'Diagnostic-Code': 'smtp; 550 5.1.1 no such user',
    ...fields,
  }
  const reader = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
  return reportOf(statusPart(reader.join('\r\n')), headers)
}
const statusPart = (readers: string) =>
  `Content-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example.com\r\n\r\n${readers}\r\n`
function reportOf(parts: string, headers: Record<string, string | string[]> = {}): string {
  const words = 'Content-Type: text/plain\r\n\r\nIt could not be delivered.\r\n'
  const original = `Content-Type: message/rfc822\r\n\r\n${aMail('Our mail.')}`
  return aMail(`${[words, parts, original].map((part) => `--b\r\n${part}`).join('\r\n')}\r\n--b--`, {
    From: 'Mail Delivery System <MAILER-DAEMON@mx.example.com>',
    'Auto-Submitted': 'auto-replied',
    'Content-Type': 'multipart/report; report-type=delivery-status;\r\n boundary=b',
    ...headers,
  })
}

const DAY = 24 * 3600 * 1000
const bounces = createBounceAddresses(inbound)
const changed = (address: string, at: number) =>
  address.slice(0, at) + (address[at] === '0' ? '1' : '0') + address.slice(at + 1)

/** Addresses for reports that nobody got from us. */
function wrongAddresses({ returnPath }: Mailed): [string, string][] {
  const [local = '', domain = ''] = returnPath.split('@')
  const foreign = createBounceAddresses({ ...inbound, secret: 'another secret, which is just as long' })
  const now = Date.now()
  return [
    ['no token', `bounce@${domain}`],
    ['a token of zeros', `bounce+1${'0'.repeat(55)}@${domain}`],
    ['a token signed with another secret', foreign.addressOf(newId(), new Date())],
    ['a token of an answer', createReplyAddresses(inbound).addressOf(newId(), new Date()).replace('reply', 'bounce')],
    ['a token for another mail', changed(returnPath, 14)],
    ['a token with a later last day', changed(returnPath, 7 + 1 + 27)],
    ['a token with another signature', changed(returnPath, 50)],
    ['a token of another version', returnPath.replace('bounce+1', 'bounce+2')],
    ['a token that has expired', bounces.addressOf(newId(), new Date(now - 31 * DAY))],
    ['a token that goes on', `${local}0@${domain}`],
    ['a token at another domain', `${local}@evil.example`],
  ]
}

/** Reports about an e-mail that went to `mailed`; `other` is one to somebody else. None may have an effect. */
export function hostileReports(mailed: Mailed, other: Mailed): HostileReport[] {
  const { recipient, returnPath } = mailed
  const [to, none] = [returnPath, 'data 250 report: none']
  const about = (name: string, fields: Fields, becomes = none) => ({
    name,
    to,
    becomes,
    raw: aReport(recipient, fields),
  })
  const shaped = (name: string, raw: string, becomes = none) => ({ name, to, becomes, raw })
  const within = aReport(recipient).replace('boundary=b', 'boundary=c').replaceAll('--b', '--c')
  const group = (reader: string) => `Final-Recipient: rfc822; ${reader}\r\nAction: failed\r\nStatus: 5.1.1\r\n`
  return [
    ...wrongAddresses(mailed).map(([name, address]) => ({
      name,
      to: address,
      becomes: 'rcpt 550',
      raw: aReport(recipient),
    })),
    {
      name: 'a mail that was never sent',
      to: bounces.addressOf(newId(), new Date()),
      becomes: 'data 250 report: repeated',
      raw: aReport(recipient),
    },
    { name: "another's message", to: other.returnPath, becomes: 'data 250 report: another', raw: aReport(recipient) },
    about('another reader', { 'Final-Recipient': `rfc822; ${other.recipient}` }, 'data 250 report: another'),
    about('a reader of SQL', { 'Final-Recipient': "rfc822; '||recipient||'@x" }, 'data 250 report: another'),
    about('a reader with a pattern', { 'Final-Recipient': 'rfc822; %@%' }, 'data 250 report: another'),
    about('no reader', { 'Final-Recipient': undefined }),
    about('a reader of another kind', { 'Final-Recipient': `x400; ${recipient}` }),
    about('a server that still tries', { Action: 'delayed', Status: '4.4.1' }),
    about('a delivery', { Action: 'delivered', Status: '2.0.0' }),
    about('a delivery with a permanent state', { Action: 'delivered' }),
    about('a failure with a state for now', { Status: '4.2.2' }),
    about('a state that is none', { Status: '5.1.1111' }),
    about('no state', { Status: undefined }),
    about('two states', { Status: '2.0.0\r\nStatus: 5.1.1' }),
    about('a status of 900 kB', { 'Diagnostic-Code': `smtp; ${'a '.repeat(450_000)}` }),
    shaped('two readers', reportOf(statusPart(`${group(other.recipient)}\r\n${group(recipient)}`))),
    shaped('two statuses', reportOf(`${statusPart(group(recipient))}\r\n--b\r\n${statusPart(group(recipient))}`)),
    shaped('a status in the text', reportOf(`Content-Type: text/plain\r\n\r\n${group(recipient)}`)),
    shaped('a status in the message that came back', reportOf(`Content-Type: message/rfc822\r\n\r\n${within}`)),
    shaped('two types', aReport(recipient, {}, { 'Content-Type': ['multipart/report', 'text/plain'] })),
    shaped('a mail that is no report', aReport(recipient, {}, { 'Content-Type': 'multipart/mixed; boundary=b' })),
    shaped(
      'a receipt',
      aReport(recipient, {}, { 'Content-Type': 'multipart/report; report-type=disposition-notification; boundary=b' }),
    ),
    shaped('300 parts', reportOf(Array.from({ length: 300 }, () => statusPart(group(recipient))).join('\r\n--b\r\n'))),
    shaped('a null character', aReport(recipient, { 'X-Null': 'a\0b' })),
    shaped('2 MB', aReport(recipient, { 'X-Long': 'a'.repeat(2 * 1024 * 1024) })),
    { ...shaped('a report by somebody', aReport(recipient), 'data 250 report: from somebody'), from: 'm@evil.example' },
  ]
}
