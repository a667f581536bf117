import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { spawnWorker } from '@ticarum/server/testing/import-faults'
import { startServer } from '@ticarum/server/testing/order-faults'
import type pg from 'pg'
import { inWorld } from './in-world.ts'
import type { FaultReport } from './report.ts'
import { underOrders } from './under-orders.ts'

interface Soak {
  buyers: number
  minutes: number
}

/** What a process and the database may have more at the end than after the first sixth. */
const MOST = { megabytes: 100, handles: 50, connections: 10 }

interface Held {
  megabytes: number
  handles: number
  connections: number
  rows: Map<string, number>
}

async function heldBy(pid: number, owner: pg.Pool): Promise<Held> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const tables = await owner.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')",
  )
  const counts = tables.rows.map(({ name }) => `select '${name}' as name, count(*)::integer as rows from ${name}`)
  const { rows } = await owner.query<{ name: string; rows: number }>(counts.join(' union all '))
  const connections = await owner.query('select from pg_stat_activity where datname = current_database()')
  return {
    megabytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
    handles: (await readdir(`/proc/${pid}/fd`)).length,
    connections: connections.rowCount ?? 0,
    rows: new Map(rows.map((row) => [row.name, row.rows])),
  }
}

/** Buyers order for a long time: what grows, beside the rows of their orders? */
export const soakFault = ({ buyers, minutes }: Soak): Promise<FaultReport> =>
  inWorld(async (world) => {
    const { child, port } = await startServer(world.urls, world.folder, 0)
    const worker = spawnWorker(world.urls, world.folder)
    const pid = child.pid ?? 0
    try {
      const load = { buyers, url: () => `http://127.0.0.1:${port}`, pause: 500 }
      return await underOrders(world, load, async (_, { ledger }) => {
        await sleep((minutes * 60_000) / 6)
        const [warm, ordered] = [await heldBy(pid, world.owner), ledger.length]
        await sleep((minutes * 60_000 * 5) / 6)
        const end = await heldBy(pid, world.owner)
        const orders = ledger.length - ordered
        const grown = (what: keyof typeof MOST) => Math.round(end[what] - warm[what])
        const wrong = (Object.keys(MOST) as (keyof typeof MOST)[]).flatMap((what) =>
          grown(what) > MOST[what] ? [`${grown(what)} ${what} more after ${minutes} minutes`] : [],
        )
        const rows = [...end.rows]
          .map(([name, count]) => [name, (count - (warm.rows.get(name) ?? 0)) / orders] as const)
          .filter(([, each]) => each >= 0.01)
          .sort(([, a], [, b]) => b - a)
        return {
          faults: 1,
          recoveries: [0],
          wrong,
          also: [
            `${minutes} minutes; since the first sixth, during ${orders} orders: memory ${Math.round(warm.megabytes)} ` +
              `to ${Math.round(end.megabytes)} MB, open files ${warm.handles} to ${end.handles}, ` +
              `connections ${warm.connections} to ${end.connections}`,
            `rows for each order: ${rows.map(([name, each]) => `${name} ${each.toFixed(2)}`).join(', ')}`,
          ],
        }
      })
    } finally {
      child.kill('SIGKILL')
      worker.kill('SIGKILL')
    }
  })
