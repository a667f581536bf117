import type { OrderCounts } from '@ticarum/contract/procedures/orders'
import { MOST_WAITING, type OrderStatus } from '@ticarum/contract/values/orders'
import { sqlOf } from '@ticarum/db/transaction'
import { type Context, personOf } from '../../door/context.ts'
import { lateFilter, type OrderReader } from './waiting-filter.ts'

const EVERYBODY = '00000000-0000-0000-0000-000000000000'

/** Adds the rolled-up counts and the deltas since, in one statement, so that the result is exact. */
const countsOf = (whose: string) => `select status, sum(number)::integer as number from (
    select status, number from order_counts where company_id = $1
    union all select status, change from order_deltas ${whose}) counted group by status`

const COUNTS = {
  customer: countsOf('where customer_id = $1'),
  supplier: countsOf('where supplier_id = $1'),
  admin: countsOf(''),
}

export async function countOrders(ctx: Context): Promise<OrderCounts> {
  const { role, companyId } = personOf(ctx)
  const [rows, late] = await Promise.all([
    ctx.tx.sql<{ status: OrderStatus; number: number }>(
      COUNTS[role ?? 'customer'],
      [role === 'admin' ? EVERYBODY : companyId],
      `order-counts-${role}`,
    ),
    role ? countLate(ctx, { role, companyId }) : 0,
  ])
  const counts = { pending: 0, processing: 0, completed: 0, cancelled: 0 }
  for (const { status, number } of rows) counts[status] = number
  return { all: counts.pending + counts.processing + counts.completed + counts.cancelled, ...counts, late }
}

async function countLate(ctx: Context, reader: OrderReader): Promise<number> {
  const late = sqlOf.selectFrom('orders').select('orders.id').where(lateFilter(reader)).limit(MOST_WAITING)
  const counted = await ctx.tx.first(
    sqlOf.selectFrom(late.as('late')).select((of) => of.cast<number>(of.fn.countAll(), 'integer').as('number')),
  )
  return counted?.number ?? 0
}
