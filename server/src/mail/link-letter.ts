import { z } from 'zod'
import { type Letter, type LetterParts, letterLink } from './letter.ts'
import type { LinkTemplate } from './link-templates.ts'

/** Where each of them links to; some need the stored token. */
const targets: Record<LinkTemplate, { path: string; secret?: true }> = {
  'known-account': { path: '/auth' },
  'known-colleague': { path: '/auth' },
  'password-reset': { path: '/reset-password', secret: true },
  'email-confirmation': { path: '/confirm-email', secret: true },
  'email-change': { path: '/confirm-email', secret: true },
  'email-changed': { path: '/restore-email', secret: true },
  'email-restored': { path: '/auth' },
}

/** A confirmation that was asked for in a session has a code as well. */
const Confirming = z.object({
  code: z
    .string()
    .regex(/^\d{6}$/)
    .optional(),
})

export const linkLetter =
  (template: LinkTemplate) =>
  ({ say, args, origin }: LetterParts): Letter => {
    const { path, secret } = targets[template]
    const { code } = Confirming.parse(args)
    return {
      subject: say(`${template}.subject`),
      paragraphs: [say(`${template}.body`), ...(code ? [say('email-confirmation.code', { code })] : [])],
      button: { label: say(`${template}.button`), url: secret ? letterLink(origin, path, args) : `${origin}${path}` },
      why: say(`${template}.why`),
    }
  }
