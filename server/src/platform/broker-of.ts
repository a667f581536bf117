import type { Logger } from 'pino'
import type { Settings } from './env.ts'
import type { WakeUp } from './wake-up.ts'

/** By the broker that the settings name; undefined: the database does it. */
export async function brokerOf({ WAKE_UP_URL }: Settings, log: Logger): Promise<WakeUp | undefined> {
  if (WAKE_UP_URL === undefined) return undefined
  const { wakeUpByNats } = await import('./wake-up-by-nats.ts')
  return wakeUpByNats(WAKE_UP_URL, log)
}
