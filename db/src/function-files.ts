import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** The files of db/functions, one function each with its owner, rights and triggers. */
export const FUNCTIONS = path.resolve(import.meta.dirname, '../functions')

export interface FunctionFile {
  /** without its schema, which is always fx */
  name: string
  /** in first/: table defaults, checks and policies need it, so it is applied before the migrations */
  first: boolean
  sql: string
  checksum: string
}

/** All function files, each after those that it calls. */
export async function functionFiles(folder = FUNCTIONS): Promise<FunctionFile[]> {
  const paths = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.sql')).sort()
  const files = await Promise.all(
    paths.map(async (file) => {
      const sql = await readFile(path.join(folder, file), 'utf8')
      const checksum = createHash('sha256').update(sql).digest('hex')
      return { name: path.basename(file, '.sql'), first: path.dirname(file) === 'first', sql, checksum }
    }),
  )
  return inOrderOfCalls(files)
}

/** `begin atomic` resolves names when the function is created, so functions that it calls must exist by then. */
function inOrderOfCalls(files: FunctionFile[]): FunctionFile[] {
  const byName = new Map(files.map((file) => [file.name, file]))
  const ordered = new Set<FunctionFile>()
  const seen = new Set<FunctionFile>()
  const add = (file: FunctionFile): void => {
    if (seen.has(file)) return
    seen.add(file)
    for (const [, called] of file.sql.matchAll(/\bfx\.(\w+)/g)) {
      const callee = byName.get(called ?? '')
      if (callee) add(callee)
    }
    ordered.add(file)
  }
  for (const file of files) add(file)
  return [...ordered]
}
