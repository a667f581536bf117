import type pg from 'pg'
import type { Logger } from 'pino'
import type { WakeUp } from '../platform/wake-up.ts'

/** If a wake-up is lost, or can't be heard: how often is looked anyway, in ms. */
const POLL = { listening: 500, alone: 150 }

interface WatchParts {
  pool: pg.Pool
  wakeUp: WakeUp
  log: Logger
}

/**
 * Looks which audiences were told something, for all streams of the process by one statement, and hands over up to
 * which number. Transactions commit in another order than they begin, so it looks from the oldest one on that was
 * running the last time.
 */
export function watchEvents({ pool, wakeUp, log }: WatchParts, onTold: (tag: string, no: bigint) => void) {
  let horizon: string | null = null
  let begun = false
  let running: Promise<void> | undefined
  let again = false

  async function look(): Promise<void> {
    const { rows } = await pool.query<{ horizon: string; tags: string[]; numbers: bigint[] }>({
      name: 'streams-told',
      text: 'select horizon, tags, numbers from fx.streams_told($1)',
      values: [horizon],
    })
    const [found] = rows
    if (!found) return
    horizon = found.horizon
    begun = true
    found.tags.forEach((tag, i) => {
      onTold(tag, found.numbers[i] ?? 0n)
    })
  }

  function lookNow(): void {
    if (running) {
      again = true
      return
    }
    running = look()
      .catch((error: Error) => log.warn({ err: error }, 'can not look for events'))
      .finally(() => {
        running = undefined
        if (!again) return
        again = false
        lookNow()
      })
  }

  const timer = setInterval(lookNow, wakeUp.hears ? POLL.listening : POLL.alone)
  const listener = wakeUp.hears ? wakeUp.listen('events', lookNow) : undefined
  lookNow()
  return {
    /** who reads before the first look would miss what happens until then; false: the database does not answer */
    begun: async () => {
      if (!begun) await running
      return begun
    },
    async stop() {
      clearInterval(timer)
      await listener?.stop()
      await running
    },
  }
}
