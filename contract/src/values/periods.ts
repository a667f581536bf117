export const periodSteps = ['day', 'week', 'month'] as const
export type PeriodStep = (typeof periodSteps)[number]

/** Both days belong to it; a day is one of GMT+3, as '2026-11-16'. */
export interface Period {
  from: string
  to: string
}

/** A report covers three years at most, and has so many steps at most: three years of weeks, or five months of days. */
export const MOST_DAYS = 3 * 366
export const MOST_STEPS = 160

const DAY_MS = 24 * 3600 * 1000

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
const isoOf = (date: Date) => date.toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string => isoOf(new Date(dateOf(day).getTime() + days * DAY_MS))

/** How many days the second day is after the first; negative if it is before. */
export const daysBetween = (first: string, second: string): number =>
  Math.round((dateOf(second).getTime() - dateOf(first).getTime()) / DAY_MS)

/** The first day of the month that is so many months later. */
export function addMonths(day: string, months: number): string {
  const date = dateOf(day)
  return isoOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)))
}

/** The first day of the step in which a day lies; weeks begin on Monday. */
export function startOf(step: PeriodStep, day: string): string {
  if (step === 'day') return day
  return step === 'month' ? addMonths(day, 0) : addDays(day, -((dateOf(day).getUTCDay() + 6) % 7))
}

const next = (step: PeriodStep, start: string, steps: number): string =>
  step === 'month' ? addMonths(start, steps) : addDays(start, steps * (step === 'week' ? 7 : 1))

/** Every step of which a day lies in the period, whole. */
export function stepsOf({ from, to }: Period, step: PeriodStep): Period[] {
  const steps: Period[] = []
  for (let start = startOf(step, from); start <= to && steps.length <= MOST_STEPS; ) {
    const following = next(step, start, 1)
    steps.push({ from: start, to: addDays(following, -1) })
    start = following
  }
  return steps
}

/** As many steps before these. */
export function stepsBefore(steps: readonly Period[], step: PeriodStep): Period[] {
  const start = steps[0]?.from ?? ''
  return steps.map((_, n) => ({
    from: next(step, start, n - steps.length),
    to: addDays(next(step, start, n + 1 - steps.length), -1),
  }))
}

export interface Ranges {
  /** days before the first whole month, and after the last */
  days: Period[]
  /** the first days of the first and the last whole month */
  months: Period | null
}

/** A period as whole months and the days around them, so that a year is not read day by day. */
export function rangesOf({ from, to }: Period): Ranges {
  const first = startOf('month', from) === from ? from : addMonths(from, 1)
  const end = addMonths(addDays(to, 1), 0) // the day after the last whole month
  if (first >= end) return { days: [{ from, to }], months: null }
  const days = [
    { from, to: addDays(first, -1) },
    { from: end, to },
  ]
  return { days: days.filter((range) => range.from <= range.to), months: { from: first, to: addMonths(end, -1) } }
}
