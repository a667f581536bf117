import {
  addDays,
  addMonths,
  MOST_DAYS,
  MOST_STEPS,
  type Period,
  type PeriodStep,
  periodSteps,
  stepsOf,
} from '@ticarum/contract/values/periods'
import { withQuery } from '../../context/with-query.ts'

export const analyticsPaths = { supplier: '/supplier/analytics', admin: '/admin/analytics' } as const
export type AnalyticsReader = keyof typeof analyticsPaths

/** Periods with a link of their own; their last day is today. */
export const namedPeriods = ['7', '30', '90', '12'] as const
export type NamedPeriod = (typeof namedPeriods)[number]

/** The tables of a report that can be had as a file. */
export const reportTables = ['steps', 'products', 'categories', 'cities'] as const
export type ReportTable = (typeof reportTables)[number]

/** What the URL asks for. */
export interface AskedPeriod extends Period {
  name: NamedPeriod | 'custom'
  step: PeriodStep
}

const usualStep: Record<NamedPeriod, PeriodStep> = { '7': 'day', '30': 'day', '90': 'week', '12': 'month' }

const startOfNamed = (name: NamedPeriod, today: string): string =>
  name === '12' ? addMonths(today, -11) : addDays(today, 1 - Number(name))

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** Steps by which this period can be shown. */
export const stepsFor = (period: Period): PeriodStep[] =>
  periodSteps.filter((step) => stepsOf(period, step).length <= MOST_STEPS)

/** The period of the URL, else the last 30 days. `invalid`: days were chosen that make none. */
export function periodOf(query: URLSearchParams, today: string): { asked: AskedPeriod; invalid: boolean } {
  const [from, to] = [query.get('from'), query.get('to')]
  const custom = isDay(from) && isDay(to) && from <= to && to <= addDays(from, MOST_DAYS)
  const name = custom ? 'custom' : (namedPeriods.find((known) => known === query.get('period')) ?? '30')
  const period = custom ? { from, to } : { from: startOfNamed(name as NamedPeriod, today), to: today }
  const steps = stepsFor(period)
  const usual = name === 'custom' ? steps[0] : usualStep[name]
  const step = steps.find((each) => each === query.get('step')) ?? usual ?? 'month'
  return { asked: { ...period, name, step }, invalid: !custom && (query.has('from') || query.has('to')) }
}

/** URL of the page with this period and step. */
export function reportPath(path: string, { name, from, to, step }: AskedPeriod): string {
  if (name === 'custom') return withQuery(path, { from, to, step })
  return withQuery(path, step === usualStep[name] ? { period: name } : { period: name, step })
}

/** URL of a named period, by its usual step. */
export const namedPath = (path: string, name: NamedPeriod): string => withQuery(path, { period: name })

/** URL of a table as a file, for whoever reads it. */
export const reportFilePath = (asked: AskedPeriod, table: ReportTable): string =>
  withQuery(reportPath('/analytics/file', asked), { table })
