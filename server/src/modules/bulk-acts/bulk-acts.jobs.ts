import { UNDO_MINUTES } from '@ticarum/contract/values/bulk-acts'
import type { CronItem } from 'graphile-worker'
import type { JobParts, Jobs } from '../../worker/job-parts.ts'

/** Deletes the acts that can no longer be undone. */
async function sweepBulkActs({ pool, clock }: JobParts): Promise<void> {
  await pool.query('delete from bulk_acts where created_at < $1', [
    new Date(clock.now().getTime() - 2 * UNDO_MINUTES * 60_000),
  ])
}

export const bulkActsJobs = (parts: JobParts): Jobs => ({ 'sweep-bulk-acts': () => sweepBulkActs(parts) })

export const bulkActsTimetable: CronItem[] = [
  { task: 'sweep-bulk-acts', match: '17 * * * *', options: { backfillPeriod: 0, jobKey: 'sweep-bulk-acts' } },
]
