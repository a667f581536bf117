import { z } from 'zod'
import type { Letter, LetterParts } from './letter.ts'
import type { LinkTemplate } from './link-templates.ts'

const Link = z.object({ url: z.url({ protocol: /^https?$/, normalize: true }) })

export const linkLetter =
  (template: LinkTemplate) =>
  ({ say, args }: LetterParts): Letter => ({
    subject: say(`${template}.subject`),
    paragraphs: [say(`${template}.body`)],
    button: { label: say(`${template}.button`), url: Link.parse(args).url },
    why: say(`${template}.why`),
  })
