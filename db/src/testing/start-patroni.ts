import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { unprivilegedUser } from '../cluster.ts'
import { freePort } from '../free-port.ts'
import { signalTree } from './signal-tree.ts'

/** Debian's packages that have these programs. */
export const FAILOVER_PROGRAMS = {
  '/usr/bin/patroni': 'patroni',
  '/usr/bin/etcd': 'etcd-server',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
}

const NAMES = ['db1', 'db2', 'db3'] as const
export type NodeName = (typeof NAMES)[number]
export type Part = 'patroni' | 'postgres'

interface Member {
  name: NodeName
  role: string
  state: string
  timeline?: number
}

export interface RunningPatroni {
  /** of a superuser, on whichever node is the primary */
  url: string
  /** of a superuser, on this node and no other */
  urlOf(name: NodeName): string
  folder: string
  /** the primary, or undefined while there is none */
  primary(): Promise<NodeName | undefined>
  /** whether two standbys follow the primary, one of them synchronously */
  whole(): Promise<boolean>
  signal(name: NodeName, parts: Part[], signal: NodeJS.Signals): void
  /** starts the patroni of a node that was killed */
  start(name: NodeName): void
  switchover(): Promise<void>
  /** the last lines of each node's log */
  said(): string
  stop(): Promise<void>
}

