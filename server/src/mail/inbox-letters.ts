import { Email } from '@ticarum/contract/fields'
import { z } from 'zod'
import type { Letter, LetterParts } from './letter.ts'
import { quoted, quotedLines } from './say.ts'

// Answers go to the address in here: what is none is not written at all.
const ContactMessage = z.object({ id: z.uuid(), name: z.string(), email: Email, message: z.string() })

const Application = z.object({
  id: z.uuid(),
  companyName: z.string(),
  category: z.string().regex(/^[a-z]{1,20}$/),
  contactPerson: z.string(),
  email: Email,
  phone: z.string(),
  address: z.string(),
  productDescription: z.string(),
  files: z.int(),
})

export function contactLetter({ say, args, origin }: LetterParts): Letter {
  const { id, name, email, message } = ContactMessage.parse(args)
  return {
    subject: say('contact-message.subject'),
    paragraphs: [say('contact-message.body', { name: quoted(name), email: quoted(email) }), ...quotedLines(message)],
    button: { label: say('contact-message.button'), url: `${origin}/admin/messages/contact/${id}` },
    why: say('contact-message.why'),
    replyTo: email,
  }
}

export function applicationLetter({ say, args, origin }: LetterParts): Letter {
  const { id, companyName, category, contactPerson, email, phone, address, productDescription, files } =
    Application.parse(args)
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
    replyTo: email,
  }
}
