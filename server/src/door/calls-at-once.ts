import { fail } from './domain-error.ts'
import { count } from './lane.ts'

/** Counts the calls of each caller in this process, from their first step to their answer, and refuses one too many. */
export function createCallsAtOnce() {
  const calls = new Map<string, number>()
  return async <T>(who: string, most: number, call: () => Promise<T>): Promise<T> => {
    if ((calls.get(who) ?? 0) >= most) fail('RATE_LIMITED', { retryAfter: 1 })
    count(calls, who, 1)
    try {
      return await call()
    } finally {
      count(calls, who, -1)
    }
  }
}
