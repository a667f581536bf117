import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { runMigrations as migrateJobs } from 'graphile-worker'
import { runner } from 'node-pg-migrate'
import pg from 'pg'
import { applyFunctions, dropFunctions } from './apply-functions.ts'
import { FUNCTIONS, type FunctionFile, functionFiles } from './function-files.ts'

const db = path.resolve(import.meta.dirname, '..')
export const MIGRATION_LOCK = 7305

export interface MigrationResult {
  migrations: string[]
  /** functions that were created or changed */
  functions: string[]
  /** functions whose files are gone */
  dropped: string[]
}

/**
 * Brings the schema up to date, as its owner: functions that tables need, migrations, all other functions. Several
 * processes may run it at once: they take turns.
 */
export async function migrate(
  ownerUrl: string,
  folders = { migrations: path.join(db, 'migrations'), functions: FUNCTIONS },
): Promise<MigrationResult> {
  const files = await functionFiles(folders.functions)
  const client = new pg.Client(ownerUrl)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await makeQueue(client, ownerUrl)
    await client.query(await readFile(path.join(db, 'schemas.sql'), 'utf8'))
    const before = await applyFunctions(
      client,
      files.filter(({ first }) => first),
    )
    const migrations = await runner({
      dbClient: client,
      dir: folders.migrations,
      direction: 'up',
      migrationsTable: 'migrations',
      migrationsSchema: 'migrations',
      createMigrationsSchema: true,
      migrationLoaderStrategies: [{ extensions: ['.sql'], loader: (paths) => Promise.all(paths.map(load(files))) }],
      advisoryLockMode: 'wait',
      log: () => {},
    })
    const after = await applyFunctions(client, files)
    const dropped = await dropFunctions(client, files)
    return { migrations: migrations.map(({ name }) => name), functions: [...before, ...after], dropped }
  } finally {
    await client.end()
  }
}

/** The queue's schema belongs to the role that runs jobs. That role may create it here and nothing afterwards. */
async function makeQueue(client: pg.Client, ownerUrl: string): Promise<void> {
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
}

/** A line `-- apply: name` in a migration includes the file of that function, for data that need it already. */
function load(files: FunctionFile[]) {
  return async (file: string) => {
    const sql = (await readFile(file, 'utf8')).replace(/^-- apply: (\w+)$/gm, (_, name) => {
      const found = files.find((other) => other.name === name)
      if (!found) throw new Error(`${path.basename(file)} applies ${name}, and there is no functions/${name}.sql`)
      return found.sql
    })
    return { id: file, filePaths: [file], actions: { up: (pgm: { sql(text: string): void }) => pgm.sql(sql) } }
  }
}
