/** The one clock. Tests set it; all code takes the time from the context. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
