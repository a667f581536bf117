import { roles } from '@ticarum/contract/values/roles'
import { z } from 'zod'
import type { Letter, LetterParts } from './letter.ts'
import { quoted } from './say.ts'

const Invitation = z.object({
  role: z.enum(roles),
  inviterName: z.string(),
  acceptUrl: z.url({ protocol: /^https?$/, normalize: true }),
})

export function invitationLetter({ say, args }: LetterParts): Letter {
  const { role, inviterName, acceptUrl } = Invitation.parse(args)
  return {
    subject: say('invitation.subject'),
    paragraphs: [
      say('invitation.body', { role, inviterName: quoted(inviterName || 'Ticarum') }),
      say('invitation.validity'),
    ],
    button: { label: say('invitation.accept'), url: acceptUrl },
    why: say('invitation.why'),
  }
}
