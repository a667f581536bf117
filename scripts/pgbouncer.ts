import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { PGBOUNCER } from '@ticarum/db/testing/start-pgbouncer'
import { refuse } from './as-operator.ts'

/**
 * Runs a command whose tests or journeys then reach their databases through pgbouncer: Debian's, which it installs
 * first; with `--from SUITE` that of another Debian (1.24 of trixie), unpacked beside its own libraries; or
 * PGBOUNCER_BINARY.
 */
const words = process.argv.slice(2)
const own = words[0] === '--from' ? words.splice(0, 2) : []
const { values } = parseArgs({ args: own, options: { from: { type: 'string' } } })
const [command, ...args] = words
if (!command) refuse('Give a command: npm run pgbouncer -- npm test -- server/src/door')

const root = path.resolve(import.meta.dirname, '..')

/** A command that runs the pgbouncer of that Debian, whatever this machine is. */
async function unpacked(suite: string): Promise<string> {
  if (!/^[a-z]+$/.test(suite)) refuse(`${suite} is no Debian`)
  const folder = path.join(root, '.data', `pgbouncer-${suite}`)
  const program = path.join(folder, 'run-pgbouncer')
  if (existsSync(program)) return program
  if (spawnSync('which', ['mmdebstrap']).status !== 0) refuse('There is no mmdebstrap: apt-get install mmdebstrap')
  const half = `${folder}.half`
  await rm(half, { recursive: true, force: true })
  await mkdir(path.dirname(half), { recursive: true })
  // Nothing of it is installed or started: packages are only unpacked.
  execFileSync('mmdebstrap', ['--variant=extract', '--include=pgbouncer', suite, half], { stdio: 'inherit' })
  await writeFile(
    path.join(half, 'run-pgbouncer'),
    `#!/bin/sh
here=$(dirname "$0")
for loader in "$here"/usr/lib/*-linux-gnu*/ld-linux*.so.*; do
  exec "$loader" --library-path "$(dirname "$loader")" "$here/usr/sbin/pgbouncer" "$@"
done
`,
    { mode: 0o755 },
  )
  await rename(half, folder)
  return program
}

function installed(): string {
  if (existsSync(PGBOUNCER)) return PGBOUNCER
  if (process.getuid?.() !== 0) refuse("Debian's pgbouncer is missing: apt-get install pgbouncer")
  // Only the program is wanted, not the service that the package would start.
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  execFileSync('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', 'pgbouncer'], {
    env: environment,
    stdio: 'inherit',
  })
  return PGBOUNCER
}

const program = values.from ? await unpacked(values.from) : (process.env.PGBOUNCER_BINARY ?? installed())
const version = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.split('\n')[0]
if (!version) refuse(`${program} does not run`)
console.log(`through ${version}`)
const { status } = spawnSync(command, args, {
  stdio: 'inherit',
  env: { ...process.env, PGBOUNCER: '1', PGBOUNCER_BINARY: program },
})
process.exitCode = status ?? 1
