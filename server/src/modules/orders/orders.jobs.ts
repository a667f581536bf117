import type { Role } from '@ticarum/contract/values/roles'
import type { CronItem } from 'graphile-worker'
import { z } from 'zod'
import { notify } from '../../platform/effects.ts'
import { asSystem } from '../../worker/as-system.ts'
import type { JobParts, Jobs } from '../../worker/job-parts.ts'
import { exportOrders, sweepExport } from './export-orders.ts'

const Proof = z.object({ file: z.string() })
const BATCH = 5000
/** Of more orders that became late at once, the others are told of on the next morning. */
const MOST_LATE = 5000
const EXPIRED_AT_ONCE = 500
const DAY = 24 * 3600 * 1000

interface LateOrders {
  /** of the people who are told */
  role: Role
  people: string[]
  orders: number
  /** the first of them */
  order_id: string
  number: string
  due_on: string
  /** who has to act */
  side: Role
}

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

/** Tells who has to act, and the desk, that promises have passed: once, in one notice however many there are (D53). */
async function tellLateOrders(parts: JobParts): Promise<void> {
  await asSystem(parts, 'orders.tell-late', async (system) => {
    const late = await system.tx.sql<LateOrders>('select * from fx.orders_just_late($1)', [MOST_LATE])
    for (const { role, people, orders, order_id: orderId, number, due_on: day, side } of late) {
      if (orders === 1) await notify(system, people, 'order.late', { orderId, number, day, side })
      else await notify(system, people, 'order.several-late', { count: String(orders), role })
    }
  })
}

/** Each batch ends and tells its proposals in one transaction: a run that was killed neither loses nor doubles any. */
async function expireAmendments(parts: JobParts): Promise<void> {
  for (let ended = EXPIRED_AT_ONCE; ended === EXPIRED_AT_ONCE; ) {
    ended = await asSystem(parts, 'amendments.expire', async ({ tx }) => {
      const [row] = await tx.sql<{ ended: number }>('select fx.expire_amendments($1) as ended', [EXPIRED_AT_ONCE])
      return row?.ended ?? 0
    })
  }
}

export const ordersJobs = (parts: JobParts): Jobs => ({
  'expire-amendments': () => expireAmendments(parts),
  'export-orders': (payload) => exportOrders(parts, payload),
  'sweep-export': (payload) => sweepExport(parts, payload),
  'sweep-proof': (payload) => sweepProof(parts, payload),
  'tell-late-orders': () => tellLateOrders(parts),
  'roll-up-order-counts': () => rollUpCounts(parts),
})

export const ordersTimetable: CronItem[] = [
  // at 8 in GMT+3, Monday to Saturday
  { task: 'tell-late-orders', match: '0 5 * * 1-6', options: { backfillPeriod: DAY, jobKey: 'tell-late-orders' } },
  { task: 'expire-amendments', match: '*/5 * * * *', options: { backfillPeriod: 0, jobKey: 'expire-amendments' } },
  { task: 'roll-up-order-counts', match: '* * * * *', options: { backfillPeriod: 0, jobKey: 'roll-up-order-counts' } },
]
