import { setTimeout as sleep } from 'node:timers/promises'
import { startServer } from '@ticarum/server/testing/order-faults'
import { serveS3 } from '@ticarum/server/testing/serve-s3'
import { inWorld } from './in-world.ts'
import type { FaultReport } from './report.ts'
import { becomes, underOrders } from './under-orders.ts'
import { createUploads } from './uploads.ts'

interface Absences {
  buyers: number
  absences: number
  /** milliseconds of each */
  away: number
}

/** The object store refuses connections: pictures wait, and orders go on. */
export const storageFault = ({ buyers, absences, away }: Absences): Promise<FaultReport> =>
  inWorld(async (world) => {
    const s3 = await serveS3(world.folder)
    const { bucket, accessKeyId, secretAccessKey, endpoint = '' } = s3.settings
    const environment = {
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      S3_ENDPOINT: endpoint,
      S3_PATH_STYLE: 'true',
    }
    const { child, port } = await startServer(world.urls, world.folder, 0, { environment })
    const url = `http://127.0.0.1:${port}`
    try {
      const uploads = await createUploads(world, url)
      return await underOrders(world, { buyers, url: () => url }, async (buying, { ledger }) => {
        const [recoveries, wrong]: [number[], string[]] = [[], []]
        const refused: Record<string, number> = {}
        let whileAway = 0
        for (let absence = 0; absence < absences; absence += 1) {
          if (!(await becomes(async () => (await uploads.send()) === 'OK'))) wrong.push('no picture was taken')
          s3.leave()
          const [until, before] = [performance.now() + away, ledger.length]
          while (performance.now() < until) {
            const outcome = await uploads.send()
            refused[outcome] = (refused[outcome] ?? 0) + 1
            await sleep(100)
          }
          whileAway += ledger.length - before
          await s3.comeBack()
          const since = performance.now()
          await becomes(async () => (await uploads.send()) === 'OK')
          recoveries.push((performance.now() - since) / 1000)
        }
        if (whileAway === 0) wrong.push('orders waited for the object store')
        if (Object.keys(refused).some((outcome) => outcome !== 'UNAVAILABLE'))
          wrong.push(`pictures were answered ${JSON.stringify(refused)} while it was away`)
        if (buying.unsettled.INTERNAL) wrong.push('orders failed')
        const lost = await uploads.lost()
        if (lost > 0) wrong.push(`${lost} pictures were taken and are lost`)
        const also =
          `while it was away ${whileAway} orders were begun, and pictures answered ${JSON.stringify(refused)}; ` +
          `${uploads.taken.length} pictures taken before and after, ${lost} lost`
        return { faults: absences, recoveries, wrong, also: [also] }
      })
    } finally {
      child.kill('SIGKILL')
      s3.leave()
    }
  })
