import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { notRun } from './release/empty-debian.ts'
import { drill } from './restore-drill/drill.ts'
import { findingsTable, reportOf } from './restore-drill/report.ts'

/**
 * `npm run restore-drill`: a site in a temporary folder is backed up, loses its disk under load and is restored by the
 * commands of docs/operations/backup.md. Writes docs/reports/restore.md; ends with an error if anything differs.
 */
const NEEDED = {
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
  '/usr/bin/pg_createcluster': 'postgresql-common',
  '/usr/bin/pgbackrest': 'pgbackrest',
  '/usr/bin/rsync': 'rsync',
}
if (process.getuid?.() !== 0) notRun('only root can act as the user postgres')
const missing = Object.entries(NEEDED).flatMap(([file, name]) => (existsSync(file) ? [] : [name]))
if (missing.length > 0) {
  if (!existsSync('/usr/bin/apt-get')) notRun(`there is no ${missing.join(', ')}, and no apt-get to install it`)
  // Only the programs are wanted, not the cluster and the service that the package would make.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const install = [
    'mkdir -p /etc/postgresql-common/createcluster.d',
    'echo create_main_cluster=false >/etc/postgresql-common/createcluster.d/drill.conf',
    `apt-get -qq install -y --no-install-recommends ${missing.join(' ')}`,
  ]
  execFileSync('bash', ['-ec', install.join('\n')], { env, stdio: 'inherit' })
}

const { findings, versions } = await drill()
const report = path.resolve(import.meta.dirname, '../docs/reports/restore.md')
await writeFile(report, reportOf(findings, versions))
console.log(`\n${findingsTable(findings)}`)
if (findings.some(({ right }) => !right)) process.exitCode = 1
