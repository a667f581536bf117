import { fail } from '../door/domain-error.ts'

const MOST_WAITING = 20

/**
 * One after the other, so that however many come at once, memory and one core are all they take. Who would wait too
 * long is told to come back.
 */
export function createTurns(mostWaiting = MOST_WAITING) {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting > mostWaiting) fail('UNAVAILABLE', { retryAfter: 10 })
    waiting++
    const mine = last.then(work).finally(() => waiting--)
    last = mine.catch(() => {}) // one that fails is no reason for the next to fail
    return mine
  }
}