const shipped = (file: string) => readFile(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8')
const PATH = '/usr/sbin:/usr/bin:/sbin:/bin'
const replaced = (text: string, pairs: [usual: string | RegExp, here: string][]) =>
  pairs.reduce((all, [usual, here]) => {
    if (all.search(usual) < 0) throw new Error(`'${usual}' no longer stands in the settings that ship`)
    return all.replaceAll(usual, here)
  }, text)

/**
 * Debian's patroni with three nodes of PostgreSQL 15, etcd, and a haproxy that leads to the primary: the settings that
 * ship, on ports of this machine and in a temporary folder. All of it ends with this process.
 */
export async function startPatroni(password: string): Promise<RunningPatroni> {
  const user = unprivilegedUser()
  const folder = await mkdtemp(path.join(tmpdir(), 'ticarum-patroni-'))
  const inside = (...parts: string[]) => path.join(folder, ...parts)
  await chmod(folder, 0o755)
  const owned = async (file: string) => {
    if (user.uid !== undefined && user.gid !== undefined) await chown(file, user.uid, user.gid)
  }
  const [etcd, peer, front] = [await freePort(), await freePort(), await freePort()]
  const ports = {} as Record<NodeName, { rest: number; postgres: number }>
  for (const name of NAMES) ports[name] = { rest: await freePort(), postgres: await freePort() }

  await mkdir(inside('etcd'))
  await owned(inside('etcd'))
  const settings = await shipped('patroni/patroni.yml')
  for (const name of NAMES) {
    await mkdir(inside(name))
    await owned(inside(name))
    const { rest, postgres } = ports[name]
    const text = replaced(settings, [
      ['name: db1', `name: ${name}`],
      ['10.0.0.1:2379,10.0.0.2:2379,10.0.0.3:2379', `127.0.0.1:${etcd}`],
      ['10.0.0.1:8008', `127.0.0.1:${rest}`],
      ['10.0.0.1:5432', `127.0.0.1:${postgres}`],
      ['10.0.0.0/24', '127.0.0.1/32'],
      ['/var/lib/postgresql/15/ticarum', inside(name, 'data')],
      ['/var/lib/postgresql/.pgpass-patroni', inside(name, 'pgpass')],
      ['/var/run/postgresql', inside(name)],
      [/(SUPERUSER|REPLICATION|REWIND)-PASSWORD/g, password],
      ['mode: automatic', 'mode: off'],
    ])
    await writeFile(inside(name, 'patroni.yml'), text, { mode: 0o600 })
    await owned(inside(name, 'patroni.yml'))
  }
  const balancer = replaced(await shipped('haproxy/postgres.cfg'), [
    ['127.0.0.1:5433', `127.0.0.1:${front}`],
    [' port 8008', ''],
    ...NAMES.map((name, n): [string, string] => [
      `10.0.0.${n + 1}:5432`,
      `127.0.0.1:${ports[name].postgres} port ${ports[name].rest}`,
    ]),
  ])
  await writeFile(inside('haproxy.cfg'), balancer)

  function run(program: string, args: string[], log: string): ChildProcess {
    const out = openSync(inside(log), 'a')
    const child = spawn(program, args, {
      ...user,
      cwd: folder,
      env: { PATH, LC_ALL: 'C.UTF-8', ETCD_UNSUPPORTED_ARCH: process.arch },
      stdio: ['ignore', out, out],
      detached: true, // Ctrl-C reaches only this process, which ends them
    })
    closeSync(out)
    return child
  }
  const patronis = {} as Record<NodeName, ChildProcess>
  const start = (name: NodeName) => {
    patronis[name] = run('/usr/bin/patroni', [inside(name, 'patroni.yml')], `${name}.log`)
  }
  const others = [
    run(
      '/usr/bin/etcd',
      [
        ...['--name', 'only', '--data-dir', inside('etcd'), '--log-level', 'error', '--enable-v2'],
        ...['--listen-client-urls', `http://127.0.0.1:${etcd}`, '--advertise-client-urls', `http://127.0.0.1:${etcd}`],
        ...['--listen-peer-urls', `http://127.0.0.1:${peer}`],
        ...['--initial-advertise-peer-urls', `http://127.0.0.1:${peer}`],
        ...['--initial-cluster', `only=http://127.0.0.1:${peer}`],
      ],
      'etcd.log',
    ),
  ]

  function postgresOf(name: NodeName): number | undefined {
    try {
      return Number(readFileSync(inside(name, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
    } catch {
      return undefined
    }
  }
  function signal(name: NodeName, parts: Part[], sent: NodeJS.Signals): void {
    const postgres = postgresOf(name)
    const { pid } = patronis[name]
    if (parts.includes('patroni') && pid && patronis[name].exitCode === null) signalTree(pid, sent)
    if (parts.includes('postgres') && postgres) signalTree(postgres, sent)
  }
  const endAll = () => {
    for (const name of NAMES) if (patronis[name]) signal(name, ['patroni', 'postgres'], 'SIGKILL')
    for (const { pid, exitCode } of others) if (pid && exitCode === null) signalTree(pid, 'SIGKILL')
  }
  const atExit = () => {
    endAll()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  process.on('exit', atExit)

  async function members(): Promise<Member[]> {
    const asked = NAMES.map(async (name) => {
      const answer = await fetch(`http://127.0.0.1:${ports[name].rest}/cluster`, { signal: AbortSignal.timeout(2000) })
      return ((await answer.json()) as { members: Member[] }).members
    })
    return Promise.any(asked).catch(() => [])
  }
  /** The node that says so itself, which the list of members says only a round later. */
  async function primary(): Promise<NodeName | undefined> {
    const asked = NAMES.map(async (name) => {
      const answer = await fetch(`http://127.0.0.1:${ports[name].rest}/primary`, { signal: AbortSignal.timeout(2000) })
      if (!answer.ok) throw new Error(`${name} is not the primary`)
      return name
    })
    return Promise.any(asked).catch(() => undefined)
  }
  /** By the figure that the alert StandbyAway sums up. */
  async function confirming(): Promise<number> {
    const asked = NAMES.map(async (name) => {
      const answer = await fetch(`http://127.0.0.1:${ports[name].rest}/metrics`, { signal: AbortSignal.timeout(2000) })
      return Number(/^patroni_sync_standby{[^}]*} (\d)$/m.exec(await answer.text())?.[1])
    })
    const figures = await Promise.all(asked).catch(() => [])
    return figures.reduce((sum, figure) => sum + figure, 0)
  }
  async function whole(): Promise<boolean> {
    const found = await members()
    const leader = found.find(({ role }) => role === 'leader')
    const alike = found.every(({ state, timeline }) => /running|streaming/.test(state) && timeline === leader?.timeline)
    const roles = found.map(({ role }) => role).sort()
    const inOrder = alike && roles.join() === 'leader,replica,sync_standby' && (await primary()) === leader?.name
    return inOrder && (await confirming()) === 1
  }
  async function stop(): Promise<void> {
    endAll()
    process.off('exit', atExit)
    await sleep(500)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }

  try {
    start('db1')
    for (let tries = 0; !(await primary()); tries++) {
      if (tries > 960)
        throw new Error(`patroni has no primary: ${readFileSync(inside('db1.log'), 'utf8').slice(-3000)}`)
      await sleep(250)
    }
    start('db2')
    start('db3')
    others.push(run('/usr/sbin/haproxy', ['-db', '-f', inside('haproxy.cfg')], 'haproxy.log'))
    for (let tries = 0; !(await whole()); tries++) {
      if (tries > 960) throw new Error(`the nodes do not follow: ${JSON.stringify(await members())}`)
      await sleep(250)
    }
  } catch (error) {
    await stop()
    throw error
  }
  const at = (port: number) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  return {
    url: at(front),
    urlOf: (name) => at(ports[name].postgres),
    folder,
    primary,
    whole,
    signal,
    start,
    async switchover() {
      const args = ['-c', inside('db1', 'patroni.yml'), 'switchover', 'ticarum', '--force']
      await promisify(execFile)('/usr/bin/patronictl', args, { env: { PATH, LC_ALL: 'C.UTF-8' } })
    },
    said: () => NAMES.map((name) => `${name}:\n${readFileSync(inside(`${name}.log`), 'utf8').slice(-2000)}`).join('\n'),
    stop,
  }
}
