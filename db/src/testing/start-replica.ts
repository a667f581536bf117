import { execFile } from 'node:child_process'
import { appendFile, chown, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { type Cluster, startCluster, unprivilegedUser } from '../cluster.ts'

const run = promisify(execFile)

/**
 * A streaming replica of a local cluster whose files are in `from`: its files copied, as an operator without
 * pg_basebackup would do it, which the embedded PostgreSQL lacks. The primary needs some `wal_keep_size`.
 */
export async function startReplica(primary: Cluster, from: string, dir: string): Promise<Cluster> {
  const [data, user] = [path.join(dir, 'data'), unprivilegedUser()]
  const { port, username, password, hostname } = new URL(primary.url())
  const admin = new pg.Client(primary.url())
  await admin.connect()
  try {
    await admin.query("select pg_backup_start('replica', true)")
    await run('cp', ['-a', path.join(from, 'data'), data])
    const { rows } = await admin.query('select labelfile from pg_backup_stop(false)')
    await rm(path.join(data, 'postmaster.pid'), { force: true })
    await writeFile(path.join(data, 'backup_label'), rows[0].labelfile)
    await writeFile(path.join(data, 'standby.signal'), '')
    const primaryConnection = `host=${hostname} port=${port} user=${username} password=${password}`
    await appendFile(path.join(data, 'postgresql.auto.conf'), `primary_conninfo = '${primaryConnection}'\n`)
    for (const file of ['backup_label', 'standby.signal'])
      if (user.uid !== undefined && user.gid !== undefined) await chown(path.join(data, file), user.uid, user.gid)
  } finally {
    await admin.end()
  }
  return startCluster({ dir })
}
