import { type ExecFileException, execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unprivilegedUser } from '@ticarum/db/cluster'
import { freePort } from '@ticarum/db/free-port'
import { pageCommands } from '../release/page-commands.ts'

const root = path.resolve(import.meta.dirname, '../..')
const page = pageCommands(readFileSync(path.join(root, 'docs/operations/backup.md'), 'utf8'))

/** The commands of one section of docs/operations/backup.md. */
export function section(title: string): string {
  const commands = page[title]
  if (!commands) throw new Error(`docs/operations/backup.md has no commands under '${title}'`)
  return commands
}

/** Folders that stand in for those of a server, below a temporary one. */
export interface Machine {
  folder: string
  data: string
  files: string
  copy: string
  repository: string
  key: string
  /** of a superuser on the given database */
  url(database: string): string
  /** Runs commands as an operator's shell would; rejects with what they said. */
  run(commands: string, more?: Record<string, string>): Promise<string>
  /** Runs what a unit starts. */
  runUnit(unit: string): Promise<void>
  /** Ends everything at once, and takes away what was on the server's disk. */
  loseDisk(): Promise<void>
  remove(): Promise<void>
}

function runShell(commands: string, env: Record<string, string>): Promise<string> {
  return new Promise((done, failed) => {
    const options = { env, cwd: '/', maxBuffer: 64 * 1024 * 1024 }
    const ended = (error: ExecFileException | null, stdout: string, stderr: string) => {
      if (!error) return done(stdout)
      failed(
        new Error(`ended with ${error.code}: ${`${stdout}${stderr}`.trim().slice(-2000)}\n  in: ${commands.trim()}`),
      )
    }
    execFile('bash', ['-euo', 'pipefail', '-c', commands], options, ended).stdin?.end()
  })
}

/** Processes that were started with this folder among their settings, and PostgreSQL's own, which hide theirs. */
async function processesOf(folder: string, postmaster: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    pids.map(async (pid) => {
      const environ = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
      if (status.includes('\nState:\tZ')) return [] // it has ended, and nobody has asked how
      const isOurs = environ.includes(`PGBACKREST_REPO1_PATH=${folder}/`) || status.includes(`\nPPid:\t${postmaster}\n`)
      return isOurs || pid === postmaster ? [Number(pid)] : []
    }),
  )
  return found.flat().filter((pid) => pid !== process.pid)
}

/** Debian's PostgreSQL 15 and pgbackrest below a temporary folder; nothing of this machine is touched. */
export async function makeMachine(): Promise<Machine> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ticarum-drill-'))
  await chmod(folder, 0o755)
  const at = (name: string) => path.join(folder, name)
  const { uid = 0, gid = 0 } = unprivilegedUser()
  for (const name of ['files', 'copy', 'bin']) await mkdir(at(name), { mode: 0o755 })
  for (const name of ['sockets', 'repository', 'log', 'lock']) {
    await mkdir(at(name), { mode: 0o750 })
    await chown(at(name), uid, gid)
  }
  const [data, files, copy, release] = [at('data'), at('files'), at('copy'), at('release')]
  const port = await freePort()
  const pgbackrest = {
    PGBACKREST_CONFIG: at('pgbackrest/pgbackrest.conf'),
    PGBACKREST_CONFIG_INCLUDE_PATH: at('pgbackrest/conf.d'),
    PGBACKREST_PG1_PATH: data,
    PGBACKREST_PG1_PORT: String(port),
    PGBACKREST_PG1_SOCKET_PATH: at('sockets'),
    PGBACKREST_REPO1_PATH: at('repository'),
    PGBACKREST_LOCK_PATH: at('lock'),
    PGBACKREST_LOG_PATH: at('log'),
  }
  const env = {
    PATH: `${at('bin')}:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`,
    LC_ALL: 'C.UTF-8',
    ...pgbackrest,
    PG_CLUSTER_CONF_ROOT: at('postgresql'),
    PGHOST: at('sockets'),
    PGPORT: String(port),
    RELEASE: release,
    PGBACKREST: at('pgbackrest'),
    POSTGRES: at('postgresql/15/main'),
    FILES: files,
    COPY: copy,
    OWNER: 'root:root',
  }
  const placed = (text: string) =>
    text
      .replaceAll('/opt/ticarum/current', release)
      .replaceAll('/var/backups/ticarum', copy)
      .replaceAll('/var/lib/ticarum/files', files)

  // The release's files, and a systemctl that does nothing: the drill starts and ends what units would.
  await cp(path.join(root, 'deploy'), path.join(release, 'deploy'), { recursive: true })
  const conf = path.join(release, 'deploy/pgbackrest/postgresql.conf')
  await writeFile(conf, placed(await readFile(conf, 'utf8')))
  await writeFile(at('bin/systemctl'), '#!/bin/sh\nexit 0\n', { mode: 0o755 })

  const password = randomBytes(24).toString('hex')
  await mkdir(at('postgresql'))
  await runShell(
    `pg_createcluster -u postgres -d ${data} -s ${at('sockets')} -l ${at('log/postgresql.log')} -p ${port} \
      --start-conf manual -e UTF8 15 main`,
    env,
  )
  const settings = Object.entries({ ...pgbackrest, PATH: env.PATH }).map(([name, value]) => `${name} = '${value}'\n`)
  await writeFile(path.join(env.POSTGRES, 'environment'), settings.join(''))
  await writeFile(path.join(env.POSTGRES, 'conf.d/drill.conf'), 'max_connections = 200\n')
  await runShell(
    `pg_ctlcluster 15 main start; runuser -u postgres -- psql -qc "alter role postgres password '${password}'"`,
    env,
  )

  const run = (commands: string, more = {}) => runShell(commands, { ...env, ...more })
  const endAll = async () => {
    const [postmaster = ''] = (await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
    for (
      let left = await processesOf(folder, postmaster);
      left.length > 0;
      left = await processesOf(folder, postmaster)
    )
      for (const pid of left)
        try {
          process.kill(pid, 'SIGKILL')
        } catch {} // it has ended meanwhile
  }
  return {
    folder,
    data,
    files,
    copy,
    repository: at('repository'),
    key: at('pgbackrest/conf.d/key.conf'),
    url: (database) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`,
    run,
    async runUnit(unit) {
      const [name = '', instance = ''] = unit.split('@')
      const text = placed(
        readFileSync(path.join(root, 'deploy/systemd', `${name}${instance && '@'}.service`), 'utf8'),
      ).replaceAll('%i', instance)
      const [, command = ''] = /^ExecStart=(.*)$/m.exec(text) ?? []
      await run(/^User=postgres$/m.test(text) ? `runuser -u postgres -- ${command}` : command)
    },
    async loseDisk() {
      await endAll()
      for (const name of ['data', 'files', 'lock']) await rm(at(name), { recursive: true, force: true })
      for (const name of ['data', 'lock']) {
        await mkdir(at(name), { mode: 0o700 })
        await chown(at(name), uid, gid)
      }
    },
    async remove() {
      await endAll()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
