import { type Letter, type LetterParts, letterLink } from './letter.ts'
import type { LinkTemplate } from './link-templates.ts'

/** Where each of them links to; two of them need the stored token. */
const targets: Record<LinkTemplate, { path: string; secret?: true }> = {
  'known-account': { path: '/auth' },
  'known-colleague': { path: '/auth' },
  'password-reset': { path: '/reset-password', secret: true },
  'email-confirmation': { path: '/confirm-email', secret: true },
}

export const linkLetter =
  (template: LinkTemplate) =>
  ({ say, args, origin }: LetterParts): Letter => {
    const { path, secret } = targets[template]
    return {
      subject: say(`${template}.subject`),
      paragraphs: [say(`${template}.body`)],
      button: { label: say(`${template}.button`), url: secret ? letterLink(origin, path, args) : `${origin}${path}` },
      why: say(`${template}.why`),
    }
  }
