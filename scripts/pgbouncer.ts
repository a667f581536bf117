import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { PGBOUNCER } from '@ticarum/db/testing/start-pgbouncer'
import { refuse } from './as-operator.ts'

/** Runs a command whose tests or journeys then reach their databases through Debian's pgbouncer; installs it first. */
const [command, ...args] = process.argv.slice(2)
if (!command) refuse('Give a command: npm run pgbouncer -- npm test -- server/src/door')

if (!existsSync(PGBOUNCER)) {
  if (process.getuid?.() !== 0) refuse("Debian's pgbouncer is missing: apt-get install pgbouncer")
  // Only the program is wanted, not the service that the package would start.
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  execFileSync('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', 'pgbouncer'], {
    env: environment,
    stdio: 'inherit',
  })
}
const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, PGBOUNCER: '1' } })
process.exitCode = status ?? 1
