import type { Readable } from 'node:stream'
import { Email } from '@ticarum/contract/fields'
import type { Language } from '@ticarum/contract/values/languages'
import { createTransport, type NodemailerError } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import DKIM from 'nodemailer/lib/dkim'
import { refusesAddress } from './refuses-address.ts'
import type { RenderedMail } from './render-mail.ts'

export interface OutgoingMail extends RenderedMail {
  id: string
  recipient: string
  language: Language
  /** where servers report that it could not be delivered; without it, to the sender */
  returnPath?: string
}

/** The outcome of a try. `reason` names the step and the code, never the recipient or the server's words. */
export type MailDelivery =
  | { outcome: 'accepted' }
  /** the server does not have the message; permanent: refused for good; byAddress: because of its address */
  | { outcome: 'refused'; permanent: boolean; byAddress?: boolean; reason: string }
  /** the whole message was sent and no response came back */
  | { outcome: 'unknown'; reason: string }

export interface MailServer {
  url: string
  from: string
  /** signs all mail for the sender's domain */
  dkim?: { selector: string; privateKey: string } | undefined
  /** how long the server may be silent, in milliseconds */
  patience?: number
}

export type Deliver = (mail: OutgoingMail) => Promise<MailDelivery>

/** The sender of all mail, and the domain of its Message-IDs. */
export function senderOf(from: string) {
  const sender = addressparser(from, { flatten: true })[0]
  const domain = sender?.address.split('@')[1]
  if (!sender || !domain) throw new Error('MAIL_FROM holds no address')
  return { sender, domain }
}

/** One connection for each message, so that a lost connection affects only that message. */
export function createDelivery({ url, from, dkim, patience = 120_000 }: MailServer): Deliver {
  const { sender, domain } = senderOf(from)
  const signature = dkim && new DKIM({ domainName: domain, keySelector: dkim.selector, privateKey: dkim.privateKey })

  return async (mail) => {
    const recipient = Email.safeParse(mail.recipient).data
    const replyTo = Email.safeParse(mail.replyTo).data
    if (!recipient) return { outcome: 'refused', permanent: true, reason: 'the recipient is not an address' }
    const thread = mail.thread && `<${mail.thread}@${domain}>`
    let body: Readable | undefined
    const transport = createTransport({
      url,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    transport.use('stream', (composed, done) => {
      // Signed here and not by the transport, which signs what it has read to its end: `body` is what leaves last.
      composed.message.processFunc((stream) => {
        const leaving = signature?.sign(stream) ?? stream
        body = leaving
        return leaving
      })
      done()
    })
    try {
      await transport.sendMail({
        messageId: `<${mail.id}@${domain}>`,
        from: sender,
        to: { name: '', address: recipient },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        envelope: { from: mail.returnPath ?? sender.address, to: recipient },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        ...(thread && { inReplyTo: thread, references: thread }),
        headers: { ...(!thread && { 'Auto-Submitted': 'auto-generated' }), 'Content-Language': mail.language },
      })
      return { outcome: 'accepted' }
    } catch (error) {
      return failureOf(error as NodemailerError, body?.readableEnded === true)
    }
  }
}

/** A message is complete only with its last line; before that no server may accept it. */
function failureOf(error: NodemailerError, endWasSent: boolean): MailDelivery {
  const reason = [error.command, error.responseCode ?? error.originalCode ?? error.code, enhancedCode(error.response)]
    .filter(Boolean)
    .join(' ')
  const answered = error.code === 'EMESSAGE' && error.responseCode !== undefined
  if (endWasSent && !answered) return { outcome: 'unknown', reason }
  const atReader = error.command === 'RCPT TO'
  const permanent = (answered || atReader) && error.permanent === true
  const byAddress = permanent && atReader && speaksOfAddress(error)
  return { outcome: 'refused', permanent, ...(byAddress && { byAddress }), reason }
}

const speaksOfAddress = ({ responseCode = 0, response }: NodemailerError): boolean => {
  const code = enhancedCode(response)
  return code ? refusesAddress(code) : [550, 551, 553].includes(responseCode)
}

const enhancedCode = (response: string | undefined): string | undefined =>
  response?.match(/^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/)?.[1]
