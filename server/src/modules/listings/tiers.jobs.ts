import type { CronItem } from 'graphile-worker'
import type { JobParts, Jobs } from '../../worker/job-parts.ts'

const BATCH = 1000
/** Number of the newest listings in each tier, including the tiers before it; the rest is in the last tier. */
const TIERS = [10_000, 100_000]

/**
 * Moves each listing into the tier of its age. New ones are inserted into the first, so tiers overflow until this runs;
 * when listings are deleted, the oldest of a tier move up. It works in batches, so that no lock is held for long; if it
 * is killed, the next run continues.
 */
export async function moveSearchTiers({ pool, log }: Pick<JobParts, 'pool' | 'log'>, sizes = TIERS): Promise<void> {
  for (const [tier, size] of sizes.entries()) {
    const { rows } = await pool.query<{ at: string; id: string }>(
      `select listed_at::text as at, product_id as id from listings
        order by listed_at desc, product_id desc offset $1 limit 1`,
      [size],
    )
    const older = rows[0] // the newest listing that does not fit into this tier
    const down = older
      ? await moveAll(`tier = ${tier} and (listed_at, product_id) <= ($1::timestamptz, $2::uuid)`, tier + 1, [
          older.at,
          older.id,
        ])
      : 0
    const up = older
      ? await moveAll(`tier = ${tier + 1} and (listed_at, product_id) > ($1::timestamptz, $2::uuid)`, tier, [
          older.at,
          older.id,
        ])
      : await moveAll(`tier > ${tier}`, tier, [])
    if (down + up > 0) log.info({ tier, down, up }, 'search tiers moved')
  }

  async function moveAll(which: string, to: number, values: string[]): Promise<number> {
    let moved = 0
    for (let batch = BATCH; batch === BATCH; moved += batch) {
      const update = `update listings set tier = ${to}
        where product_id = any (array(select product_id from listings where ${which} limit ${BATCH}))`
      batch = (await pool.query(update, values)).rowCount ?? 0
    }
    return moved
  }
}

export const tierJobs = (parts: JobParts): Jobs => ({ 'move-search-tiers': () => moveSearchTiers(parts) })

export const tierTimetable: CronItem[] = [
  { task: 'move-search-tiers', match: '*/5 * * * *', options: { backfillPeriod: 0, jobKey: 'move-search-tiers' } },
]
