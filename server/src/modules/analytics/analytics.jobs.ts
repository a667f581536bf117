import type { CronItem } from 'graphile-worker'
import type { JobParts, Jobs } from '../../worker/job-parts.ts'

const BATCH = 5000

/** Readers add the views, carts and promises that are not rolled up yet; this job keeps their number small. */
async function rollUpActivity({ pool }: JobParts): Promise<void> {
  for (let moved = BATCH; moved === BATCH; ) {
    const { rows } = await pool.query<{ moved: number }>('select fx.roll_up_activity($1) as moved', [BATCH])
    moved = rows[0]?.moved ?? 0
  }
}

export const analyticsJobs = (parts: JobParts): Jobs => ({
  'roll-up-activity': () => rollUpActivity(parts),
})

export const analyticsTimetable: CronItem[] = [
  { task: 'roll-up-activity', match: '* * * * *', options: { backfillPeriod: 0, jobKey: 'roll-up-activity' } },
]
