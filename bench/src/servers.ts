import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'

/** Connections of each process to the database, bare or ours. */
export const POOL = 10
/** Callers at once. */
export const CALLERS = 20
const SECONDS = 1

export interface Server {
  url: string
  process: ChildProcess
}

/** A process of its own, as in production; it says its port when it listens, and its log is read and dropped. */
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

/** Calls a second; each from one of many addresses, so that no limit is met. */
export async function load(url: string, paths: string[]): Promise<number> {
  const requests = Array.from({ length: 2000 }, (_, n) => ({
    path: paths[n % paths.length] ?? '/',
    headers: { 'x-forwarded-for': `10.${n % 250}.${Math.floor(n / 250)}.1` },
  }))
  const {
    requests: done,
    non2xx,
    errors,
  } = await autocannon({ url, connections: CALLERS, duration: SECONDS, requests })
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refusals and ${errors} errors from ${url}`)
  return done.average
}
