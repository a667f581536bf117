import { Email } from '@ticarum/contract/fields'
import type { LetterRows } from '@ticarum/db/tables.generated'
import type { Letter, LetterParts } from './letter.ts'
import { quoted, quotedLines } from './say.ts'

type InboxLetterRow<Row> = { id: string } & Row

/** A word of a closed list. It selects a text, so it must not be quoted. */
const CATEGORY = /^[a-z]{1,20}$/

export function contactLetter({ say, args, origin }: LetterParts): Letter {
  const { id, name, email, message } = args as InboxLetterRow<LetterRows['contact_letter']>
  return {
    subject: say('contact-message.subject'),
    paragraphs: [say('contact-message.body', { name: quoted(name), email: quoted(email) }), ...quotedLines(message)],
    button: { label: say('contact-message.button'), url: `${origin}/admin/messages/contact/${id}` },
    why: say('contact-message.why'),
    replyTo: Email.parse(email), // an invalid e-mail is left out
  }
}

export function applicationLetter({ say, args, origin }: LetterParts): Letter {
  const { id, companyName, category, contactPerson, email, phone, address, productDescription, files } =
    args as InboxLetterRow<LetterRows['application_letter']>
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
    button: { label: say('supplier-application.button'), url: `${origin}/admin/messages/applications/${id}` },
    why: say('supplier-application.why'),
    replyTo: Email.parse(email), // an invalid e-mail is left out
  }
}
