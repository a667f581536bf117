import { promisedHours } from '@ticarum/contract/values/inbox'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Turkey's time zone, all year. */
const AHEAD = 3 * HOUR
const SUNDAY = 0

/** Adds hours of business days: they do not count while it is Sunday in Turkey. */
export function contactDue(written: Date): Date {
  let at = written.getTime() + AHEAD
  let left = promisedHours.contact * HOUR
  while (left > 0) {
    const midnight = (Math.floor(at / DAY) + 1) * DAY
    const open = new Date(at).getUTCDay() !== SUNDAY
    const passed = open ? Math.min(left, midnight - at) : midnight - at
    at += passed
    if (open) left -= passed
  }
  return new Date(at - AHEAD)
}

export const applicationDue = (written: Date): Date => new Date(written.getTime() + promisedHours.application * HOUR)
