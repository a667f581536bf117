import type { Person } from './actor.ts'

/** So many sessions a process remembers: some megabytes. */
const MOST = 10_000

/**
 * Who held which token when it was last asked. A transaction that enters as one of them confirms it by the mark, in the
 * same flush as its begin, so that nothing has to be asked before; what confirms nothing must not rely on it.
 */
export function createKnownSessions(most = MOST) {
  const known = new Map<string, Person>() // the longest unused first
  const keyOf = (tokenHash: Buffer) => tokenHash.toString('base64')

  return {
    remember(tokenHash: Buffer, person: Person): void {
      known.set(keyOf(tokenHash), person)
      for (const oldest of known.keys()) {
        if (known.size <= most) return
        known.delete(oldest)
      }
    },
    recall(tokenHash: Buffer): Person | undefined {
      const key = keyOf(tokenHash)
      const person = known.get(key)
      if (!person) return undefined
      known.delete(key)
      known.set(key, person)
      return person
    },
    forget(tokenHash: Buffer): void {
      known.delete(keyOf(tokenHash))
    },
  }
}
export type KnownSessions = ReturnType<typeof createKnownSessions>
