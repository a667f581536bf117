import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@ticarum/db/free-port'
import { root } from './entry.ts'

const run = promisify(execFile)
const HAPROXY = '/usr/sbin/haproxy'
const VARNISH = '/usr/sbin/varnishd'

export interface RunningProxies {
  /** the port on which TLS ends */
  port: number
  /** the port that leads to one of the servers, behind the cache */
  servers: number
  stop(): Promise<void>
}

const shipped = (file: string) => readFile(path.join(root, 'deploy', file), 'utf8')

/** A file that ships, with what differs on this machine put in its place. */
function placed(text: string, places: Record<string, string>): string {
  return Object.entries(places).reduce((all, [usual, here]) => {
    if (!all.includes(usual)) throw new Error(`'${usual}' stands there no longer`)
    return all.replaceAll(usual, here)
  }, text)
}

const listens = (port: number): Promise<boolean> =>
  new Promise((known) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => known(true)).once('error', () => known(false))
    socket.once('connect', () => socket.destroy())
  })

interface Programs {
  /** a folder for their settings, gone when they stop */
  dir: string
  /** Starts one and waits until it listens there. */
  start(program: string, flags: string[], port: number): Promise<void>
  stop(): Promise<void>
}

async function openPrograms(): Promise<Programs> {
  for (const program of [HAPROXY, VARNISH])
    if (!existsSync(program))
      throw new Error(`There is no ${program}: apt-get install -y --no-install-recommends haproxy varnish`)
  const dir = await mkdtemp(path.join(tmpdir(), 'ticarum-proxies-'))
  await chmod(dir, 0o755) // varnish gives up its rights, and reads its rules later
  mkdirSync(path.join(root, 'test-results'), { recursive: true })
  const log = createWriteStream(path.join(root, 'test-results', 'e2e-proxies.log'), { flags: 'a' })
  const children: ChildProcess[] = []
  return {
    dir,
    async start(program, flags, port) {
      const child = spawn(program, flags, { stdio: ['ignore', 'pipe', 'pipe'] })
      children.push(child)
      child.stdout.pipe(log, { end: false })
      child.stderr.pipe(log, { end: false })
      while (!(await listens(port))) {
        if (child.exitCode !== null) throw new Error(`${program} ended: see test-results/e2e-proxies.log`)
        await new Promise((wait) => setTimeout(wait, 50))
      }
    },
    async stop() {
      for (const child of children.reverse()) {
        const ended = new Promise((exited) => child.once('exit', exited))
        if (child.exitCode === null && child.kill('SIGTERM')) await ended
      }
      log.end()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

/** Writes `servers.cfg` as it ships: a port that leads to one of two servers. */
async function writeServers(dir: string, port: number, [first, second]: [number, number]): Promise<string> {
  const places = { ':3999': `:${port}`, ':3000': `:${first}`, ':3001': `:${second}` }
  const file = path.join(dir, 'servers.cfg')
  await writeFile(file, placed(await shipped('haproxy/servers.cfg'), places))
  return file
}

/** Debian's haproxy before two servers, without a cache. */
export async function startBalancer(port: number, servers: [number, number]): Promise<Pick<RunningProxies, 'stop'>> {
  const { dir, start, stop } = await openPrograms()
  try {
    await start(HAPROXY, ['-db', '-f', await writeServers(dir, port, servers)], port)
    return { stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Debian's haproxy and varnish before local servers, with the files and the command line that ship with the site. With
 * a second server, `servers.cfg` stands between the cache and the two.
 */
export async function startProxies(first: number, second?: number): Promise<RunningProxies> {
  const { dir, start, stop } = await openPrograms()
  const [plain, secure, cache] = [await freePort(), await freePort(), await freePort()]
  const serverPort = second === undefined ? first : await freePort()
  try {
    const rules = placed(await shipped('varnish/default.vcl'), { '"3000"': `"${serverPort}"` })
    await writeFile(path.join(dir, 'default.vcl'), rules)
    await writeFile(path.join(dir, 'ticarum.vcl'), await shipped('varnish/ticarum.vcl'))
    const line = /^varnishd (.*)$/m.exec(await shipped('varnish/README.md'))?.[1] ?? ''
    const flags = placed(line, { '/etc/varnish': dir, ':6081': `:${cache}` }).split(' ')
    await start(VARNISH, ['-F', '-n', path.join(dir, 'work'), ...flags], cache)

    const [key, certificate] = [path.join(dir, 'key.pem'), path.join(dir, 'certificate.pem')]
    const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=ticarum.example']
    await run('openssl', ['req', '-x509', '-days', '1', ...made, '-keyout', key, '-out', certificate])
    const both = path.join(dir, 'ticarum.pem')
    await writeFile(both, (await readFile(certificate, 'utf8')) + (await readFile(key, 'utf8')), { mode: 0o600 })
    const settings = placed(await shipped('haproxy/haproxy.cfg'), {
      'bind :80': `bind 127.0.0.1:${plain}`,
      'bind :443': `bind 127.0.0.1:${secure}`,
      '/etc/haproxy/ticarum.pem': both,
      '127.0.0.1:6081': `127.0.0.1:${cache}`,
      '127.0.0.1:3000': `127.0.0.1:${serverPort}`,
    })
    await writeFile(path.join(dir, 'haproxy.cfg'), settings)
    const files = ['-f', path.join(dir, 'haproxy.cfg')]
    if (second !== undefined) files.push('-f', await writeServers(dir, serverPort, [first, second]))
    await start(HAPROXY, ['-db', ...files], secure)
    return { port: secure, servers: serverPort, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
