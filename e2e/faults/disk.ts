import { readdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServer } from '@ticarum/server/testing/order-faults'
import { inWorld } from './in-world.ts'
import type { FaultReport, NotRun } from './report.ts'
import { onSmallDisk } from './tmpfs.ts'
import { becomes, underOrders } from './under-orders.ts'
import { createUploads } from './uploads.ts'

interface Full {
  buyers: number
  /** milliseconds for which each disk is full */
  full: number
}

const REFUSED = { notRun: 'no tmpfs can be mounted here' }

/** The disk of files is full: pictures wait, nothing half-written stays, orders go on. */
export async function filesDiskFault({ buyers, full }: Full): Promise<FaultReport | NotRun> {
  const report = await onSmallDisk(8, (disk) =>
    inWorld(async (world) => {
      const { child, port } = await startServer(world.urls, disk.dir, 0)
      const url = `http://127.0.0.1:${port}`
      try {
        const uploads = await createUploads(world, url)
        return await underOrders(world, { buyers, url: () => url }, async (_, { ledger }) => {
          const wrong: string[] = []
          if (!(await becomes(async () => (await uploads.send()) === 'OK'))) wrong.push('no picture was taken')
          await disk.fill()
          const refused: Record<string, number> = {}
          const [until, before] = [performance.now() + full, ledger.length]
          while (performance.now() < until) {
            const outcome = await uploads.send()
            refused[outcome] = (refused[outcome] ?? 0) + 1
            await sleep(100)
          }
          const whileFull = ledger.length - before
          await disk.free()
          const since = performance.now()
          await becomes(async () => (await uploads.send()) === 'OK')
          const recoveries = [(performance.now() - since) / 1000]
          const names = await readdir(disk.dir, { recursive: true })
          const unfinished = names.filter((name) => /\.[0-9a-f-]{36}$/.test(name)).length
          const lost = await uploads.lost()
          if (lost + unfinished > 0) wrong.push(`${lost} pictures are lost, ${unfinished} files half-written`)
          if (Object.keys(refused).some((outcome) => outcome !== 'UNAVAILABLE'))
            wrong.push(`pictures were answered ${JSON.stringify(refused)} while it was full`)
          if (whileFull === 0) wrong.push('orders waited for the disk of files')
          const also =
            `while it was full ${whileFull} orders were begun, and pictures answered ${JSON.stringify(refused)}; ` +
            `${uploads.taken.length} pictures taken before and after, ${lost} lost, ${unfinished} half-written`
          return { faults: 1, recoveries, wrong, also: [also] }
        })
      } finally {
        child.kill('SIGKILL')
      }
    }),
  )
  return report ?? REFUSED
}

/** The database's disk is full: nothing is taken that can't be kept, and it goes on when there is room. */
export async function databaseDiskFault({ buyers, full }: Full): Promise<FaultReport | NotRun> {
  const report = await onSmallDisk(400, (disk) =>
    inWorld(async (world) => {
      const { child, port } = await startServer(world.urls, world.folder, 0)
      try {
        return await underOrders(world, { buyers, url: () => `http://127.0.0.1:${port}` }, async (buying) => {
          await disk.fill()
          const isFull = () => Object.keys(buying.unsettled).length > 0
          const filled = await becomes(async () => isFull())
          await sleep(full)
          await disk.free()
          const since = performance.now()
          const recovered = buying.recovery(since)
          // As systemd would: it ends by itself when it can't write its log.
          await world.startDatabase()
          const recoveries = [await recovered]
          return { faults: 1, recoveries, wrong: filled ? [] : ['it never became full'] }
        })
      } finally {
        child.kill('SIGKILL')
      }
    }, disk.dir),
  )
  return report ?? REFUSED
}
