import { type Period, type PeriodStep, stepsBefore, stepsOf } from '@ticarum/contract/values/periods'
import type pg from 'pg'

/** Uncancelled orders of a supplier, or of all, each with its day in GMT+3. */
const COUNTED = `with counted as (
  select *, (created_at at time zone 'Europe/Istanbul')::date as day from orders
    where status <> 'cancelled' and ($1::uuid is null or supplier_id = $1))`

/** What was sold on each day, and whose first day it was. */
const DAYS = `${COUNTED}
  select day, sum(orders)::integer as orders, sum(cents)::float8 as cents, sum(fresh)::integer as fresh from (
    select day, 1 as orders, total_cents as cents, 0 as fresh from counted
    union all select min(day), 0, 0, 1 from counted group by customer_id) d group by 1`

const bestOf = (key: string, from: string, cents: string) => `${COUNTED}
  select ${key}, count(distinct c.id)::integer as orders, sum(${cents})::float8 as "revenueCents" from ${from}
    where c.day between $2 and $3 group by 1 order by 3 desc, 1 limit 10`

/** What a report must say, counted from all orders one by one. */
export function recounting(owner: pg.Pool, supplierId: string | null) {
  const best = async (key: string, from: string, cents: string, period: Period) =>
    (await owner.query(bestOf(key, from, cents), [supplierId, period.from, period.to])).rows

  return async (asked: Period, step: PeriodStep) => {
    const { rows: days } = await owner.query<{ day: string; orders: number; cents: number; fresh: number }>(DAYS, [
      supplierId,
    ])
    const sum = (column: 'orders' | 'cents' | 'fresh', { from, to }: Period) =>
      days.reduce((total, row) => (from <= row.day && row.day <= to ? total + row[column] : total), 0)
    const sold = (period: Period) => ({ orders: sum('orders', period), revenueCents: sum('cents', period) })
    const figures = (period: Period) => {
      const { orders, revenueCents } = sold(period)
      return {
        orders,
        revenueCents,
        averageCents: orders === 0 ? 0 : Math.round(revenueCents / orders),
        customers: sum('fresh', { from: '2000-01-01', to: period.to }),
        newCustomers: sum('fresh', period),
      }
    }
    const steps = stepsOf(asked, step)
    const earlier = stepsBefore(steps, step)
    const spanOf = (periods: Period[]) => ({ from: periods[0]?.from ?? '', to: periods.at(-1)?.to ?? '' })
    const [period, before] = [spanOf(steps), spanOf(earlier)]
    const lines = 'counted c join order_lines l on l.order_id = c.id and l.version = c.version'
    return {
      figures: figures(period),
      before: { ...before, ...figures(before) },
      steps: steps.map((each, n) => ({ ...each, ...sold(each), before: sold(earlier[n] ?? each) })),
      products: await best('l.product_id::text as id', lines, 'l.total_cents', period),
      categories: await best('l.category as category', lines, 'l.total_cents', period),
      cities: await best('c.shipping_city as city', 'counted c', 'c.total_cents', period),
    }
  }
}
