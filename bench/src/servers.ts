import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import autocannon, { type Load } from 'autocannon'

/** Connections of each process to the database, in both systems. */
export const POOL = 10
/** Number of callers at once. */
export const CALLERS = 20
const SECONDS = 1
/** Enough to see that it runs. */
export const QUICK_CALLS = 100
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

export async function stopServer({ process: running }: Server): Promise<void> {
  if (running.exitCode !== null || running.signalCode !== null) return
  running.kill('SIGTERM')
  await once(running, 'exit')
}

/** A server for as long as it is used. */
export async function withServer<T>(server: Promise<Server>, use: (url: string) => Promise<T>): Promise<T> {
  const started = await server
  return use(started.url).finally(() => stopServer(started))
}

export interface Asked {
  paths: string[]
  cookies?: string[]
  headers?: Record<string, string>
  /** so many calls, none of which is still running afterwards; without it as many as a second takes */
  amount?: number | undefined
}

/** Each call comes from one of many IP addresses, so that no rate limit is reached. */
function requestsFor({ paths, cookies = [], headers = {} }: Asked): Load['requests'] {
  const network = `10.${randomInt(250)}.${randomInt(250)}`
  return Array.from({ length: 250 }, (_, n) => {
    const cookie = cookies[n % cookies.length]
    return {
      path: paths[n % paths.length] ?? '/',
      headers: { 'x-forwarded-for': `${network}.${n}`, ...headers, ...(cookie ? { cookie } : {}) },
    }
  })
}

/**
 * Calls per second, counted from the moment when each caller has its first response: what the load generator takes to
 * begin and to end is no part of it.
 */
export async function load(url: string, asked: Asked): Promise<number> {
  let [answered, begun, last] = [0, 0, 0]
  const requests = requestsFor(asked)
  let callers = 0
  const length = asked.amount === undefined ? { duration: SECONDS } : { amount: asked.amount }
  const { non2xx, errors } = await autocannon({
    url,
    connections: CALLERS,
    timeout: PATIENCE,
    sampleInt: 100,
    requests: requests.slice(0, 1),
    // Callers begin at different places, so that they are not all the same person at once.
    setupClient(client) {
      callers += 1
      client.setRequests([...requests.slice(callers), ...requests.slice(0, callers)])
    },
    ...length,
  }).on('response', () => {
    answered += 1
    last = performance.now()
    if (answered === CALLERS) begun = last
  })
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refusals and ${errors} errors from ${url}`)
  return ((answered - CALLERS) * 1000) / (last - begun)
}
