/** The one clock. Tests set it; everything else takes the time from the context. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
