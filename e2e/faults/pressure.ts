import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startCluster } from '@ticarum/db/cluster'
import { prepareDatabase } from '@ticarum/db/prepare'
import { runPressure, type Share } from '@ticarum/server/testing/pressure'

export const answeredOf = ({ calls, answered, refused, p95, slowest }: Share) =>
  `${answered} of ${calls} answered, p95 ${p95} ms, slowest ${slowest} ms ${[...new Set(refused)].join(' ')}`

/** 20 attackers for a minute, then a table locked for another. True: nobody else was refused. */
export async function pressureFault(): Promise<boolean> {
  const dir = await mkdtemp(path.join(tmpdir(), 'ticarum-faults-'))
  const folder = await mkdtemp(path.join(tmpdir(), 'ticarum-faults-'))
  const cluster = await startCluster({ dir })
  try {
    const urls = await prepareDatabase(cluster.url(), 'faults', 'development')
    const report = await runPressure({ urls, folder, attackers: 20, drafts: 200, open: 20, files: 5, part: 60_000 })
    const { attack, meanWait, ...parts } = report
    for (const [part, shares] of Object.entries(parts))
      for (const [kind, share] of Object.entries(shares))
        console.log(`pressure: ${part}, ${kind}: ${answeredOf(share)}`)
    console.log('pressure: attackers got', attack, 'mean waits in ms', meanWait)
    const whole = ({ calls, answered }: Share) => calls === answered
    const { placing: _, ...others } = parts.locked
    return [parts.quiet, parts.attacked, others].every((shares) => Object.values(shares).every(whole))
  } finally {
    await cluster.stop()
    await Promise.all([dir, folder].map((each) => rm(each, { recursive: true, force: true })))
  }
}
