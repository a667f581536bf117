import { fail } from '../door/domain-error.ts'

const MOST_WAITING = 20
/** Of one caller, so that nobody fills the queue alone. */
const MOST_OF_ONE = 4

/**
 * Runs one task at a time, so that any number of them takes the memory and core of one. If the queue is too long, or
 * one caller has too many tasks in it, the caller is told to come back.
 */
export function createTurns(mostWaiting = MOST_WAITING, mostOfOne = MOST_OF_ONE) {
  let waiting = 0
  const ofCaller = new Map<string, number>()
  let last: Promise<unknown> = Promise.resolve()

  function join(caller: string | undefined): void {
    const mine = caller ? (ofCaller.get(caller) ?? 0) : 0
    if (waiting > mostWaiting || mine >= mostOfOne) fail('UNAVAILABLE', { retryAfter: 10 })
    waiting++
    if (caller) ofCaller.set(caller, mine + 1)
  }
  function leave(caller: string | undefined): void {
    waiting--
    if (!caller) return
    const mine = (ofCaller.get(caller) ?? 1) - 1
    if (mine > 0) ofCaller.set(caller, mine)
    else ofCaller.delete(caller)
  }

  return async <T>(work: () => Promise<T>, caller?: string): Promise<T> => {
    join(caller)
    const mine = last.then(work).finally(() => leave(caller))
    last = mine.catch(() => {}) // the failure of one task does not fail the next
    return mine
  }
}
