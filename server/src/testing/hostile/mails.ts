import { deflateRawSync } from 'node:zlib'
import { newId } from '@ticarum/db/ids'
import { createReplyAddresses } from '../../mail/inbound/reply-address.ts'
import { aMail, inbound } from '../answer-by-mail.ts'

export interface HostileMail {
  name: string
  /** the last step, the code of its reply, and what the log says */
  becomes: string
  from?: string
  to?: string
  raw: Buffer | string
  size?: number
  breakOff?: boolean
}

interface Thread {
  /** who may answer, and where */
  sender: string
  address: string
  /** the same of somebody else */
  other: { sender: string; address: string }
  /** the id of a mail that is not an answer of the desk */
  receiptId: string
}

const MB = 1024 * 1024
const DAY = 24 * 3600 * 1000
const EVIL = 'mallory@evil.example'
const addresses = createReplyAddresses(inbound)
const changed = (address: string, at: number) => {
  const digit = address[at] === '0' ? '1' : '0'
  return address.slice(0, at) + digit + address.slice(at + 1)
}

/** Addresses that nobody got from us. */
function wrongAddresses({ address }: Thread): [string, string][] {
  const [local = '', domain = ''] = address.split('@')
  const now = new Date()
  const foreign = createReplyAddresses({ ...inbound, secret: 'another secret, which is just as long' })
  return [
    ['no token', `reply@${domain}`],
    ['an empty token', `reply+@${domain}`],
    ['a token of zeros', `reply+1${'0'.repeat(55)}@${domain}`],
    ['a guessed token', `reply+1${newId().replaceAll('-', '').repeat(2).slice(0, 55)}@${domain}`],
    ['a token signed with another secret', foreign.addressOf(newId(), now)],
    ['a token of another version', address.replace('reply+1', 'reply+2')],
    ['a token for another mail', changed(address, 12)],
    ['a token with a later last day', changed(address, 6 + 1 + 27)],
    ['a token with another signature', changed(address, 45)],
    ['a token with another last digit', changed(address, local.length - 1)],
    ['a token that has expired', addresses.addressOf(newId(), new Date(now.getTime() - 181 * DAY))],
    ['a token without its end', `${local.slice(0, -1)}@${domain}`],
    ['a token that goes on', `${local}0@${domain}`],
    ['a token at another domain', `${local}@evil.example`],
    ['a token at a domain below', `${local}@evil.${domain}`],
    ['a token at the domain of our sender', `${local}@ticarum.example`],
    ['a token with a route behind it', `${local}%evil.example@${domain}`],
    ['a token with another tag', `${local}+admin@${domain}`],
    ['a token in quotes', `"${local}"@${domain}`],
    ['the company’s inbox', 'trade@ticarum.example'],
    ['the postmaster', 'postmaster'],
  ]
}

const multipart = (parts: string[], type = 'mixed') => ({
  body: `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--`,
  type: `multipart/${type}; boundary=b`,
})
const zip = (bytes: Buffer) =>
  `Content-Type: application/zip\r\nContent-Disposition: attachment; filename=a.zip\r\n` +
  `Content-Transfer-Encoding: base64\r\n\r\n${deflateRawSync(bytes).toString('base64')}`
