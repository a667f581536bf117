import { once } from 'node:events'
import { appendFile, cp, glob, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@ticarum/db/free-port'
import { migrate } from '@ticarum/db/migrate'
import { judgeShop, openShop } from '@ticarum/server/testing/buyers'
import { spawnWorker } from '@ticarum/server/testing/import-faults'
import { type SpawnedServer, startServer } from '@ticarum/server/testing/order-faults'
import { root } from '../system/entry.ts'
import { startProxies } from '../system/start-proxies.ts'
import { inWorld } from './in-world.ts'
import { startReleaseLoad } from './release-load.ts'
import type { FaultReport } from './report.ts'

/** As docs/operations/install.md sets it. */
const STOP_DELAY = '4'

interface Release {
  requests: number
  releases: number
  /** of requests; none is begun afterwards */
  minutes: number
}

/** Migrations and functions of a next version: two migrations of its own, and every function changed. */
async function nextVersion(folder: string, number: number): Promise<{ migrations: string; functions: string }> {
  const [migrations, functions] = [path.join(folder, 'migrations'), path.join(folder, 'functions')]
  if (number === 1)
    for (const [from, to] of [
      ['db/migrations', migrations],
      ['db/functions', functions],
    ] as const)
      await cp(path.join(root, from), to, { recursive: true })
  const columns = ['orders', 'listings', 'products'].map((table) => ({
    name: `${9000 + number * 10}_${table}`,
    sql: `-- phase: expand\nalter table ${table} add column of_release_${number} integer;\n`,
  }))
  const index = `create index concurrently if not exists orders_of_release_${number} on orders (of_release_${number});`
  const files = [
    ...columns,
    { name: `${9001 + number * 10}_index`, sql: `-- phase: expand\n-- no transaction\n${index}\n` },
  ]
  for (const { name, sql } of files) await writeFile(path.join(migrations, `${name}.sql`), sql)
  for await (const file of glob('**/*.sql', { cwd: functions }))
    await appendFile(path.join(functions, file), `-- release ${number}\n`)
  return { migrations, functions }
}

/**
 * Two instances behind the proxies that ship, under steady load; each release migrates, as the old one runs, and then
 * replaces one instance after the other, as `deploy/release/activate` does, and the worker.
 */
export const releaseFault = ({ requests, releases, minutes }: Release): Promise<FaultReport> =>
  inWorld(async ({ urls, owner, folder }) => {
    const next = await mkdtemp(path.join(tmpdir(), 'ticarum-next-'))
    const environment = {
      STOP_DELAY,
      ASSETS_DIR: path.join(next, 'assets'),
      DEVICE_SECRET: 'signs what limits tell devices apart by',
      DEAL_SECRET: 'makes the tokens of links to deals',
    }
    const logged = new Map<string, number>()
    const start = async (port: number, version: string): Promise<SpawnedServer> => {
      const server = await startServer(urls, folder, port, { environment })
      server.child.stdout?.on('data', (chunk: Buffer) => {
        const lines = chunk.toString().split('"msg":"request"').length - 1
        logged.set(version, (logged.get(version) ?? 0) + lines)
      })
      return server
    }
    const ready = async ({ port }: SpawnedServer) => {
      while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok) await sleep(200)
    }
    const ports = [await freePort(), await freePort()] as const
    const servers = [await start(ports[0], 'the first version'), await start(ports[1], 'the first version')]
    let worker = spawnWorker(urls, folder)
    const proxies = await startProxies(...ports)
    const wrong: string[] = []
    try {
      const shop = await openShop(owner, { buyers: 150, pieces: 1_000_000 })
      const load = startReleaseLoad(shop, {
        requests,
        minutes,
        secure: `https://127.0.0.1:${proxies.port}`,
        plain: `http://127.0.0.1:${proxies.servers}`,
      })
      let [applied, both, slowest] = [0, 0, 0]
      for (let number = 1; number <= releases; number += 1) {
        while (load.answered() < (requests * number) / (releases + 1) && !load.over()) await sleep(100)
        const changes = await migrate(urls.owner, await nextVersion(next, number), { phase: 'expand' })
        applied += changes.migrations.length + changes.functions.length
        console.log(`release: ${load.answered()} requests answered, version ${number + 1} has migrated`)
        const began = [performance.now(), load.answered()] as const
        for (const [n, server] of servers.entries()) {
          const ended = once(server.child, 'exit')
          server.child.kill('SIGTERM')
          const [code] = await ended
          if (code !== 0) wrong.push(`an instance that was told to stop ended with ${code}`)
          servers[n] = await start(server.port, `version ${number + 1}`)
          await ready(servers[n])
        }
        both += load.answered() - began[1]
        slowest = Math.max(slowest, (performance.now() - began[0]) / 1000)
        const ended = once(worker, 'exit')
        worker.kill('SIGTERM')
        const [code] = await ended
        if (code !== 0) wrong.push(`a worker that was told to stop ended with ${code}`)
        worker = spawnWorker(urls, folder)
      }
      const { asked, failed, slow, seconds } = await load.done()
      const verdict = await judgeShop(shop)
      if (asked < requests) wrong.push(`${asked} of ${requests} requests in ${minutes} minutes`)
      wrong.push(...failed.slice(0, 20))
      if (failed.length > 20) wrong.push(`and ${failed.length - 20} more failed requests`)
      return {
        attempts: shop.ledger.length,
        faults: releases * servers.length,
        verdict,
        recovery: 0,
        also: [
          `${asked} requests in ${Math.round(seconds)} s, ${failed.length} failed; ` +
            `${both} of them while old and new ran at once; p99 ${slow.p99} ms, slowest ${slow.most} ms`,
          `${releases} releases, each of two instances one after the other in at most ${Math.round(slowest)} s, with ` +
            `${applied} migrations and functions applied under load`,
          `answered by: ${[...logged].map(([version, count]) => `${version} ${count}`).join(', ')}; ` +
            'the rest by the cache',
        ],
        wrong,
      }
    } finally {
      await proxies.stop()
      worker.kill('SIGKILL')
      for (const { child } of servers) child.kill('SIGKILL')
      await rm(next, { recursive: true, force: true })
    }
  })
