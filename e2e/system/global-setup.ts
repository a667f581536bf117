import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startCluster } from '@ticarum/db/cluster'
import { prepareDatabase } from '@ticarum/db/prepare'
import { loadDemoWorld } from '@ticarum/db/world/demo'
import type { TestProject } from 'vitest/node'
import { root, startEntry } from './entry.ts'
import { startBrowser } from './start-browser.ts'
import { startServer } from './start-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    site: string
    ownerUrl: string
    browser: string
  }
}

/** The whole system, once for a run: PostgreSQL with the demo world, the built server, the worker, and a browser. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const undo: (() => Promise<unknown>)[] = []
  const tearDown = async () => {
    for (const step of undo.reverse()) await step()
  }
  try {
    const dir = await mkdtemp(path.join(tmpdir(), 'ticarum-e2e-'))
    undo.push(() => rm(dir, { recursive: true, force: true }))
    const cluster = await startCluster({ dir, flags: ['-c', 'fsync=off', '-c', 'full_page_writes=off'] })
    undo.push(() => cluster.stop())
    const urls = await prepareDatabase(cluster.url(), 'ticarum', 'development')
    await loadDemoWorld(urls.owner)

    const environment = { DATABASE_URL: urls.app, DATABASE_DIRECT_URL: urls.worker }
    const server = await startServer(environment)
    undo.push(() => server.stop())
    if (existsSync(path.join(root, 'server/src/worker.ts'))) {
      const worker = startEntry('server/src/worker.ts', { NODE_ENV: 'test', LOG_LEVEL: 'warn', ...environment })
      undo.push(() => worker.stop())
    }
    const browser = await startBrowser()
    undo.push(() => browser.close())

    project.provide('site', server.url)
    project.provide('ownerUrl', urls.owner)
    project.provide('browser', browser.wsEndpoint())
  } catch (error) {
    await tearDown()
    throw error
  }
  return tearDown
}
