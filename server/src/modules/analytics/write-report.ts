import type { AskReport, Figures, PlatformReport, Report } from '@ticarum/contract/procedures/analytics'
import {
  addDays,
  addMonths,
  type Period,
  type PeriodStep,
  startOf,
  stepsBefore,
  stepsOf,
} from '@ticarum/contract/values/periods'
import type { Category } from '@ticarum/contract/values/products'
import { dayOf } from '@ticarum/contract/values/working-days'
import type { Context } from '../../door/context.ts'
import { namedProducts } from '../products/products.public.ts'
import { type BestRow, bestSales, noDays, type SalesRow, salesOf } from './sales.queries.ts'

type Column = 'orders' | 'cents' | 'new_customers' | 'views' | 'carts' | 'kept' | 'late' | 'desk_kept' | 'desk_late'

interface WrittenReport extends Report {
  /** promises of the desk, which only admins see */
  desk: PlatformReport['desk']
}

/** The report of one supplier, or of all. */
export async function writeReport(ctx: Context, companyId: string, asked: AskReport): Promise<WrittenReport> {
  const { step, language } = asked
  const steps = stepsOf(asked, step)
  const earlier = stepsBefore(steps, step)
  const [period, before] = [spanOf(steps), spanOf(earlier)]
  const days = step === 'month' ? noDays(period) : { from: startOf('month', before.from), to: period.to }
  const [rows, products, categories, cities] = await Promise.all([
    salesOf(ctx, companyId, days, period.to),
    bestSales(ctx, companyId, 'product', period),
    bestSales(ctx, companyId, 'category', period),
    bestSales(ctx, companyId, 'city', period),
  ])
  const named = await namedProducts(
    ctx.tx,
    products.map(({ key }) => key),
    language,
  )
  const sums = summing(rows, step)
  const today = dayOf(ctx.now)
  return {
    figures: figuresOf(sums, period),
    before: { ...before, ...figuresOf(sums, before) },
    steps: steps.map((each, n) => ({
      ...each,
      ...soldIn(sums, each),
      before: soldIn(sums, earlier[n] ?? each),
      running: each.from <= today && today <= each.to,
    })),
    products: products.flatMap((row) => {
      const product = named.get(row.key)
      return product ? [{ id: row.key, ...product, ...sold(row) }] : []
    }),
    categories: categories.map((row) => ({ category: row.key as Category, ...sold(row) })),
    cities: cities.map((row) => ({ city: row.key, ...sold(row) })),
    desk: { ...deskPromises(sums, period), before: deskPromises(sums, before) },
  }
}

const spanOf = (steps: readonly Period[]): Period => ({ from: steps[0]?.from ?? '', to: steps.at(-1)?.to ?? '' })

const sold = ({ orders, cents }: Pick<BestRow, 'orders' | 'cents'>) => ({
  orders: Number(orders),
  revenueCents: Number(cents),
})

interface Sums {
  in(column: Column, period: Period): bigint
  /** from the first order ever */
  until(column: Column, day: string): bigint
}

/** Sums over whole months, or over days where steps are smaller. */
function summing(rows: readonly SalesRow[], step: PeriodStep): Sums {
  const grain = step === 'month' ? 'month' : 'day'
  const sum = (column: Column, fits: (row: SalesRow) => boolean) =>
    rows.reduce((total, row) => (fits(row) ? total + row[column] : total), 0n)
  return {
    in: (column, { from, to }) =>
      sum(column, (row) => row.grain === grain && from <= row.starts_on && row.starts_on <= to),
    until(column, day) {
      const month = addMonths(addDays(day, 1), 0) // the days since then are of a month that is not whole
      return sum(column, (row) =>
        row.grain === 'month' ? row.starts_on < month : month <= row.starts_on && row.starts_on <= day,
      )
    },
  }
}

const soldIn = (sums: Sums, period: Period) =>
  sold({ orders: sums.in('orders', period), cents: sums.in('cents', period) })

const deskPromises = (sums: Sums, period: Period) => ({
  kept: Number(sums.in('desk_kept', period)),
  late: Number(sums.in('desk_late', period)),
})

function figuresOf(sums: Sums, period: Period): Figures {
  const { orders, revenueCents } = soldIn(sums, period)
  return {
    orders,
    revenueCents,
    averageCents: orders === 0 ? 0 : Math.round(revenueCents / orders),
    customers: Number(sums.until('new_customers', period.to)),
    newCustomers: Number(sums.in('new_customers', period)),
    views: Number(sums.in('views', period)),
    carts: Number(sums.in('carts', period)),
    promises: { kept: Number(sums.in('kept', period)), late: Number(sums.in('late', period)) },
  }
}
