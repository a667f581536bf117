/** For whoever moves jobs to the worker, and for whoever has streams of live events. */
export type WakeUpChannel = 'outbox' | 'events'

/**
 * Tells other processes that something was committed, and nothing else: what it was they read from the database. A
 * wake-up may be lost, so whoever listens polls as well (decisions 55 and 84).
 */
export interface WakeUp {
  /** whether listening is possible; if not, polls have to be quick */
  hears: boolean
  /** Called after a commit. Many calls within some milliseconds are one wake-up. */
  sender(channel: WakeUpChannel): () => void
  /** Each new connection counts as a wake-up, since one may have been missed before it. */
  listen(channel: WakeUpChannel, onWake: () => void): { stop(): Promise<void> }
  stop(): Promise<void>
}

const COALESCE = 10 // ms

/** One wake-up for many commits: one for each would halve the rate of transactions. */
export function coalesced(send: () => void): () => void {
  let waiting = false
  return () => {
    if (waiting) return
    waiting = true
    setTimeout(() => {
      waiting = false
      send()
    }, COALESCE)
  }
}
