import type { CronItem } from 'graphile-worker'
import { z } from 'zod'
import type { JobParts, Jobs } from '../../worker/job-parts.ts'
import { exportOrders, sweepExport } from './export-orders.ts'

const Proof = z.object({ file: z.string() })
const BATCH = 5000

/** A day after it was sent: a proof that no payment took up goes. */
async function sweepProof({ pool, storage }: JobParts, payload: unknown): Promise<void> {
  const { file } = Proof.parse(payload)
  const { rowCount } = await pool.query('select from payment_proofs where file = $1', [file])
  if (!rowCount) await storage.remove('payment-proofs', file)
}

/** Readers add what is not folded yet, so this only keeps that little. */
async function foldCounts({ pool }: JobParts): Promise<void> {
  for (let folded = BATCH; folded === BATCH; ) {
    folded =
      (await pool.query<{ folded: number }>('select fx.roll_up_order_counts($1) as folded', [BATCH])).rows[0]?.folded ??
      0
  }
}

export const ordersJobs = (parts: JobParts): Jobs => ({
  'export-orders': (payload) => exportOrders(parts, payload),
  'sweep-export': (payload) => sweepExport(parts, payload),
  'sweep-proof': (payload) => sweepProof(parts, payload),
  'fold-order-counts': () => foldCounts(parts),
})

export const ordersTimetable: CronItem[] = [
  { task: 'fold-order-counts', match: '* * * * *', options: { backfillPeriod: 0, jobKey: 'fold-order-counts' } },
]