const nested = (depth: number) => {
  const open = (n: number) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`
  return Array.from({ length: depth }, (_, n) => open(n)).join('')
}
const wrapped = (depth: number): string =>
  Array.from({ length: depth }, () => 'Content-Type: message/rfc822\r\n\r\n').join('')

/** Senders to whom the address was not given. */
function wrongSenders({ sender, other }: Thread): HostileMail[] {
  const from = (name: string, value: string | string[] | undefined, becomes: string, headers = {}) => ({
    name,
    becomes,
    raw: aMail('Let me in.', { From: value, ...headers }),
  })
  return [
    from('a stranger with the address', `Mallory <${EVIL}>`, 'data 550 stranger'),
    { ...from('another’s thread', `<${sender}>`, 'data 550 stranger'), to: other.address },
    { ...from('a reader of another thread', `<${other.sender}>`, 'data 550 stranger'), from: other.sender },
    from('the right address as a name', `"${sender}" <${EVIL}>`, 'data 550 stranger'),
    from('the right address in a comment', `(${sender}) <${EVIL}>`, 'data 550 stranger'),
    from('the right address behind a comment', `${EVIL} (<${sender}>)`, 'data 554 ambiguous'),
    from('two senders', `<${EVIL}>, <${sender}>`, 'data 554 ambiguous'),
    from('a group', `Friends: <${sender}>;`, 'data 554 ambiguous'),
    from('two From, the right one first', [`<${sender}>`, `<${EVIL}>`], 'data 554 ambiguous'),
    from('two From, the right one last', [`<${EVIL}>`, `<${sender}>`], 'data 554 ambiguous'),
    from('a sender in encoded words', `=?utf-8?q?=3C${sender.replace('@', '=40')}=3E?=`, 'data 554 ambiguous'),
    from('a sender with an encoded line break', `=?utf-8?q?a=0D=0AFrom:_${sender}?= <${EVIL}>`, 'data 554 ambiguous'),
    from('no sender', undefined, 'data 554 ambiguous'),
    from('a sender with a letter that looks the same', `<${sender.replace('e', '\u0435')}>`, 'data 554 ambiguous'),
    from('the right address with a tag', `<${sender.replace('@', '+a@')}>`, 'data 550 stranger'),
    from('the right address with a domain behind it', `<${sender}.evil.example>`, 'data 550 stranger'),
    from('the right address as Sender', `<${EVIL}>`, 'data 550 stranger', { Sender: `<${sender}>` }),
    from('the right address as Reply-To', `<${EVIL}>`, 'data 550 stranger', { 'Reply-To': `<${sender}>` }),
    from('a From behind a bare carriage return', `<${EVIL}>`, 'data 550 stranger', { Subject: `a\rFrom: <${sender}>` }),
    from('a From in an encoded subject', `<${EVIL}>`, 'data 550 stranger', {
      Subject: `=?utf-8?q?a=0D=0AFrom:_<${sender}>?=`,
    }),
    from('a From after the end of the headers', `<${EVIL}>`, 'data 550 stranger', {
      'X-End': `a\r\n\r\nFrom: <${sender}>`,
    }),
    {
      ...from('a second message smuggled behind a dot', `<${EVIL}>`, 'data 550 stranger'),
      raw: aMail(`a\n.\nMAIL FROM:<${sender}>\r\n\n.\r\nRCPT TO:<a>\nDATA\n${aMail('In.', { From: `<${sender}>` })}`, {
        From: `<${EVIL}>`,
      }),
    },
    from('our own address', '<trade@ticarum.example>', 'data 250 our own address'),
    from('an address of this kind', `<reply@${inbound.domain}>`, 'data 250 our own address'),
  ]
}

/** Machines of the right sender, and our own mail that comes back. */
function machines(): [string, Record<string, string | string[]>, string][] {
  const hop = 'from a.example by b.example; Mon, 16 Nov 2026 10:00:00 +0000'
  return [
    ['an automatic reply', { 'Auto-Submitted': 'auto-replied' }, 'auto-submitted'],
    ['an automatic mail, in capitals', { 'AUTO-SUBMITTED': 'AUTO-GENERATED; owner=a' }, 'auto-submitted'],
    ['an automatic reply that first denies it', { 'Auto-Submitted': ['no', 'auto-replied'] }, 'auto-submitted'],
    ['a mass mail', { Precedence: 'bulk' }, 'precedence'],
    ['a list', { Precedence: 'list' }, 'precedence'],
    ['an old automatic reply', { Precedence: 'auto_reply' }, 'precedence'],
    ['a list with a name', { 'List-Id': '<a.example>' }, 'list-id'],
    ['a newsletter', { 'List-Unsubscribe': '<mailto:a@a.example>' }, 'list-unsubscribe'],
    ['a loop', { 'X-Loop': 'a@a.example' }, 'x-loop'],
    ['an autoresponder', { 'X-Autoreply': 'yes' }, 'x-autoreply'],
    ['a bounce by its return path', { 'Return-Path': '<>' }, 'bounce'],
    ['a report', { 'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b' }, 'report'],
    ['a receipt', { 'Content-Type': 'Multipart/Report; report-type=disposition-notification' }, 'report'],
    ['31 hops', { Received: Array.from({ length: 31 }, () => hop) }, 'too many hops'],
    ['our own mail', { 'Message-ID': `<${newId()}@ticarum.example>` }, 'our own message'],
    ['our own mail, in capitals', { 'Message-ID': `<${newId()}@REPLY.Ticarum.example>` }, 'our own message'],
  ]
}

type Shape = [name: string, becomes: string, body: string, headers?: Record<string, string | string[] | undefined>]

/** Messages of the right sender that want to fill the memory, confuse the parser or say nothing. */
function shapes(): Shape[] {
  const many = multipart(Array.from({ length: 50_000 }, () => '\r\na'))
  const zips = { nothing: multipart([zip(Buffer.alloc(0))]), bomb: multipart([zip(Buffer.alloc(100 * MB))]) }
  const html = { 'Content-Type': 'text/html; charset=utf-8' }
  const base64 = { 'Content-Transfer-Encoding': 'base64' }
  return [
    ['20 MB', 'data 552 too-large', 'a'.repeat(20 * MB)],
    ['20 MB of lines', 'data 552 too-large', 'abcdef\r\n'.repeat((20 * MB) / 8)],
    ['one byte too many', 'data 552 too-large', 'a'.repeat(MB)],
    ['a header of 900 kB', 'data 554 unreadable', 'a', { 'X-Long': 'a'.repeat(900_000) }],
    ['50,000 headers', 'data 554 unreadable', 'a', { 'X-Many': Array.from({ length: 50_000 }, () => 'a') }],
    ['a header of 50,000 lines', 'data 554 unreadable', 'a', { 'X-Long': 'a\r\n '.repeat(50_000) }],
    ['only headers', 'data 554 unreadable', '', { 'X-End': `a\r\n${'X: a\r\n'.repeat(100_000)}` }],
    [
      'parts in parts, 300 deep',
      'data 554 unreadable',
      nested(300),
      { 'Content-Type': 'multipart/mixed; boundary=b0' },
    ],
    ['50,000 parts', 'data 554 unreadable', many.body, { 'Content-Type': many.type }],
    ['messages in messages, 1,000 deep', 'data 554 empty', wrapped(1000), { 'Content-Type': 'message/rfc822' }],
    ['a multipart without boundary', 'data 554 empty', '--b\r\n\r\na', { 'Content-Type': 'multipart/mixed' }],
    ['a multipart without parts', 'data 554 empty', 'a', { 'Content-Type': 'multipart/mixed; boundary=b' }],
    ['a zip of nothing', 'data 554 empty', zips.nothing.body, { 'Content-Type': zips.nothing.type }],
    ['a zip of 100 MB', 'data 554 empty', zips.bomb.body, { 'Content-Type': zips.bomb.type }],
    ['two types', 'data 554 ambiguous', 'a', { 'Content-Type': ['text/plain', 'text/html'] }],
    ['two encodings', 'data 554 ambiguous', 'YQ==', { 'Content-Transfer-Encoding': ['7bit', 'base64'] }],
    ['no Message-ID', 'data 554 ambiguous', 'a', { 'Message-ID': undefined }],
    ['two Message-IDs', 'data 554 ambiguous', 'a', { 'Message-ID': ['<a@a.example>', '<b@a.example>'] }],
    ['a Message-ID with a line break', 'data 554 ambiguous', 'a', { 'Message-ID': '<a\r\n b@a.example>' }],
    ['a Message-ID of 2,000 characters', 'data 554 ambiguous', 'a', { 'Message-ID': `<${'a'.repeat(2000)}@a>` }],
    ['a null character', 'data 554 unreadable', 'a\0b'],
    ['a null character in a header', 'data 554 unreadable', 'a', { Subject: 'a\0b' }],
    ['null characters in base64', 'data 554 empty', Buffer.alloc(300).toString('base64'), base64],
    ['control characters only', 'data 554 empty', '\x01\x02\x07\x1b\x7f\x0b\x0c'],
    ['turned direction only', 'data 554 empty', '\u202e\u202d\u2066\u2069\u200b\ufeff'],
    ['nothing', 'data 554 empty', ''],
    ['500,000 empty lines', 'data 554 unreadable', '\r\n'.repeat(500_000)],
    ['19,000 empty lines', 'data 554 empty', '\r\n'.repeat(19_000)],
    ['900,000 spaces', 'data 554 empty', ' '.repeat(900_000)],
    ['a quote only', 'data 554 empty', 'On 16 Nov 2026, 10:00, Ticarum wrote:\r\n\r\n> We do.'],
    ['19,000 quoted lines', 'data 554 empty', `> ${'a'.repeat(50)}\r\n`.repeat(19_000)],
    [
      '19,000 lines that flow on',
      'data 554 empty',
      '>  \r\n'.repeat(19_000),
      {
        'Content-Type': 'text/plain; format=flowed',
      },
    ],
    ['a signature only', 'data 554 empty', '-- \r\nMallory'],
    ['a script only', 'data 554 empty', '<script>alert(1)</script><style>a{}</style>', html],
    ['a script that does not end', 'data 554 empty', `<script>${'alert(1)'.repeat(10_000)}`, html],
    ['100,000 scripts', 'data 554 empty', '<script>'.repeat(100_000), html],
    ['a comment that does not end', 'data 554 empty', `<!--${'<!--'.repeat(100_000)}`, html],
    ['200,000 tags that do not end', 'data 554 empty', '<a '.repeat(200_000), html],
    ['quotes in quotes, 70,000 deep', 'data 554 empty', `${'<blockquote>'.repeat(70_000)}a`, html],
    ['a picture only', 'data 554 empty', '<img src="https://evil.example/pixel.gif" onerror="alert(1)">', html],
  ]
}

/** Messages that must leave nothing behind. */
export function hostileMails(thread: Thread): HostileMail[] {
  const { sender, receiptId } = thread
  const now = new Date()
  const good = () => aMail('A good answer.', { From: `<${sender}>` })
  return [
    ...wrongAddresses(thread).map(([name, to]) => ({ name, to, becomes: 'rcpt 550', raw: good() })),
    {
      name: 'an address for a mail that was never sent',
      to: addresses.addressOf(newId(), now),
      becomes: 'data 550 ended',
      raw: good(),
    },
    {
      name: 'an address for a receipt',
      to: addresses.addressOf(receiptId, now),
      becomes: 'data 550 ended',
      raw: good(),
    },
    ...wrongSenders(thread),
    ...machines().map(([name, headers, machine]) => ({
      name,
      becomes: `data 250 ${machine}`,
      raw: aMail('I am away.', { From: `<${sender}>`, ...headers }),
    })),
    { name: 'a bounce', from: '', becomes: 'data 250 bounce', raw: good() },
    { name: '20 MB, announced', size: 20 * MB, becomes: 'mail 552', raw: good() },
    { name: 'a line that is cut', breakOff: true, becomes: 'broken off', raw: good() },
    ...shapes().map(([name, becomes, body, headers]) => ({
      name,
      becomes,
      raw: aMail(body, { From: `<${sender}>`, ...headers }),
    })),
  ]
}
