import { promisedHours } from '@ticarum/contract/values/inbox'
import type { Answer } from '../../mail/inbound/read-answer.ts'
import type { Kept } from '../../mail/inbound/receive-answers.ts'
import { workingHoursAfter } from '../../platform/working-hours.ts'
import { asSystem } from '../../worker/as-system.ts'
import type { JobParts } from '../../worker/job-parts.ts'

/** Puts an answer to an e-mail of the desk into its conversation, which stands on the desk's list again. */
export function receiveMail(parts: JobParts, mailId: string, answer: Answer): Promise<Kept> {
  return asSystem(parts, 'inbox.receive', async ({ tx }) => {
    const due = workingHoursAfter(parts.clock.now(), promisedHours.contact)
    const { sender, receivedHash, body, cut, filesLeftOut } = answer
    const [row] = await tx.sql<{ kept: Kept }>('select fx.receive_mail($1, $2, $3, $4, $5, $6, $7) as kept', [
      ...[mailId, sender, receivedHash, body, cut, filesLeftOut],
      due,
    ])
    return row?.kept ?? 'ended'
  })
}
