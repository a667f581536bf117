import type { CronItem } from 'graphile-worker'
import { z } from 'zod'
import { asSystem } from '../../worker/as-system.ts'
import type { JobParts, Jobs } from '../../worker/job-parts.ts'

/** How long a message may be unread before its reader is told by mail. */
const PATIENCE = 10 * 60_000

/** Readers of conversations that are looked at in one transaction. */
const BATCH = 500

/** What was found is marked in the transaction that queues the e-mail: a worker that dies tells nobody twice. */
async function tellUnread(parts: JobParts): Promise<void> {
  for (;;) {
    const found = await asSystem(parts, 'messages.tell-unread', async (system) => {
      const before = new Date(parts.clock.now().getTime() - PATIENCE)
      const [told] = await system.tx.sql<{ found: number }>('select fx.tell_unread($1, $2) as found', [before, BATCH])
      return told?.found ?? 0
    })
    if (found < BATCH) return
  }
}

const MessageFile = z.object({ file: z.string() })

/** Runs a day after an upload: deletes a file that no message names. */
async function sweepFile({ pool, storage }: JobParts, payload: unknown): Promise<void> {
  const { file } = MessageFile.parse(payload)
  const { rowCount } = await pool.query('select from message_files where file = $1', [file])
  if (!rowCount) await storage.remove('message-files', file)
}

export const messagesJobs = (parts: JobParts): Jobs => ({
  'tell-unread': () => tellUnread(parts),
  'sweep-message-file': (payload) => sweepFile(parts, payload),
})

export const messagesTimetable: CronItem[] = [
  { task: 'tell-unread', match: '* * * * *', options: { backfillPeriod: 0, jobKey: 'tell-unread' } },
]
