import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startCluster } from '@ticarum/db/cluster'
import { prepareDatabase } from '@ticarum/db/prepare'
import { runPaused } from '@ticarum/server/testing/paused'
import { told } from './pressure.ts'

const PART = 30_000 // ms

/** The database stands still for half a minute. True: everybody was answered before it, and again after it. */
export async function pausedFault(): Promise<boolean> {
  const dir = await mkdtemp(path.join(tmpdir(), 'ticarum-faults-'))
  const folder = await mkdtemp(path.join(tmpdir(), 'ticarum-faults-'))
  const cluster = await startCluster({ dir })
  try {
    const urls = await prepareDatabase(cluster.url(), 'faults', 'development')
    const report = await runPaused({ urls, folder, pid: cluster.pid, part: PART })
    for (const [part, shares] of Object.entries(report))
      for (const [kind, share] of Object.entries(shares)) console.log(`paused: ${part}, ${kind}: ${told(share)}`)
    return [report.before, report.after].every((shares) =>
      Object.values(shares).every(({ calls, answered }) => calls === answered),
    )
  } finally {
    await cluster.stop()
    await Promise.all([dir, folder].map((each) => rm(each, { recursive: true, force: true })))
  }
}
