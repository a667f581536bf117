import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { inTurns, type Measured } from '../measure.ts'
import { CALLERS, POOL, type World } from './world.ts'

const ROUNDS = 7
const SECONDS = 1

interface Server {
  url: string
  process: ChildProcess
}

/** A process of its own, as in production; it says its port when it listens, and its log is read and dropped. */
function start(entry: string, world: World): Promise<Server> {
  const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'test', PORT: '0', DATABASE_URL: world.url, DATABASE_POOL: String(POOL), TRUSTED_PROXIES: '1' }
  const child = spawn(process.execPath, [fileURLToPath(import.meta.resolve(entry))], { env, stdio: ['ignore', 'pipe', 'inherit'] })
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

/** Calls a second; each from one of many addresses, so that no limit is met. */
async function load(url: string, paths: string[]): Promise<number> {
  const requests = Array.from({ length: 2000 }, (_, n) => ({ path: paths[n % paths.length] ?? '/', headers: { 'x-forwarded-for': `10.${n % 250}.${Math.floor(n / 250)}.1` } }))
  const { requests: done, non2xx, errors } = await autocannon({ url, connections: CALLERS, duration: SECONDS, requests })
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refusals and ${errors} errors from ${url}`)
  return done.average
}

export async function overHttp(world: World): Promise<Measured[]> {
  const bare = await start('./bare-server.ts', world)
  const ours = await start('@ticarum/server/http', world)
  try {
    const list = ['/api/v1/suppliers']
    const one = world.suppliers.map((id) => `/api/v1/suppliers/${id}`)
    const compare = (what: string, paths: string[]) =>
      inTurns(
        what,
        ROUNDS,
        () => load(bare.url, paths),
        () => load(ours.url, paths),
      )
    return [await compare('HTTP: list of 24 suppliers', list), await compare('HTTP: one supplier by id', one)]
  } finally {
    for (const server of [bare, ours]) {
      server.process.kill('SIGTERM')
      await once(server.process, 'exit')
    }
  }
}
