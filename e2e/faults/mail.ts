import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startCluster } from '@ticarum/db/cluster'
import { prepareDatabase } from '@ticarum/db/prepare'
import { runMailFaults } from '@ticarum/server/testing/mail-faults'

/** 500 e-mails to a server that refuses, delays and drops; the worker is killed ten times. True: no fault was found. */
export async function mailFault(): Promise<boolean> {
  const dir = await mkdtemp(path.join(tmpdir(), 'ticarum-faults-'))
  const cluster = await startCluster({ dir })
  try {
    const urls = await prepareDatabase(cluster.url(), 'faults', 'development')
    const messages = 500
    const { faults, kills, refusals, drops, delivered, doubled, unknownOutcomes, withoutWorker, stopped } =
      await runMailFaults({ urls, messages, kills: 10, patience: 300_000 })
    console.log(
      `mail: ${messages} messages, ${kills} kills, ${refusals} refusals, ${drops} drops; ` +
        `delivered ${delivered}, doubled ${doubled} (unknown outcomes ${unknownOutcomes}), lost ${faults.lost}`,
    )
    const right = stopped && kills === 10 && withoutWorker === 0 && Object.values(faults).every((count) => count === 0)
    if (!right) console.error('mail: not as it must be', { ...faults, kills, withoutWorker, stopped })
    return right
  } finally {
    await cluster.stop()
    await rm(dir, { recursive: true, force: true })
  }
}
