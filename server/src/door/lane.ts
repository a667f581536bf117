import { Refusal } from './domain-error.ts'

export interface LaneLimits {
  /** calls at work: of everybody, of one caller, and of one kind */
  atOnce: number
  ofOne: number
  ofKind: number
  /** calls that wait, and for how long one does, in ms */
  waiting: number
  patience: number
}

/** Whose call it is, and which tables it is about. */
interface Entrant {
  who: string
  kind: string
}

/** What a lane reports: how many wait now, and for how long one did that has just begun. */
type ObserveLane = (event: { waiting: number; milliseconds?: number }) => void

interface Waiting extends Entrant {
  begin(): void
  refuse(refusal: Refusal): void
}

/** Made once: there are many of them when there is no time, and each would trace where it comes from. */
const BUSY = new Refusal('UNAVAILABLE', { retryAfter: 2 })

/** Counts up or down; what is at zero takes no room. */
export function count(counts: Map<string, number>, key: string, by: 1 | -1): void {
  const now = (counts.get(key) ?? 0) + by
  if (now > 0) counts.set(key, now)
  else counts.delete(key)
}

/**
 * Lets so many calls work at once. The others wait, each caller in a queue of their own, and callers take turns: who
 * sends a hundred calls waits behind themselves. If too many wait, the longest queue loses its newest call; where none
 * is longer than the newcomer's, the newcomer is refused. One kind of call can't take all places, so that a table that
 * is locked stops only what reads it.
 */
export function createLane(limits: LaneLimits, observe: ObserveLane = () => {}) {
  const working = new Map<string, number>()
  const kinds = new Map<string, number>()
  const queues = new Map<string, Waiting[]>() // in the order of their turns
  let atWork = 0
  let waiting = 0

  const mayBegin = ({ who, kind }: Entrant) =>
    atWork < limits.atOnce && (working.get(who) ?? 0) < limits.ofOne && (kinds.get(kind) ?? 0) < limits.ofKind

  function move({ who, kind }: Entrant, by: 1 | -1): void {
    atWork += by
    count(working, who, by)
    count(kinds, kind, by)
  }

  function drop(call: Waiting): boolean {
    const queue = queues.get(call.who) ?? []
    const at = queue.indexOf(call)
    if (at < 0) return false
    queue.splice(at, 1)
    if (queue.length === 0) queues.delete(call.who)
    waiting--
    observe({ waiting })
    return true
  }

  function nextCall(): Waiting | undefined {
    for (const queue of queues.values()) {
      const next = queue.find(mayBegin)
      if (next) return next
    }
    return undefined
  }

  function fill(): void {
    while (atWork < limits.atOnce) {
      const next = nextCall()
      if (!next) return
      drop(next)
      const rest = queues.get(next.who)
      if (rest) {
        queues.delete(next.who)
        queues.set(next.who, rest) // the others come first now
      }
      move(next, 1)
      next.begin()
    }
  }

  function longestQueue(): Waiting[] {
    let longest: Waiting[] = []
    for (const queue of queues.values()) if (queue.length > longest.length) longest = queue
    return longest
  }

  /** Makes room for one more that waits: the longest queue loses its newest call, unless it would be this one. */
  function makeRoom(): void {
    const last = waiting >= limits.waiting ? longestQueue().at(-1) : undefined
    if (last && drop(last)) last.refuse(BUSY)
  }

  /** Refuses at once what would only be refused after some work. */
  function admit(entrant: Entrant): void {
    if (waiting < limits.waiting || mayBegin(entrant)) return
    const withThis = (queues.get(entrant.who)?.length ?? 0) + 1
    if (withThis >= longestQueue().length) throw BUSY
  }

  function wait(entrant: Entrant): Promise<void> {
    makeRoom()
    const since = performance.now()
    return new Promise<void>((begun, refused) => {
      const timer = setTimeout(() => drop(call) && refused(BUSY), limits.patience)
      const call: Waiting = {
        ...entrant,
        begin() {
          clearTimeout(timer)
          observe({ waiting, milliseconds: performance.now() - since })
          begun()
        },
        refuse(refusal) {
          clearTimeout(timer)
          refused(refusal)
        },
      }
      const queue = queues.get(entrant.who)
      if (queue) queue.push(call)
      else queues.set(entrant.who, [call])
      waiting++
      observe({ waiting })
    })
  }

  async function enter<T>(entrant: Entrant, work: () => Promise<T>): Promise<T> {
    admit(entrant)
    // Whoever waits while a place is free may not take it, so nobody is overtaken.
    if (mayBegin(entrant)) move(entrant, 1)
    else await wait(entrant)
    try {
      return await work()
    } finally {
      move(entrant, -1)
      fill()
    }
  }
  return { admit, enter }
}
export type Lane = ReturnType<typeof createLane>
