import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startCluster } from '@ticarum/db/cluster'
import { prepareDatabase } from '@ticarum/db/prepare'
import { runImportFaults } from '@ticarum/server/testing/import-faults'

/**
 * A price list of 1,000 rows; the worker is killed three times while checking it and three times while applying it.
 * True: no fault was found.
 */
export async function importFault(): Promise<boolean> {
  const dir = await mkdtemp(path.join(tmpdir(), 'ticarum-faults-'))
  const folder = await mkdtemp(path.join(tmpdir(), 'ticarum-faults-'))
  const cluster = await startCluster({ dir })
  try {
    const urls = await prepareDatabase(cluster.url(), 'faults', 'development')
    const rows = 1000
    const { kills, checked, applied, products, stockCounts, texts, stopped } = await runImportFaults({
      urls,
      folder,
      rows,
      kills: 3,
      patience: 600_000,
    })
    console.log(
      `import: ${rows} rows, ${kills} kills; checked ${checked}, applied ${applied}, ` +
        `products ${products}, texts ${texts}, stock counted ${stockCounts} times`,
    )
    const right =
      stopped && kills === 6 && [checked, applied, products, stockCounts, texts].every((count) => count === rows)
    if (!right) console.error('import: not as it must be', { kills, stopped })
    return right
  } finally {
    await cluster.stop()
    await Promise.all([dir, folder].map((each) => rm(each, { recursive: true, force: true })))
  }
}
