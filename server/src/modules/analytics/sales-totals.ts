import type { SalesTotals } from '@ticarum/contract/procedures/analytics'
import { dayOf } from '@ticarum/contract/values/working-days'
import { type Context, personOf } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { ALL_SUPPLIERS, monthsUntil } from './sales.queries.ts'

/** What the caller's company has sold so far, or for an admin all suppliers. */
export async function salesTotals(ctx: Context): Promise<SalesTotals> {
  const { role, companyId } = personOf(ctx)
  const seller = role === 'admin' ? ALL_SUPPLIERS : (companyId ?? fail('FORBIDDEN'))
  const months = (await monthsUntil(ctx, seller, dayOf(ctx.now))).filter(({ grain }) => grain === 'month')
  const sum = (column: 'orders' | 'cents' | 'new_customers') =>
    Number(months.reduce((total, month) => total + month[column], 0n))
  return {
    orders: sum('orders'),
    revenueCents: sum('cents'),
    customers: sum('new_customers'),
    since:
      months
        .filter(({ orders }) => orders > 0n)
        .map((month) => month.starts_on)
        .toSorted()[0] ?? null,
  }
}
