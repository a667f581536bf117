import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startCluster } from '@ticarum/db/cluster'
import { prepareDatabase } from '@ticarum/db/prepare'
import { runOrderFaults } from '@ticarum/server/testing/order-faults'

const ATTEMPTS = 5000

/**
 * 200 buyers and 5,000 attempts while the server is killed every 15 seconds; the ledger itself is tested with a fault
 * of each kind. True: no fault was found.
 */
export async function ordersFault(): Promise<boolean> {
  const dir = await mkdtemp(path.join(tmpdir(), 'ticarum-faults-'))
  const folder = await mkdtemp(path.join(tmpdir(), 'ticarum-faults-'))
  const cluster = await startCluster({ dir })
  try {
    const urls = await prepareDatabase(cluster.url(), 'faults', 'development')
    const { verdict, planted, kills, placed, refused, unanswered } = await runOrderFaults({
      urls,
      folder,
      buyers: 200,
      attempts: ATTEMPTS,
      killEvery: 15_000,
    })
    const found = Object.entries(planted).filter(([kind, seen]) => seen[kind as keyof typeof seen] > 0).length
    console.log(
      `orders: ${placed + refused} attempts, ${kills} kills, ${unanswered} tries without an answer; ` +
        `placed ${placed}, refused ${refused}`,
    )
    console.log(
      `orders: lost ${verdict.lost}, doubled ${verdict.doubled}, ghosts ${verdict.ghosts}, ` +
        `oversold ${verdict.oversold}; planted faults found: ${found} of 4`,
    )
    const right =
      placed + refused >= ATTEMPTS && kills > 0 && found === 4 && Object.values(verdict).every((count) => count === 0)
    if (!right) console.error('orders: not as it must be', { verdict, planted, kills })
    return right
  } finally {
    await cluster.stop()
    await Promise.all([dir, folder].map((each) => rm(each, { recursive: true, force: true })))
  }
}
