import type { Language } from '@ticarum/contract/values/languages'
import { applicationLetter, contactLetter, needLetter, receiptLetter, replyLetter } from './inbox-letters.ts'
import { invitationLetter } from './invitation-letter.ts'
import { layoutHtml, layoutText } from './layout.ts'
import type { Letter, LetterParts } from './letter.ts'
import { linkLetter } from './link-letter.ts'
import { linkTemplates } from './link-templates.ts'
import { noticeLetter, noticesLetter } from './notification-letter.ts'
import { inquiryLetter, orderLetter } from './order-letters.ts'
import { orderTemplates } from './order-templates.ts'
import { mailText } from './say.ts'

const letters = new Map<string, (parts: LetterParts) => Letter>([
  ['invitation', invitationLetter],
  ['notice', noticeLetter],
  ['notices', noticesLetter],
  ['order-inquiry', inquiryLetter],
  ['contact-message', contactLetter],
  ['need', needLetter],
  ['supplier-application', applicationLetter],
  ['contact-receipt', receiptLetter('contact-receipt')],
  ['application-receipt', receiptLetter('application-receipt')],
  ['desk-reply', replyLetter],
  ...orderTemplates.map((template) => [template, orderLetter(template)] as const),
  ...linkTemplates.map((template) => [template, linkLetter(template)] as const),
])

export interface RenderedMail {
  subject: string
  html: string
  text: string
  /** reply address, if not ours */
  replyTo?: string
  /** id of the conversation in which a person wrote it; else it was written by the system */
  thread?: string
}

/** A stored e-mail in its reader's language. Throws for a template that this version does not know. */
export async function renderMail(
  mail: { template: string; language: Language; arguments: unknown },
  origin: string,
): Promise<RenderedMail> {
  const write = letters.get(mail.template)
  if (!write) throw new Error(`no template ${mail.template}`)
  const letter = write({ language: mail.language, say: mailText[mail.language], args: mail.arguments, origin })
  return {
    subject: letter.subject,
    html: await layoutHtml(letter, mailText[mail.language]('layout.address'), mail.language),
    text: layoutText(letter),
    ...(letter.replyTo && { replyTo: letter.replyTo }),
    ...(letter.thread && { thread: letter.thread }),
  }
}
