import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startCluster } from '@ticarum/db/cluster'
import { freePort } from '@ticarum/db/free-port'
import { cloneDatabase, type DatabaseUrls, prepareDatabase } from '@ticarum/db/prepare'
import { ledThrough, startPgbouncer } from '@ticarum/db/testing/start-pgbouncer'
import { loadDemoWorld } from '@ticarum/db/world/demo'
import { startOpenIdServer } from '@ticarum/server/testing/openid-server'
import { testPush } from '@ticarum/server/testing/push-service'
import { drawNewestPictures } from './draw-newest-pictures.ts'
import { startEntry } from './entry.ts'
import { startBrowser } from './start-browser.ts'
import { startMail } from './start-mail.ts'
import { startBalancer } from './start-proxies.ts'
import { startServer } from './start-server.ts'

const PASSWORD = 'development'
const TEMPLATE = 'ticarum'

/** The URLs of a running system's parts. */
export interface SystemAddresses {
  site: string
  /** each instance behind it; one is the site itself */
  servers: string[]
  ownerUrl: string
  /** the database as the server sees it, for a second server */
  appUrl: string
  signInUrl: string
  /** the folder of its files */
  storage: string
  browser: string
  mail: string
  /** the OpenID provider in Google's place */
  openId: string
}

/** The untouched demo world: databases are cloned from it, folders of files copied. */
export interface Template {
  adminUrl: string
  storage: string
  /** the port of pgbouncer, where PGBOUNCER wants servers to go through one */
  pgbouncer: number | null
}

interface RunningSystem {
  addresses: SystemAddresses
  stop(): Promise<void>
}

interface RunningSystems {
  template: Template
  all: SystemAddresses[]
  stop(): Promise<void>
}

interface Differences {
  /** the site's origin, if it is not the server itself */
  origin?: string
  browser?: Parameters<typeof startBrowser>[0]
}

type Undo = (() => Promise<unknown>)[]

/** One whole system for measurements, in the full browser. */
export async function startSystem({
  origin,
  browserFlags,
}: {
  origin: string
  browserFlags: string[]
}): Promise<RunningSystem> {
  const { all, stop } = await startSystems(1, { origin, browser: { flags: browserFlags, whole: true } })
  const [addresses] = all
  if (!addresses) throw new Error('no system was started')
  return { addresses, stop }
}

/**
 * Whole systems beside each other, which share one PostgreSQL and one browser. Each has a database with the demo world,
 * the built server, the worker, a mail server, and an OpenID provider in Google's place.
 */
export async function startSystems(
  count: number,
  { origin, browser: browserDifferences }: Differences = {},
): Promise<RunningSystems> {
  const undo: Undo = []
  const stop = async () => {
    for (const step of undo.reverse()) await step()
  }
  try {
    const dir = await mkdtemp(path.join(tmpdir(), 'ticarum-e2e-'))
    undo.push(() => rm(dir, { recursive: true, force: true }))
    const cluster = await startCluster({ dir, flags: ['-c', 'fsync=off', '-c', 'full_page_writes=off'] })
    undo.push(() => cluster.stop())
    const urls = await prepareDatabase(cluster.url(), TEMPLATE, PASSWORD)
    await loadDemoWorld(urls.owner)
    const pgbouncer = process.env.PGBOUNCER ? await startPgbouncer(cluster.url(), PASSWORD) : undefined
    undo.push(async () => pgbouncer?.stop())
    const template: Template = {
      adminUrl: cluster.url(),
      storage: path.join(dir, 'storage'),
      pgbouncer: pgbouncer?.port ?? null,
    }
    await drawNewestPictures({
      DATABASE_URL: urls.owner,
      ORIGIN: origin ?? 'http://127.0.0.1',
      STORAGE_DIR: template.storage,
    })
    const browser = await startBrowser(browserDifferences)
    undo.push(() => browser.close())

    const all: SystemAddresses[] = []
    for (let number = 1; number <= count; number += 1) {
      const storage = path.join(dir, `storage-${number}`)
      await cp(template.storage, storage, { recursive: true })
      const urls = await cloneDemoWorld(template, `ticarum_${number}`)
      all.push({ ...(await startProcesses(undo, urls, storage, origin)), browser: browser.wsEndpoint() })
    }
    return { template, all, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A new database with the untouched demo world. */
export const cloneDemoWorld = async ({ adminUrl, pgbouncer }: Template, name: string): Promise<DatabaseUrls> =>
  ledThrough(pgbouncer, await cloneDatabase(adminUrl, { template: TEMPLATE, name, password: PASSWORD }))

async function startProcesses(
  undo: Undo,
  urls: DatabaseUrls,
  storage: string,
  origin: string | undefined,
): Promise<Omit<SystemAddresses, 'browser'>> {
  const port = await freePort()
  const environment = {
    DATABASE_URL: urls.app,
    DATABASE_SIGN_IN_URL: urls.sign_in,
    DATABASE_DIRECT_URL: urls.worker,
    ORIGIN: origin ?? `http://127.0.0.1:${port}`,
    STORAGE_DIR: storage,
    // Nobody listens there: text messages stay queued.
    SMS_URL: 'http://127.0.0.1:64999/sms',
    SMS_TOKEN: 'nobody',
    ...testPush,
  }
  const openId = await startOpenIdServer(`${environment.ORIGIN}/auth/google/callback`)
  undo.push(() => openId.close())
  const servers = await startServers(undo, { ...environment, ...openId.environment }, port)
  const mail = await startMail()
  undo.push(() => mail.close())
  const worker = startEntry('server/src/worker.ts', {
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    SMTP_URL: mail.smtpUrl,
    NOTICES_QUIET: '0',
    WORKER_PORT: '0',
    ...environment,
  })
  undo.push(() => worker.stop())
  return {
    site: `http://127.0.0.1:${port}`,
    servers,
    ownerUrl: urls.owner,
    appUrl: urls.app,
    signInUrl: urls.sign_in,
    storage,
    openId: openId.issuer,
    mail: mail.url,
  }
}

/** Secrets that two instances have to share, so that one knows the devices and links of the other. */
const shared = { DEVICE_SECRET: randomBytes(32).toString('hex'), DEAL_SECRET: randomBytes(32).toString('hex') }

/**
 * One server, or with INSTANCES=2 two, between which haproxy sends each request to the one that has less to do. Returns
 * the URLs of the servers themselves.
 */
async function startServers(undo: Undo, environment: Record<string, string>, port: number): Promise<string[]> {
  const start = async (at: number) => {
    const server = await startServer({ ...shared, ...environment }, at)
    undo.push(() => server.stop())
    return server.url
  }
  if (process.env.INSTANCES !== '2') return [await start(port)]
  const ports: [number, number] = [await freePort(), await freePort()]
  const servers = [await start(ports[0]), await start(ports[1])]
  const balancer = await startBalancer(port, ports)
  undo.push(() => balancer.stop())
  return servers
}
