import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runMigrations as migrateJobs } from 'graphile-worker'
import pg from 'pg'
import { applyFunctions, dropFunctions } from './apply-functions.ts'
import { applyMigration } from './apply-migration.ts'
import { FUNCTIONS, type FunctionFile, functionFiles } from './function-files.ts'
import { type MigrationFile, migrationFiles } from './migration-files.ts'
import { type Patience, patiently, usualPatience } from './patiently.ts'

const db = path.resolve(import.meta.dirname, '..')
export const MIGRATION_LOCK = 7305

export interface MigrationResult {
  migrations: string[]
  /** migrations of the phase `contract` that are left for a run of their own */
  waiting: string[]
  /** functions that were created or changed */
  functions: string[]
  /** functions whose files are gone */
  dropped: string[]
}

interface MigrationOptions {
  /** which phase is wanted on a database that processes may be using; all: nobody does */
  phase?: 'expand' | 'contract' | 'all'
  patience?: Patience
}

/**
 * Brings the schema up to date, as its owner: functions that tables need, migrations, all other functions. Several
 * processes may run it at once: they take turns.
 */
export async function migrate(
  ownerUrl: string,
  folders = { migrations: path.join(db, 'migrations'), functions: FUNCTIONS },
  { phase = 'all', patience = usualPatience }: MigrationOptions = {},
): Promise<MigrationResult> {
  const functions = await functionFiles(folders.functions)
  const files = await migrationFiles(folders.migrations)
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'ticarum-migrate' })
  client.on('error', () => {}) // the next statement fails then
  await client.connect()
  try {
    // If this process is killed, PostgreSQL ends its statement soon, not when it is done. Not every system can.
    await client.query("set client_connection_check_interval = '1s'").catch(() => {})
    await takeTurn(client)
    await makeQueue(client, ownerUrl)
    await client.query(await readFile(path.join(db, 'schemas.sql'), 'utf8'))
    const applied = await appliedMigrations(client, files)
    const pending = files.filter(({ name }) => !applied.includes(name))
    const first = functions.filter((file) => file.first)
    const now = (await isNew(client, first)) ? pending : chosen(pending, phase)

    const before = await patiently(client, patience, 'functions/first', () => applyFunctions(client, first))
    for (const file of now) {
      await patiently(client, patience, `${file.name}.sql`, () =>
        applyMigration(client, { file, folder: folders.migrations, functions }),
      )
      await keepChecksums(client, [file])
    }
    const after = await patiently(client, patience, 'functions', () => applyFunctions(client, functions))
    const dropped = await patiently(client, patience, 'functions', () => dropFunctions(client, functions))
    return {
      migrations: now.map(({ name }) => name),
      waiting: pending.filter((file) => !now.includes(file)).map(({ name }) => name),
      functions: [...before, ...after],
      dropped,
    }
  } finally {
    await client.end()
  }
}

/** No run has come to its end yet, where all other functions are applied: no process can have used the database. */
async function isNew(client: pg.Client, first: FunctionFile[]): Promise<boolean> {
  const { rowCount } = await client.query('select from migrations.functions where name <> all ($1) limit 1', [
    first.map(({ name }) => name),
  ])
  return rowCount === 0
}

/** Asks again and again: `create index concurrently` would wait for a statement that waits for its turn. */
async function takeTurn(client: pg.Client): Promise<void> {
  const ask = { text: 'select pg_try_advisory_lock($1) as mine', values: [MIGRATION_LOCK] }
  while (!(await client.query<{ mine: boolean }>(ask)).rows[0]?.mine) await sleep(200)
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

/** Their names. Refuses files that were changed since, and a database that is ahead of the files. */
async function appliedMigrations(client: pg.Client, files: MigrationFile[]): Promise<string[]> {
  await keepChecksums(client, files) // of what was applied before there were any, or by a run that was killed
  const { rows } = await client.query<{ name: string; checksum: string | null }>(
    'select name, checksum from migrations.migrations order by id',
  )
  for (const { name, checksum } of rows) {
    const file = files.find((each) => each.name === name)
    if (!file)
      throw new Error(
        `The database has ${name}, which is not among these migrations: it belongs to a newer release. ` +
          'Run the migrations of that one; processes of this release can go on without.',
      )
    if (file.checksum !== checksum)
      throw new Error(
        `${name}.sql was changed after it was applied: bring its text back, and put the change into a new migration.`,
      )
  }
  return rows.map(({ name }) => name)
}

async function keepChecksums(client: pg.Client, files: MigrationFile[]): Promise<void> {
  await client.query(
    `update migrations.migrations m set checksum = f.checksum
      from unnest($1::text[], $2::text[]) f (name, checksum) where f.name = m.name and m.checksum is null`,
    [files.map(({ name }) => name), files.map(({ checksum }) => checksum)],
  )
}

/** What contracts is applied in a run of its own, once no process of the release before is running. */
function chosen(pending: MigrationFile[], phase: 'expand' | 'contract' | 'all'): MigrationFile[] {
  if (phase === 'all') return pending
  const [expanding, contracting] = [
    pending.filter((file) => file.phase === 'expand'),
    pending.filter((file) => file.phase === 'contract'),
  ]
  const [contract, expand] = [contracting[0], expanding.at(-1)]
  if (!contract || !expand) return phase === 'expand' ? expanding : pending
  if (phase === 'contract')
    throw new Error(
      `${expand.name}.sql has to come first, in a run without --contract; ${contract.name}.sql takes away what ` +
        'processes of the release before need, and waits until none of them is running.',
    )
  if (contract.name < expand.name)
    throw new Error(
      `${contract.name}.sql waits for its release: install that one, end every process of the release before, run ` +
        `db:migrate -- --contract, and then come back for ${expand.name}.sql.`,
    )
  return expanding
}
