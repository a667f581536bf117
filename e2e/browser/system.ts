import { inject } from 'vitest'
import type { SystemAddresses } from '../system/start-system.ts'

function ofThisWorker(): SystemAddresses {
  const found = inject('systems')[Number(process.env.VITEST_POOL_ID) - 1]
  if (!found) throw new Error(`no system was started for worker ${process.env.VITEST_POOL_ID}`)
  return found
}

/** The system of this worker alone: its files run on it one after the other. */
export const system: SystemAddresses = ofThisWorker()
