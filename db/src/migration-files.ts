import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { statementsIn } from './sql-statements.ts'

/**
 * expand: processes of the release before go on working. contract: takes away what only they need. See decision 76.
 */
export type Phase = 'expand' | 'contract'

export interface MigrationFile {
  /** without its ending */
  name: string
  sql: string
  checksum: string
  phase: Phase
  /** what runs outside a transaction, one by one; undefined: everything runs in one */
  alone?: string[]
}

const ALONE = /^(?:create (?:unique )?index concurrently if not exists|drop index concurrently if exists) (\w+)/i

/** Can be run again when it was cut off. */
export const mayBeAlone = (statement: string): boolean => ALONE.test(statement)

/** The index that such a statement makes, or undefined. */
export const indexMadeBy = (statement: string): string | undefined =>
  /^create/i.test(statement) ? ALONE.exec(statement)?.[1] : undefined

export const phaseOf = (sql: string): Phase | undefined =>
  /^-- phase: (expand|contract)$/m.exec(sql)?.[1] as Phase | undefined

/** Says by a line that it can't run in a transaction. */
export const isAlone = (sql: string): boolean => /^-- no transaction$/m.test(sql)

function read(name: string, sql: string): MigrationFile {
  const checksum = createHash('sha256').update(sql).digest('hex')
  const file = { name, sql, checksum, phase: phaseOf(sql) ?? 'expand' }
  if (!isAlone(sql)) return file
  const alone = statementsIn(sql).map(({ text }) => text.replace(/\s+/g, ' '))
  const other = alone.find((text) => !mayBeAlone(text))
  if (other)
    throw new Error(
      `${name}.sql has '${other}' outside a transaction, where only \`create index concurrently if not exists\` and ` +
        '`drop index concurrently if exists` may stand: they can be run again when they were cut off',
    )
  return { ...file, alone }
}

/** The migrations of a folder by number. */
export async function migrationFiles(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (file) => read(path.basename(file, '.sql'), await readFile(path.join(folder, file), 'utf8'))),
  )
}
