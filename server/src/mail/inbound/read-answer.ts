import { createHash } from 'node:crypto'
import { Email } from '@ticarum/contract/fields'
import { addressParser, type Email as ParsedMail } from 'postal-mime'
import { ownWords } from './own-words.ts'
import { onlyOne, parseMessage, valuesOf } from './parse-message.ts'
import { textOfHtml } from './text-of-html.ts'

const MOST_HOPS = 30
/** As many characters as a message may have; the rest is cut off. */
const LONGEST = 4000

/** What somebody answered by e-mail. */
export interface Answer {
  /** the address that it says it is from */
  sender: string
  /** of the Message-ID, by which a repeated delivery is known */
  receivedHash: Buffer
  body: string
  cut: boolean
  filesLeftOut: number
}

/** By which our own mail is known, so that it never goes round in circles. */
export interface Ours {
  /** of reply addresses */
  replyDomain: string
  /** the address from which all our mail is sent; its domain is that of our Message-IDs */
  sender: string
}

/** Why a message is not read. From a machine: nobody is waiting for a reply. */
export type Unread = { machine: string } | { fault: 'unreadable' | 'ambiguous' | 'empty' }

/** Reads a whole message. */
export async function readAnswer(raw: Buffer, ours: Ours): Promise<Answer | Unread> {
  const mail = await parseMessage(raw)
  if (!mail) return { fault: 'unreadable' }
  const machine = machineOf(mail, ours)
  if (machine) return { machine }

  const [sender, messageId] = [senderOf(mail), MESSAGE_ID.exec(onlyOne(mail, 'message-id') ?? '')?.[0]]
  if (!sender || !messageId || AT_MOST_ONCE.some((name) => valuesOf(mail, name).length > 1))
    return { fault: 'ambiguous' }
  if (sender === ours.sender || sender.endsWith(`@${ours.replyDomain}`)) return { machine: 'our own address' }
  const words = ownWords(mail.text?.trim() ? mail.text : textOfHtml(mail.html ?? ''))
  if (words === '') return { fault: 'empty' }
  return {
    sender,
    receivedHash: createHash('sha256').update(messageId).digest(),
    body: words.slice(0, LONGEST).replace(HALF_CHARACTER, '').trimEnd(),
    cut: words.length > LONGEST,
    filesLeftOut: mail.attachments.length,
  }
}

const HALF_CHARACTER = /[\ud800-\udbff]$/
const MESSAGE_ID = /^<[!-;=?-~]{1,500}>$/
/** A second one of these is read differently by different programs. */
const AT_MOST_ONCE = ['content-type', 'content-transfer-encoding', 'sender', 'mime-version']

/** The one address in From, written out: not among several, in a group, or hidden in encoded words. */
function senderOf(mail: ParsedMail): string | undefined {
  const from = onlyOne(mail, 'from') ?? ''
  const [only, ...further] = addressParser(from)
  if (!only?.address || further.length > 0) return undefined
  if (from !== only.address && !from.endsWith(`<${only.address}>`)) return undefined
  return Email.safeParse(only.address).data
}

/** Signs of a machine: automatic replies, lists, bounces, receipts, and our own mail coming back. */
function machineOf(mail: ParsedMail, { replyDomain, sender }: Ours): string | undefined {
  const says = (name: string, pattern: RegExp) => valuesOf(mail, name).some((value) => pattern.test(value))
  if (says('auto-submitted', /^(?!\s*no\s*(?:;|$))/i)) return 'auto-submitted'
  if (says('precedence', /bulk|list|junk|auto/i)) return 'precedence'
  const marked = MACHINE_HEADERS.find((name) => valuesOf(mail, name).length > 0)
  if (marked) return marked
  if (says('content-type', /^\s*multipart\/report/i)) return 'report'
  if (says('return-path', /^\s*<\s*>/)) return 'bounce'
  if (valuesOf(mail, 'received').length > MOST_HOPS) return 'too many hops'
  const ends = [replyDomain, sender.split('@')[1]].map((domain) => `@${domain}>`)
  const ours = valuesOf(mail, 'message-id').some((id) => ends.some((end) => id.toLowerCase().includes(end)))
  return ours ? 'our own message' : undefined
}

const MACHINE_HEADERS = ['list-id', 'list-unsubscribe', 'list-post', 'x-loop', 'x-autoreply', 'x-autorespond']
