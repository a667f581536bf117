import type { CronItem } from 'graphile-worker'
import type { JobParts, Jobs } from '../../worker/job-parts.ts'

const BATCH = 5000

/** Readers add the views and carts that are not rolled up yet; this job keeps their number small. */
async function rollUpInterest({ pool }: JobParts): Promise<void> {
  for (let moved = BATCH; moved === BATCH; ) {
    const { rows } = await pool.query<{ moved: number }>('select fx.roll_up_interest($1) as moved', [BATCH])
    moved = rows[0]?.moved ?? 0
  }
}

export const analyticsJobs = (parts: JobParts): Jobs => ({ 'roll-up-interest': () => rollUpInterest(parts) })

export const analyticsTimetable: CronItem[] = [
  { task: 'roll-up-interest', match: '* * * * *', options: { backfillPeriod: 0, jobKey: 'roll-up-interest' } },
]
