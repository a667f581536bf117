import { PRICE_HOLDS_DAYS } from '@ticarum/contract/values/reviews'
import type { CronItem } from 'graphile-worker'
import { notify } from '../../platform/effects.ts'
import { asSystem } from '../../worker/as-system.ts'
import type { JobParts, Jobs } from '../../worker/job-parts.ts'

const BATCH = 100
const DAY = 24 * 3600 * 1000

/**
 * Asks suppliers to confirm prices that were not confirmed for 30 days, each at most once in 30 days. That they were
 * asked is stored in the same transaction.
 */
async function askForPrices(parts: JobParts): Promise<void> {
  const since = new Date(parts.clock.now().getTime() - PRICE_HOLDS_DAYS * DAY)
  for (let asked = BATCH; asked === BATCH; ) {
    asked = await asSystem(parts, 'prices.ask', async (system) => {
      const people = await system.tx.sql<{ supplier_id: string; person_id: string | null }>(
        'select * from fx.request_price_confirmations($1, $2)',
        [since, BATCH],
      )
      for (const { person_id } of people) if (person_id) await notify(system, person_id, 'prices.unconfirmed', {})
      return new Set(people.map(({ supplier_id }) => supplier_id)).size
    })
    if (asked > 0) parts.log.info({ suppliers: asked }, 'asked for prices')
  }
}

export const catalogJobs = (parts: JobParts): Jobs => ({ 'ask-for-prices': () => askForPrices(parts) })

export const catalogTimetable: CronItem[] = [
  { task: 'ask-for-prices', match: '30 6 * * *', options: { backfillPeriod: DAY, jobKey: 'ask-for-prices' } },
]
