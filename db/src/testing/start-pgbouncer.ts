import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unprivilegedUser } from '../cluster.ts'
import { freePort } from '../free-port.ts'
import type { DatabaseUrls } from '../prepare.ts'

export const PGBOUNCER = '/usr/sbin/pgbouncer'
const shipped = new URL('../../../deploy/pgbouncer/pgbouncer.ini', import.meta.url)

export interface RunningPgbouncer {
  port: number
  stop(): Promise<void>
}

/**
 * Debian's pgbouncer, or that of PGBOUNCER_BINARY, with the settings that ship, before all databases of a local
 * cluster, for app and sign_in.
 */
export async function startPgbouncer(clusterUrl: string, password: string): Promise<RunningPgbouncer> {
  const program = process.env.PGBOUNCER_BINARY || PGBOUNCER
  if (!existsSync(program)) throw new Error(`There is no ${program}: apt-get install pgbouncer`)
  const dir = await mkdtemp(path.join(tmpdir(), 'ticarum-pgbouncer-'))
  const [port, user] = [await freePort(), unprivilegedUser()]
  const [settings, logins] = [path.join(dir, 'pgbouncer.ini'), path.join(dir, 'userlist.txt')]
  const here: [usual: string, here: string][] = [
    ['ticarum = host=127.0.0.1 port=5432', `* = host=127.0.0.1 port=${new URL(clusterUrl).port}`],
    ['listen_port = 6432', `listen_port = ${port}`],
    ['/etc/pgbouncer/userlist.txt', logins],
  ]
  const text = here.reduce(
    (all, [usual, put]) => {
      if (!all.includes(usual)) throw new Error(`'${usual}' no longer stands in pgbouncer.ini`)
      return all.replace(usual, put)
    },
    await readFile(shipped, 'utf8'),
  )
  await writeFile(settings, text)
  await writeFile(logins, `"app" "${password}"\n"sign_in" "${password}"\n`, { mode: 0o600 })
  if (user.uid !== undefined && user.gid !== undefined)
    for (const each of [dir, settings, logins]) await chown(each, user.uid, user.gid)

  const child = spawn(program, ['-q', settings], { ...user, cwd: dir, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk).slice(-4000)
  })
  const ended = new Promise<void>((exited) => child.once('exit', () => exited()))
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGKILL') // no client waits any more
    await ended
    await rm(dir, { recursive: true, force: true })
  }
  while (!(await listens(port))) {
    if (child.exitCode !== null) {
      await stop()
      throw new Error(`pgbouncer ended with ${child.exitCode}: ${said}`)
    }
    await new Promise((wait) => setTimeout(wait, 20))
  }
  return { port, stop }
}

/** The same database, for the server by way of pgbouncer if there is one; worker and owner need a direct connection. */
export function ledThrough(pgbouncer: number | null, urls: DatabaseUrls): DatabaseUrls {
  if (!pgbouncer) return urls
  const led = (direct: string) => {
    const url = new URL(direct)
    url.port = String(pgbouncer)
    url.searchParams.set('pgbouncer', 'true')
    return url.href
  }
  return { ...urls, app: led(urls.app), sign_in: led(urls.sign_in) }
}

/**
 * A login with a setting of its own, as '-c' would set it. It goes past pgbouncer, whose clients share connections and
 * so have no settings; the owner's URL does too.
 */
export function withSetting(url: string, ownerUrl: string, setting: string): string {
  const direct = new URL(url)
  direct.port = new URL(ownerUrl).port
  direct.search = `?options=${encodeURIComponent(`-c ${setting}`)}`
  return direct.href
}

const listens = (port: number): Promise<boolean> =>
  new Promise((known) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      known(true)
    }).once('error', () => known(false))
  })
