import type { CronItem } from 'graphile-worker'
import { asSystem } from '../../worker/as-system.ts'
import type { JobParts, Jobs } from '../../worker/job-parts.ts'

/** Ways to pay that the only admin entered take effect a day later. Whether it has passed is the database's to say. */
async function settleWaysToPay(parts: JobParts): Promise<void> {
  await asSystem(parts, 'trade-settings.settle-ways', (system) => system.tx.sql('select fx.settle_ways_to_pay()'))
}

export const waysToPayJobs = (parts: JobParts): Jobs => ({ 'settle-ways-to-pay': () => settleWaysToPay(parts) })

export const waysToPayTimetable: CronItem[] = [
  { task: 'settle-ways-to-pay', match: '*/5 * * * *', options: { backfillPeriod: 0, jobKey: 'settle-ways-to-pay' } },
]
