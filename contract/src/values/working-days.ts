const HOUR = 3600 * 1000
export const DAY = 24 * HOUR

/** The day in GMT+3, which both countries share. */
export const dayOf = (moment: Date): string => new Date(moment.getTime() + 3 * HOUR).toISOString().slice(0, 10)

/** Adds days, not counting Sundays, on which nobody works; `fx.working_days_after` in SQL does the same. */
export function workingDaysAfter(moment: Date, days: number): string {
  let at = moment.getTime()
  for (let left = days; left > 0; ) {
    at += DAY
    if (new Date(at + 3 * HOUR).getUTCDay() !== 0) left--
  }
  return dayOf(new Date(at))
}
