import path from 'node:path'
import { type MigrationBuilder, runner } from 'node-pg-migrate'
import type pg from 'pg'
import type { FunctionFile } from './function-files.ts'
import { indexMadeBy, type MigrationFile } from './migration-files.ts'

interface Applied {
  file: MigrationFile
  folder: string
  functions: FunctionFile[]
}

/**
 * Applies one file in a transaction of its own, together with the note that it is applied, or statement by statement if
 * the file says so. node-pg-migrate tries nothing again and takes one transaction or none, so its callers ask for one
 * file at a time.
 */
export async function applyMigration(client: pg.Client, { file, folder, functions }: Applied): Promise<void> {
  const sql = withFunctions(file, functions)
  const up = async (pgm: MigrationBuilder) => {
    if (!file.alone) return pgm.sql(sql)
    pgm.noTransaction()
    // These wait for whoever works on the table, and nobody waits for them.
    pgm.sql('set lock_timeout = 0')
    for (const index of await brokenIndexes(client, file.alone)) pgm.sql(`drop index concurrently ${index}`)
    for (const statement of file.alone) pgm.sql(statement)
  }
  try {
    await runner({
      dbClient: client,
      dir: folder,
      file: file.name,
      direction: 'up',
      migrationsTable: 'migrations',
      migrationsSchema: 'migrations',
      singleTransaction: false,
      migrationLoaderStrategies: [
        {
          extensions: ['.sql'],
          loader: async (paths) =>
            paths.map((id) => ({
              id,
              filePaths: [id],
              actions: { up: path.basename(id, '.sql') === file.name ? up : () => {} },
            })),
        },
      ],
      noLock: true,
      log: () => {},
    })
  } catch (error) {
    if (error instanceof Error) error.message = `${file.name}.sql: ${error.message}`
    throw error
  }
}

/** A line `-- apply: name` in a migration includes the file of that function, for data that need it already. */
function withFunctions({ name: migration, sql }: MigrationFile, functions: FunctionFile[]): string {
  return sql.replace(/^-- apply: (\w+)$/gm, (_, name) => {
    const found = functions.find((other) => other.name === name)
    if (!found) throw new Error(`${migration}.sql applies ${name}, and there is no functions/${name}.sql`)
    return found.sql
  })
}

/** Indexes of these statements that an earlier run began and did not finish. */
async function brokenIndexes(client: pg.Client, statements: string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
      where c.relnamespace = 'public'::regnamespace and c.relname = any ($1) and not i.indisvalid`,
    [statements.flatMap((statement) => indexMadeBy(statement) ?? [])],
  )
  return rows.map(({ name }) => name)
}
