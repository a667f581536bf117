import type { CronItem } from 'graphile-worker'
import { z } from 'zod'
import type { JobParts, Jobs } from '../../worker/job-parts.ts'
import { exportOrders, sweepExport } from './export-orders.ts'

const Proof = z.object({ file: z.string() })
const BATCH = 5000

/** Runs a day after an upload: deletes a proof that belongs to no payment. */
async function sweepProof({ pool, storage }: JobParts, payload: unknown): Promise<void> {
  const { file } = Proof.parse(payload)
  const { rowCount } = await pool.query('select from payment_proofs where file = $1', [file])
  if (!rowCount) await storage.remove('payment-proofs', file)
}

/** Readers add the deltas that are not rolled up yet; this job keeps their number small. */
async function rollUpCounts({ pool }: JobParts): Promise<void> {
  for (let moved = BATCH; moved === BATCH; ) {
    const { rows } = await pool.query<{ moved: number }>('select fx.roll_up_order_counts($1) as moved', [BATCH])
    moved = rows[0]?.moved ?? 0
  }
}

export const ordersJobs = (parts: JobParts): Jobs => ({
  'export-orders': (payload) => exportOrders(parts, payload),
  'sweep-export': (payload) => sweepExport(parts, payload),
  'sweep-proof': (payload) => sweepProof(parts, payload),
  'roll-up-order-counts': () => rollUpCounts(parts),
})

export const ordersTimetable: CronItem[] = [
  { task: 'roll-up-order-counts', match: '* * * * *', options: { backfillPeriod: 0, jobKey: 'roll-up-order-counts' } },
]
