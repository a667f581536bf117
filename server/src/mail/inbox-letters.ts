import { Email } from '@ticarum/contract/fields'
import type { LetterRows } from '@ticarum/db/tables.generated'
import type { Letter, LetterParts } from './letter.ts'
import { quoted, quotedLines } from './say.ts'

/** A word of a closed list. It selects a text, so it must not be quoted. */
const CATEGORY = /^[a-z]{1,20}$/

export function contactLetter({ say, args, origin }: LetterParts): Letter {
  const { itemId, name, email, message } = args as LetterRows['contact_letter']
  return {
    subject: say('contact-message.subject'),
    paragraphs: [say('contact-message.body', { name: quoted(name), email: quoted(email) }), ...quotedLines(message)],
    button: { label: say('contact-message.button'), url: `${origin}/admin/messages/${itemId}` },
    why: say('contact-message.why'),
    replyTo: Email.parse(email), // an invalid e-mail is left out
  }
}

export function needLetter({ say, args, origin }: LetterParts): Letter {
  const { itemId, name, email, what } = args as LetterRows['need_letter']
  return {
    subject: say('need.subject'),
    paragraphs: [say('need.body', { name: quoted(name), email: quoted(email) }), ...quotedLines(what)],
    button: { label: say('need.button'), url: `${origin}/admin/messages/${itemId}` },
    why: say('need.why'),
    replyTo: Email.parse(email), // an invalid e-mail is left out
  }
}

export function applicationLetter({ say, args, origin }: LetterParts): Letter {
  const { itemId, companyName, category, contactPerson, email, phone, address, productDescription, files } =
    args as LetterRows['application_letter']
  if (!CATEGORY.test(category)) throw new Error(`no category ${category}`)
  return {
    subject: say('supplier-application.subject'),
    paragraphs: [
      say('supplier-application.body', { companyName: quoted(companyName), category }),
      say('supplier-application.reach', {
        contactPerson: quoted(contactPerson),
        email: quoted(email),
        phone: quoted(phone),
      }),
      ...(address ? [say('supplier-application.address', { address: quoted(address) })] : []),
      ...quotedLines(productDescription),
      ...(files > 0 ? [say('supplier-application.files', { files: String(files) })] : []),
    ],
    button: { label: say('supplier-application.button'), url: `${origin}/admin/messages/${itemId}` },
    why: say('supplier-application.why'),
    replyTo: Email.parse(email), // an invalid e-mail is left out
  }
}

/** Fixed texts: nothing that was typed goes to an address that nobody has confirmed. */
export const receiptLetter =
  (template: 'contact-receipt' | 'application-receipt') =>
  ({ say, origin }: LetterParts): Letter => ({
    subject: say(`${template}.subject`),
    paragraphs: [say(`${template}.body`)],
    button: { label: say('receipt.button'), url: `${origin}/products` },
    why: say('receipt.why'),
  })

/** What an admin wrote, in the thread of what it answers. */
export function replyLetter({ say, args, origin }: LetterParts): Letter {
  const { kind, body, deskName, number, orderId, question, thread, inbox } = args as LetterRows['reply_letter']
  return {
    subject: number ? say('desk-reply.subject-order', { number }) : say('desk-reply.subject'),
    paragraphs: [
      ...quotedLines(body),
      say('desk-reply.signed', { name: quoted(deskName) }),
      say('desk-reply.question', { question: quoted(question) }),
      ...(kind === 'order' ? [say('desk-reply.thread')] : []),
    ],
    button:
      kind === 'order'
        ? { label: say('desk-reply.order'), url: `${origin}/orders/${orderId}/messages` }
        : { label: say('receipt.button'), url: `${origin}/products` },
    why: say('desk-reply.why'),
    replyTo: Email.parse(inbox),
    thread,
  }
}
