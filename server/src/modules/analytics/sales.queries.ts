import { MOST_NAMED } from '@ticarum/contract/procedures/analytics'
import { addDays, type Period, rangesOf } from '@ticarum/contract/values/periods'
import type { Context } from '../../door/context.ts'

/** In place of a supplier: all of them together. */
export const ALL_SUPPLIERS = '00000000-0000-0000-0000-000000000000'

/** The figures of one day or month. */
export interface SalesRow {
  grain: 'day' | 'month'
  starts_on: string
  orders: bigint
  cents: bigint
  new_customers: bigint
  views: bigint
  carts: bigint
  kept: bigint
  late: bigint
  desk_kept: bigint
  desk_late: bigint
}

/** Sums of one product, category or city. */
export interface BestRow {
  key: string
  orders: bigint
  cents: bigint
}

type Kind = 'product' | 'category' | 'city'

/** Deltas that are not rolled up yet, as the figures that they change. */
const recentSales = (everybody: boolean) => `recent as materialized (
  select c.* from (
    select array_agg(o.id) as ids, array_agg(o.version) as versions, array_agg(o.change) as changes from (
      select order_id as id, version, sum(change)::integer as change from order_deltas
        where order_id is not null and status <> 'cancelled' ${everybody ? '' : 'and supplier_id = $1'}
        group by 1, 2 having sum(change) <> 0) o) d
    cross join lateral fx.sales_of_versions(d.ids, d.versions, d.changes, $1) c)`

/** What is counted of `activity_deltas`: the column of a figure, and the kind of its deltas. */
const activity = [
  ['views', 'view'],
  ['carts', 'cart'],
  ['kept', 'kept'],
  ['late', 'late'],
  ['desk_kept', 'desk_kept'],
  ['desk_late', 'desk_late'],
] as const
const activityColumns = activity.map(([column]) => column).join(', ')
const activitySums = activity.map(([column]) => `sum(${column})::bigint as ${column}`).join(', ')
const activityZeros = activity.map(() => '0').join(', ')
const activityCounts = activity.map(([, kind]) => `count(*) filter (where i.kind = '${kind}')`).join(', ')

/** Figures and the deltas since, in one statement, so that the sums are exact whenever the job runs. */
const sumsOf = (everybody: boolean) => `with ${recentSales(everybody)}
  select grain, starts_on, sum(orders)::bigint as orders, sum(cents)::bigint as cents,
      sum(new_customers)::bigint as new_customers, ${activitySums}
    from (
      select grain, starts_on, orders, cents, new_customers, ${activityColumns} from sales_figures
        where company_id = $1 and kind = 'all' and key = '' and grain = 'month' and starts_on <= $4
      union all
      select grain, starts_on, orders, cents, new_customers, ${activityColumns} from sales_figures
        where company_id = $1 and kind = 'all' and key = '' and grain = 'day' and starts_on between $2 and $3
      union all
      select grain, starts_on, orders, cents, new_customers, ${activityZeros} from recent where kind = 'all'
      union all
      select g.grain, g.starts_on, 0, 0, 0, ${activityCounts}
        from activity_deltas i
        cross join lateral (values ('day', i.day), ('month', date_trunc('month', i.day::timestamp)::date))
          g(grain, starts_on)
        ${everybody ? '' : 'where i.supplier_id = $1'}
        group by 1, 2) f
    group by 1, 2`

/** The days of a period, and every month until another day. */
export function salesOf(ctx: Context, companyId: string, days: Period, until: string): Promise<SalesRow[]> {
  const everybody = companyId === ALL_SUPPLIERS
  return ctx.tx.sql<SalesRow>(sumsOf(everybody), [companyId, days.from, days.to, until])
}

/** Every month until now. */
export const monthsUntil = (ctx: Context, companyId: string, until: string): Promise<SalesRow[]> =>
  salesOf(ctx, companyId, noDays({ from: until, to: until }), until)

/**
 * The best of a period, among the best of each of its months and of the days at its ends: so it reads no more however
 * much was sold. Products have no sums over all suppliers; their rows by supplier are asked instead.
 */
function bestOf(kind: Kind, everybody: boolean): string {
  const whose = everybody && kind === 'product' ? '' : 'f.company_id = $1 and'
  return `with ${recentSales(everybody)},
    lately as (select company_id, key, orders, cents from recent
      where kind = '${kind}' and grain = 'day' and starts_on between $5 and $6),
    ranges as (select * from unnest($2::text[], $3::date[], $4::date[]) r(grain, first_on, last_on)),
    good as (
      select f.company_id, f.key from ranges r
        cross join lateral generate_series(r.first_on::timestamp, r.last_on::timestamp,
          case r.grain when 'day' then interval '1 day' else interval '1 month' end) d(starts_on)
        cross join lateral (select f.company_id, f.key from sales_figures f
          where ${whose} f.kind = '${kind}' and f.grain = r.grain and f.starts_on = d.starts_on::date
            and f.orders > 0
          order by f.cents desc limit ${MOST_NAMED}) f
      union select company_id, key from lately)
    select key, sum(orders)::bigint as orders, sum(cents)::bigint as cents from (
      select g.key, f.orders, f.cents from good g cross join ranges r
        cross join lateral (select sum(f.orders) as orders, sum(f.cents) as cents from sales_figures f
          where f.company_id = g.company_id and f.kind = '${kind}' and f.key = g.key and f.grain = r.grain
            and f.starts_on between r.first_on and r.last_on) f
      union all select key, orders, cents from lately) f
    group by 1 having sum(orders) > 0 order by 3 desc, 1 limit ${MOST_NAMED}`
}

export function bestSales(ctx: Context, companyId: string, kind: Kind, period: Period): Promise<BestRow[]> {
  const { days, months } = rangesOf(period)
  const ranges = [
    ...days.map((range) => ({ grain: 'day', ...range })),
    ...(months ? [{ grain: 'month', ...months }] : []),
  ]
  return ctx.tx.sql<BestRow>(bestOf(kind, companyId === ALL_SUPPLIERS), [
    companyId,
    ranges.map(({ grain }) => grain),
    ranges.map(({ from }) => from),
    ranges.map(({ to }) => to),
    period.from,
    period.to,
  ])
}

/** An empty range, for a report that needs no single days. */
export const noDays = (period: Period): Period => ({ from: addDays(period.to, 1), to: period.to })
