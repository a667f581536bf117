import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, startCluster } from '@ticarum/db/cluster'
import { type DatabaseUrls, prepareDatabase } from '@ticarum/db/prepare'
import { createPool } from '@ticarum/db/transaction'
import type pg from 'pg'

export interface World {
  urls: DatabaseUrls
  /** as its owner, for what is prepared and compared */
  owner: pg.Pool
  /** for files */
  folder: string
  /** ends PostgreSQL as a crash would */
  killDatabase(): Promise<void>
  /** starts it on the same data and port, unless it runs */
  startDatabase(): Promise<void>
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** A database of its own with nobody in it, on disks that keep what they say they keep. */
export async function inWorld<T>(work: (world: World) => Promise<T>, where?: string): Promise<T> {
  const dir = await mkdtemp(path.join(where ?? tmpdir(), 'ticarum-faults-'))
  const folder = await mkdtemp(path.join(tmpdir(), 'ticarum-faults-'))
  await chmod(dir, 0o755) // PostgreSQL's user enters it
  let cluster: Cluster = await startCluster({ dir })
  const port = Number(new URL(cluster.url()).port)
  const killDatabase = async () => {
    process.kill(cluster.pid, 'SIGKILL')
    while (isAlive(cluster.pid)) await sleep(10)
  }
  const startDatabase = async () => {
    for (let tries = 0; ; tries += 1) {
      const started = await startCluster({ dir, port }).catch((error: Error) => error)
      if (!(started instanceof Error)) {
        cluster = started
        return
      }
      // It is refused while a process of the killed one still holds its memory.
      if (tries > 300) throw started
      await sleep(100)
    }
  }
  let owner: pg.Pool | undefined
  try {
    const urls = await prepareDatabase(cluster.url(), 'faults', 'development')
    owner = createPool(urls.owner, 4)
    return await work({ urls, owner, folder, killDatabase, startDatabase })
  } finally {
    await owner?.end()
    await cluster.stop()
    await Promise.all([dir, folder].map((each) => rm(each, { recursive: true, force: true })))
  }
}
