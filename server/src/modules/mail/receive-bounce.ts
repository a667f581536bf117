import type { RefusedMail } from '../../mail/inbound/read-report.ts'
import { refusesAddress } from '../../mail/refuses-address.ts'
import { asSystem } from '../../worker/as-system.ts'
import type { JobParts } from '../../worker/job-parts.ts'

/** Takes a report that an e-mail of ours was refused for good; returns what became of it. */
export function receiveBounce(parts: JobParts, mailId: string, { addresses, status }: RefusedMail): Promise<string> {
  return asSystem(parts, 'mail.bounce', async ({ tx }) => {
    const [row] = await tx.sql<{ became: string }>('select fx.receive_bounce($1, $2, $3, $4) as became', [
      ...[mailId, addresses, status],
      refusesAddress(status),
    ])
    return row?.became ?? 'repeated'
  })
}
