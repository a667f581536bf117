import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import autocannon, { type Load, type Result } from 'autocannon'

/** Connections of each process to the database, in both systems. */
export const POOL = 10
/** Number of callers at once. */
export const CALLERS = 20
const SECONDS = 1
/** After this many seconds a call without a response is an error. */
const PATIENCE = 60

export interface Server {
  url: string
  process: ChildProcess
}

/** Starts a process of its own, as in production. It prints its port when it listens; its log is read and dropped. */
export function startBenchServer(
  entry: string,
  databaseUrl: string,
  more: Record<string, string> = {},
): Promise<Server> {
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'test',
    PORT: '0',
    DATABASE_URL: databaseUrl,
    DATABASE_SIGN_IN_URL: databaseUrl, // nobody signs in here
    DATABASE_POOL: String(POOL),
    TRUSTED_PROXIES: '1',
    ...more,
  }
  const child = spawn(process.execPath, [fileURLToPath(entry)], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((listening, failed) => {
    let said = ''
    const hear = (chunk: Buffer) => {
      said += chunk
      const port = /"port":(\d+)/.exec(said)?.[1]
      if (!port) return
      child.stdout.off('data', hear).resume()
      listening({ url: `http://127.0.0.1:${port}`, process: child })
    }
    child.stdout.on('data', hear)
    child.on('exit', (code) => failed(new Error(`${entry} ended with ${code}: ${said}`)))
  })
}

export async function stopServer(server: Server): Promise<void> {
  server.process.kill('SIGTERM')
  await once(server.process, 'exit')
}

/**
 * Each call comes from one of many IP addresses, so that no rate limit is reached; every caller sends the list from its
 * beginning.
 */
function requestsFor(paths: string[], cookies: string[] = []) {
  const network = `10.${randomInt(250)}.${randomInt(250)}`
  return Array.from({ length: 2000 }, (_, n) => {
    const cookie = cookies[n % cookies.length]
    return {
      path: paths[n % paths.length] ?? '/',
      headers: { 'x-forwarded-for': `${network}.${n % 250}`, ...(cookie ? { cookie } : {}) },
    }
  })
}

/** Calls per second. */
export async function load(url: string, paths: string[]): Promise<number> {
  const sent = await send(url, { duration: SECONDS, requests: requestsFor(paths) })
  return sent.requests.average
}

/**
 * Calls per second for an exact number of calls: none is still running when it returns, so whatever is measured around
 * it is complete.
 */
export async function loadWith(
  url: string,
  { path, amount, cookies }: { path: string; amount: number; cookies: string[] },
): Promise<number> {
  const started = performance.now()
  await send(url, { amount, requests: requestsFor([path], cookies) })
  return (amount / (performance.now() - started)) * 1000
}

async function send(url: string, how: Pick<Load, 'duration' | 'amount' | 'requests'>): Promise<Result> {
  const result = await autocannon({ url, connections: CALLERS, timeout: PATIENCE, ...how })
  const { non2xx, errors } = result
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refusals and ${errors} errors from ${url}`)
  return result
}
