import { fail } from '../door/domain-error.ts'

const MOST_WAITING = 20

/**
 * Runs one task at a time, so that any number of them takes the memory and core of one. If the queue is too long, the
 * caller is told to come back.
 */
export function createTurns(mostWaiting = MOST_WAITING) {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting > mostWaiting) fail('UNAVAILABLE', { retryAfter: 10 })
    waiting++
    const mine = last.then(work).finally(() => waiting--)
    last = mine.catch(() => {}) // the failure of one task does not fail the next
    return mine
  }
}
