import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startCluster } from '@ticarum/db/cluster'
import { prepareDatabase } from '@ticarum/db/prepare'
import { loadDemoWorld } from '@ticarum/db/world/demo'
import { startOpenIdServer } from '@ticarum/server/testing/openid-server'
import { drawNewestPictures } from './draw-newest-pictures.ts'
import { freePort, startEntry } from './entry.ts'
import { startBrowser } from './start-browser.ts'
import { startMail } from './start-mail.ts'
import { startServer } from './start-server.ts'

/** Where each part of the running system is reached. */
export interface SystemAddresses {
  site: string
  ownerUrl: string
  /** the database as the server sees it, for a second one */
  appUrl: string
  /** the folder of its files */
  storage: string
  browser: string
  mail: string
  /** stands in Google's place */
  openId: string
}

export interface RunningSystem {
  addresses: SystemAddresses
  stop(): Promise<void>
}

interface Differences {
  /** under which people reach the site, where that is not the server itself */
  origin?: string
  browserFlags?: string[]
}

/**
 * The whole system: PostgreSQL with the demo world, the built server, the worker, a mail server, an OpenID provider in
 * Google's place, and a browser.
 */
export async function startSystem({ origin, browserFlags = [] }: Differences = {}): Promise<RunningSystem> {
  const undo: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const step of undo.reverse()) await step()
  }
  try {
    const dir = await mkdtemp(path.join(tmpdir(), 'ticarum-e2e-'))
    undo.push(() => rm(dir, { recursive: true, force: true }))
    const cluster = await startCluster({ dir, flags: ['-c', 'fsync=off', '-c', 'full_page_writes=off'] })
    undo.push(() => cluster.stop())
    const urls = await prepareDatabase(cluster.url(), 'ticarum', 'development')
    await loadDemoWorld(urls.owner)

    const port = await freePort()
    const environment = {
      DATABASE_URL: urls.app,
      DATABASE_DIRECT_URL: urls.worker,
      ORIGIN: origin ?? `http://127.0.0.1:${port}`,
      STORAGE_DIR: path.join(dir, 'storage'),
    }
    await drawNewestPictures({ ...environment, DATABASE_URL: urls.owner })
    const openId = await startOpenIdServer(`${environment.ORIGIN}/auth/google/callback`)
    undo.push(() => openId.close())
    const google = {
      GOOGLE_ISSUER: openId.issuer,
      GOOGLE_CLIENT_ID: openId.clientId,
      GOOGLE_CLIENT_SECRET: openId.clientSecret,
    }
    const server = await startServer({ ...environment, ...google }, port)
    undo.push(() => server.stop())
    const mail = await startMail()
    undo.push(() => mail.close())
    const worker = startEntry('server/src/worker.ts', {
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      SMTP_URL: mail.smtpUrl,
      ...environment,
    })
    undo.push(() => worker.stop())
    const browser = await startBrowser(browserFlags)
    undo.push(() => browser.close())
    return {
      addresses: {
        site: server.url,
        ownerUrl: urls.owner,
        appUrl: urls.app,
        storage: environment.STORAGE_DIR,
        openId: openId.issuer,
        browser: browser.wsEndpoint(),
        mail: mail.url,
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
