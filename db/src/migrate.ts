import { runMigrations as migrateJobs } from 'graphile-worker'
import { runner } from 'node-pg-migrate'
import pg from 'pg'

const folder = new URL('../migrations', import.meta.url).pathname
export const MIGRATION_LOCK = 7305

/** Brings the schema up to date, as the role that owns it. Several processes may try at once: they take turns. */
export async function migrate(ownerUrl: string, log: (line: string) => void = () => {}): Promise<void> {
  const client = new pg.Client(ownerUrl)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query("do $$ begin execute format('grant create on database %I to jobs', current_database()); end $$")
    const asJobs = new URL(ownerUrl)
    asJobs.searchParams.set('options', '-c role=jobs')
    try {
      await migrateJobs({ connectionString: asJobs.href })
    } finally {
      await client.query(
        "do $$ begin execute format('revoke create on database %I from jobs', current_database()); end $$",
      )
    }
    await runner({
      dbClient: client,
      dir: folder,
      direction: 'up',
      migrationsTable: 'migrations',
      migrationsSchema: 'migrations',
      createMigrationsSchema: true,
      advisoryLockMode: 'wait',
      log,
    })
  } finally {
    await client.end()
  }
}
