import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, startCluster } from '@ticarum/db/cluster'
import { prepareDatabase } from '@ticarum/db/prepare'
import { signalTree } from '@ticarum/db/testing/signal-tree'
import { startReplica } from '@ticarum/db/testing/start-replica'
import { type DisturbedReport, runDisturbed } from '@ticarum/server/testing/disturbed-database'
import { answeredOf } from './pressure.ts'
import { writeSection } from './report.ts'

const PART = 30_000 // ms

async function inFolders<T>(work: (folder: string, copies: string, files: string) => Promise<T>): Promise<T> {
  const folders: string[] = []
  for (let n = 0; n < 3; n += 1) folders.push(await mkdtemp(path.join(tmpdir(), 'ticarum-faults-')))
  const [dir = '', copies = '', files = ''] = folders
  for (const each of [dir, copies]) await chmod(each, 0o755) // PostgreSQL's user enters them
  try {
    return await work(dir, copies, files)
  } finally {
    await Promise.all(folders.map((each) => rm(each, { recursive: true, force: true })))
  }
}

/** Says what was answered in each part, and keeps it. True: all of what is wanted. */
async function tell(name: string, what: string, report: DisturbedReport, whole: (keyof DisturbedReport)[]) {
  const lines = Object.entries(report).flatMap(([part, shares]) =>
    Object.entries(shares).map(([kind, share]) => `${part}, ${kind}: ${answeredOf(share)}`.trim()),
  )
  const wrong = whole.filter((part) => Object.values(report[part]).some(({ calls, answered }) => calls !== answered))
  const told = [...lines, ...wrong.map((part) => `**Not as it must be:** ${part}, not all were answered`)]
  for (const line of told) console.log(`${name}: ${line}`)
  await writeSection(name, what, told)
  return wrong.length === 0
}

const ready = async (url: string) => {
  while (!(await fetch(`${url}/readyz`)).ok) await sleep(100)
}

/** True: everybody was answered before the database stood still and after it, and nobody waited for its end. */
export const pausedFault = (what: string): Promise<boolean> =>
  inFolders(async (dir, _, folder) => {
    const cluster = await startCluster({ dir })
    try {
      const urls = await prepareDatabase(cluster.url(), 'faults', 'development')
      const report = await runDisturbed({
        urls,
        folder,
        part: PART,
        disturb: () => signalTree(cluster.pid, 'SIGSTOP'),
        end: (url) => {
          signalTree(cluster.pid, 'SIGCONT')
          return ready(url)
        },
      })
      return await tell('paused', what, report, ['before', 'after'])
    } finally {
      signalTree(cluster.pid, 'SIGCONT')
      await cluster.stop()
    }
  })

/** True: everybody was answered throughout. */
export const replicaFault = (what: string): Promise<boolean> =>
  inFolders(async (dir, copies, folder) => {
    const cluster = await startCluster({ dir, flags: ['-c', 'wal_keep_size=512MB'] })
    let copy: Cluster | undefined
    try {
      const urls = await prepareDatabase(cluster.url(), 'faults', 'development')
      const replica = await startReplica(cluster, dir, copies)
      copy = replica
      const url = new URL(urls.app)
      const { port } = new URL(replica.url())
      url.port = port
      const report = await runDisturbed({
        urls,
        folder,
        part: PART,
        environment: { DATABASE_REPLICA_URL: url.href },
        begun: followed,
        disturb: () => signalTree(replica.pid, 'SIGKILL'),
        end: async (server) => {
          copy = await startCluster({ dir: copies, port: Number(port) })
          await followed(server)
        },
      })
      return await tell('replica', what, report, ['before', 'meanwhile', 'after'])
    } finally {
      await copy?.stop()
      await cluster.stop()
    }
  })

/** The server says that the replica follows. */
async function followed(url: string): Promise<void> {
  const lag = async () =>
    Number(/^ticarum_replica_lag_seconds (\S+)/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1] ?? Infinity)
  while ((await lag()) > 1) await sleep(100)
}
