import { roles } from '@ticarum/contract/values/roles'
import type { LetterRows } from '@ticarum/db/tables.generated'
import { type Letter, type LetterParts, letterLink } from './letter.ts'
import { quoted } from './say.ts'

export function invitationLetter({ say, args, origin }: LetterParts): Letter {
  const { role, inviterName } = args as LetterRows['invitation_letter']
  // It selects a text, so it must be one of the known words.
  if (!roles.some((known) => known === role)) throw new Error(`no role ${role}`)
  return {
    subject: say('invitation.subject'),
    paragraphs: [
      say('invitation.body', { role, inviterName: quoted(inviterName || 'Ticarum') }),
      say('invitation.validity'),
    ],
    button: { label: say('invitation.accept'), url: letterLink(origin, '/accept-invitation', args) },
    why: say('invitation.why'),
  }
}
