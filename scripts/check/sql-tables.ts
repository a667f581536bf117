import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type ForeignStatement, foreignStatements, openTables, platformTables, tablesOf } from './foreign-tables.ts'
import { sourceFiles } from './source-files.ts'

const MODULES = 'server/src/modules'
/** The generated file also holds rows of functions. */
const TABLES = /^export interface DB \{$[\s\S]*?^\}$/m

const BUILT =
  /\b(?:selectFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto|\w+Join|using)\(\s*\[?\s*['"`](\w+)/g
const WRITTEN = /\b(?:from|join|into|update|using|only)\s+(?:public\.)?(\w+)/gi
const LISTED = /\bfrom\s+([\w.]+(?:\s+\w+){0,2}(?:\s*,\s*[\w.]+(?:\s+\w+){0,2})+)/gi

const withoutComments = (source: string) =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^(?:import|export)\b[^'"`]*\bfrom\s+['"].*$/gm, '')

/** The tables that a file names in statements, built or written. */
export function tablesIn(source: string, known: ReadonlySet<string>): Set<string> {
  const code = withoutComments(source)
  const named = [BUILT, WRITTEN].flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name))
  const listed = [...code.matchAll(LISTED)].flatMap(([, list = '']) =>
    list.split(',').map((part) => part.trim().match(/^(?:public\.)?(\w+)/)?.[1] ?? ''),
  )
  return new Set([...named, ...listed].filter((name) => known.has(name)))
}

/**
 * Reports modules that use tables of others without a reason, reasons that are not needed, and tables without a module.
 */
export async function sqlTableProblems(
  root: string,
  allowed: readonly ForeignStatement[] = foreignStatements,
): Promise<string[]> {
  const [generated = ''] = (await readFile(path.join(root, 'db/src/tables.generated.ts'), 'utf8')).match(TABLES) ?? []
  const known = new Set([...generated.matchAll(/^ {2}(\w+): \{$/gm)].map(([, name = '']) => name))
  const owners = new Map(Object.entries(tablesOf).flatMap(([module, tables]) => tables.map((table) => [table, module])))
  const free = new Set([...openTables, ...platformTables])

  const problems = [...known]
    .filter((table) => !owners.has(table) && !free.has(table))
    .map((table) => `${table} belongs to no module: name its owner in scripts/check/foreign-tables.ts`)
  const needed = new Set<string>()
  for (const file of await sourceFiles(root, `${MODULES}/*/**/*.ts`)) {
    if (file.endsWith('.test.ts')) continue
    const module = file.split('/')[3] ?? ''
    for (const table of tablesIn(await readFile(path.join(root, file), 'utf8'), known)) {
      const owner = owners.get(table)
      if (openTables.includes(table) || owner === module) continue
      if (allowed.some((each) => each.module === module && each.table === table)) needed.add(`${module} ${table}`)
      else
        problems.push(
          `${file}: ${table} belongs to ${owner ?? 'the platform'}: ` +
            'ask its public file, or give a reason in scripts/check/foreign-tables.ts',
        )
    }
  }
  const unneeded = allowed.filter(({ module, table }) => !needed.has(`${module} ${table}`))
  return [
    ...problems,
    ...unneeded.map(
      ({ module, table }) => `${module} no longer touches ${table}: take it off scripts/check/foreign-tables.ts`,
    ),
  ]
}
