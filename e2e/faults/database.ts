import { setTimeout as sleep } from 'node:timers/promises'
import { startServer } from '@ticarum/server/testing/order-faults'
import { inWorld } from './in-world.ts'
import type { FaultReport } from './report.ts'
import { underOrders } from './under-orders.ts'

interface Crashes {
  buyers: number
  crashes: number
  /** milliseconds for which orders go on before the next crash */
  between: number
}

/** PostgreSQL is killed with all that it was doing, and started again; the server finds it by itself. */
export const databaseFault = ({ buyers, crashes, between }: Crashes): Promise<FaultReport> =>
  inWorld(async (world) => {
    const { child, port } = await startServer(world.urls, world.folder, 0)
    try {
      return await underOrders(world, { buyers, url: () => `http://127.0.0.1:${port}` }, async (buying) => {
        const recoveries: number[] = []
        const starts: number[] = []
        for (let crash = 0; crash < crashes; crash += 1) {
          await sleep(between)
          const since = performance.now()
          const recovered = buying.recovery(since)
          await world.killDatabase()
          await world.startDatabase()
          starts.push((performance.now() - since) / 1000)
          recoveries.push(await recovered)
        }
        const slowest = Math.max(...starts).toFixed(1)
        return { faults: crashes, recoveries, also: [`of these, PostgreSQL itself was away for ${slowest} s at most`] }
      })
    } finally {
      child.kill('SIGKILL')
    }
  })
