import { DAY, dayOf } from '@ticarum/contract/values/working-days'
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

/** Words that nobody has searched for in so many days are forgotten. */
const KEPT_DAYS = 90

async function sweepMissedSearches({ pool, clock }: JobParts): Promise<void> {
  await pool.query('delete from missed_searches where last_day < $1', [
    dayOf(new Date(clock.now().getTime() - KEPT_DAYS * DAY)),
  ])
}

export const analyticsJobs = (parts: JobParts): Jobs => ({
  'roll-up-activity': () => rollUpActivity(parts),
  'sweep-missed-searches': () => sweepMissedSearches(parts),
})

export const analyticsTimetable: CronItem[] = [
  { task: 'roll-up-activity', match: '* * * * *', options: { backfillPeriod: 0, jobKey: 'roll-up-activity' } },
  {
    task: 'sweep-missed-searches',
    match: '20 1 * * *',
    options: { backfillPeriod: 0, jobKey: 'sweep-missed-searches' },
  },
]
