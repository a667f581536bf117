import type { CronItem } from 'graphile-worker'
import { asSystem } from '../../worker/as-system.ts'
import type { JobParts, Jobs } from '../../worker/job-parts.ts'

const BATCH = 500

/** Each batch ends and tells its quotes in one transaction, so a run that was killed neither loses nor doubles any. */
async function expireQuotes(parts: JobParts): Promise<void> {
  for (let ended = BATCH; ended === BATCH; ) {
    ended = await asSystem(parts, 'quotes.expire', async ({ tx }) => {
      const [row] = await tx.sql<{ ended: number }>('select fx.expire_quotes($1) as ended', [BATCH])
      return row?.ended ?? 0
    })
  }
}

/** Of whom a quote was prepared for nothing is kept longer than 90 days after it was claimed or has ended. */
async function forgetContacts(parts: JobParts): Promise<void> {
  for (let forgotten = BATCH; forgotten === BATCH; ) {
    forgotten = await asSystem(parts, 'quotes.forget-contacts', async ({ tx }) => {
      const [row] = await tx.sql<{ forgotten: number }>('select fx.forget_contacts($1) as forgotten', [BATCH])
      return row?.forgotten ?? 0
    })
  }
}

export const quotesJobs = (parts: JobParts): Jobs => ({
  'expire-quotes': () => expireQuotes(parts),
  'forget-contacts': () => forgetContacts(parts),
})

export const quotesTimetable: CronItem[] = [
  // every five minutes: a day ends at 21:00 UTC, and a server may have been down then
  { task: 'expire-quotes', match: '*/5 * * * *', options: { backfillPeriod: 0, jobKey: 'expire-quotes' } },
  { task: 'forget-contacts', match: '35 * * * *', options: { backfillPeriod: 0, jobKey: 'forget-contacts' } },
]
