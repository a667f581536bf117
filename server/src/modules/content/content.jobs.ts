import type { CronItem } from 'graphile-worker'
import type { JobParts, Jobs } from '../../worker/job-parts.ts'

/** Sums up the market's figures from the counts in the suppliers' rows. */
export async function countSite({ pool, clock }: Pick<JobParts, 'pool' | 'clock'>): Promise<void> {
  await pool.query(
    `update site_figures set (products, suppliers, verified, counted_at) =
      (select coalesce(sum(listed_products), 0), count(*), count(*) filter (where verified_until > $1), $1
        from suppliers where active and listed_products > 0)`,
    [clock.now()],
  )
}

export const contentJobs = (parts: JobParts): Jobs => ({ 'count-site': () => countSite(parts) })

export const contentTimetable: CronItem[] = [
  { task: 'count-site', match: '*/5 * * * *', options: { backfillPeriod: 300_000, jobKey: 'count-site' } },
]
