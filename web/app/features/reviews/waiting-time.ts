export interface Waited {
  unit: 'minutes' | 'hours' | 'days'
  count: number
}

const MINUTE = 60_000

/** Waiting time in the largest unit that fits, at least one minute. */
export function waitedSince(since: string, now: number): Waited {
  const minutes = Math.max(1, Math.floor((now - Date.parse(since)) / MINUTE))
  if (minutes < 60) return { unit: 'minutes', count: minutes }
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.floor(hours / 24) }
}
