const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Turkey's time zone, all year. */
const AHEAD = 3 * HOUR
const SUNDAY = 0

/** Adds hours of business days: they do not count while it is Sunday in Turkey. */
export function workingHoursAfter(written: Date, hours: number): Date {
  let at = written.getTime() + AHEAD
  let left = hours * HOUR
  while (left > 0) {
    const midnight = (Math.floor(at / DAY) + 1) * DAY
    const open = new Date(at).getUTCDay() !== SUNDAY
    const passed = open ? Math.min(left, midnight - at) : midnight - at
    at += passed
    if (open) left -= passed
  }
  return new Date(at - AHEAD)
}

export const hoursAfter = (written: Date, hours: number): Date => new Date(written.getTime() + hours * HOUR)
