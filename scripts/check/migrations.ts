import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isAlone, mayBeAlone, phaseOf } from '@ticarum/db/migration-files'
import { type SqlStatement, statementsIn } from '@ticarum/db/sql-statements'
import { sourceFiles } from './source-files.ts'

/** Migrations before this one were applied while there was no production. */
const FIRST = 53

/** Computed once for all rows: PostgreSQL then keeps the value beside the table and rewrites nothing. */
const STEADY = ['now', 'fx.now']
const IN_STEPS = 'add it `not valid`, and validate it in a later file'

/** What a part of `alter table` does to a table that has rows, and a way around it. */
const changes: [RegExp, string][] = [
  [/^add (?:constraint \w+ )?(?:check|foreign key)\b(?!.* not valid$)/, `checks every row: ${IN_STEPS}`],
  [
    /^add (?:constraint \w+ )?(?:unique|primary key|exclude)\b(?!.* using index )/,
    'builds an index: make it concurrently, then add the constraint `using index`',
  ],
  [/^alter (?:column )?\w+ (?:set data )?type /, 'rewrites the table: add a column, fill it, and drop the old one'],
  [/^alter (?:column )?\w+ add generated /, 'rewrites the table'],
  [/^set (?:logged|unlogged|tablespace|access method)\b/, 'rewrites the table'],
]

/** The same for `add column`, without the name of the column. */
const columns: [RegExp, string][] = [
  [/ generated (?:always|by default) as /, 'rewrites the table'],
  [/ (?:small|big)?serial\b/, 'rewrites the table'],
  [/ (?:unique|primary key)\b/, 'builds an index: make it concurrently in a file without a transaction'],
  [/ check ?\(/, `checks every row: ${IN_STEPS}`],
  [/^(?=.* references )(?=.* default )/, 'checks every row: leave the default away'],
  [/^(?=.* not null)(?!.* default )/, 'fails on a table that has rows: give it a default'],
]

/** Statements about a table as a whole; the first group is its name. */
const statements: [RegExp, string][] = [
  [
    /^create (?:unique )?index (?!concurrently )(?:.*? )?on (?:only )?([\w.]+)/,
    'builds an index while nobody can write: make it concurrently in a file without a transaction',
  ],
  [/^lock (?:table )?(?:only )?([\w.]+)/, 'keeps others out'],
  [/^(?:cluster|vacuum full|truncate(?: table)?) (?:only )?([\w.]+)/, 'keeps others out'],
  [/^reindex (?!.*concurrently)(?:\w+) ([\w.]+)/, 'builds an index while nobody can write: say concurrently'],
  [/^update (?:only )?([\w.]+) (?!.* where )/, 'locks every row until the file is done: fill in parts, by a job'],
  [/^delete from (?:only )?([\w.]+)(?!.* where )/, 'locks every row until the file is done: delete in parts, by a job'],
]

/** One line in small letters, in which quotes hold nothing. */
const plain = (text: string) =>
  text
    .replace(/'(?:[^']|'')*'/g, "''")
    .replaceAll('"', '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replaceAll('public.', '')

/** From here on a part of a `do` block is a statement. */
const BEGINS = /^[\s\S]*?\b(?=(?:alter table|create|lock|update|delete from|drop|truncate|execute)\b)/i

/** A `do` block holds statements too. */
function opened(statement: SqlStatement): SqlStatement[] {
  const body = /^do\b[^$]*(\$\w*\$)([\s\S]*)\1/i.exec(statement.text)?.[2]
  if (body === undefined) return [statement]
  return statementsIn(body).map(({ text, comments }) => ({
    text: text.replace(BEGINS, ''),
    comments: [...statement.comments, ...comments],
  }))
}

/** The parts of a list, which commas in brackets do not divide. */
function partsOf(list: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of list) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim())
}

const foundIn = (rules: [RegExp, string][], text: string) =>
  rules.filter(([rule]) => rule.test(text)).map(([, why]) => why)

/** The table that a statement alters, and what it does to it. */
function alteredBy(text: string): { table: string; parts: string[] } | undefined {
  const [, table, list = ''] = /^alter table (?:if exists )?(?:only )?([\w.]+) (.*)$/.exec(text) ?? []
  return table ? { table, parts: partsOf(list) } : undefined
}

/** Processes of the release before would miss it, or write what is refused. */
const REMOVED =
  /^(?:drop (?!constraint )|rename (?!constraint )|alter (?:column )?\w+ (?:set not null|(?:set data )?type ))/
const removes = (text: string, made: ReadonlySet<string>) => {
  const altered = alteredBy(text)
  if (altered) return !made.has(altered.table) && altered.parts.some((part) => REMOVED.test(part))
  return /^drop (?:table|view|schema|type) /.test(text)
}

function columnFaults(definition: string): string[] {
  const faults = foundIn(columns, definition)
  const [, value = ''] = / default (.*)$/.exec(definition) ?? []
  const called = [...value.replace(/ (?:check|references|not null)\b.*$/, '').matchAll(/(?<![\w.:])([\w.]+) ?\(/g)]
  if (called.some(([, name = '']) => !STEADY.includes(name)))
    faults.push('computes a default for every row: add the column without, and set the default afterwards')
  return faults
}

const ADDED = /^add (?!constraint |check\b|foreign |unique\b|primary |exclude\b)(?:column )?(?:if not exists )?\w+(.*)$/

/** What a statement would do to those who use the table meanwhile. */
function faultsOf(text: string, made: ReadonlySet<string>, earlier: string): string[] {
  const altered = alteredBy(text)
  if (!altered)
    return statements.filter(([rule]) => !made.has(rule.exec(text)?.[1] ?? '')).flatMap((rule) => foundIn([rule], text))
  if (made.has(altered.table)) return []
  return altered.parts.flatMap((part) => {
    const [, definition] = ADDED.exec(part) ?? []
    if (definition !== undefined) return columnFaults(definition)
    const [, column] = /^alter (?:column )?(\w+) set not null$/.exec(part) ?? []
    const check = `${altered.table}_${column}_not_null`
    if (column && !earlier.includes(`validate constraint ${check}`))
      return [`reads the whole table: add and validate a check named ${check} in files before`]
    return foundIn(changes, part)
  })
}

function fileFaults(sql: string, earlier: string): string[] {
  const faults: string[] = []
  const phase = phaseOf(sql)
  if (!phase) faults.push('names no phase: write `-- phase: expand` or `-- phase: contract` on a line of its own')
  const all = statementsIn(sql).flatMap(opened)
  const texts = all.map(({ text }) => plain(text))
  const made = new Set(texts.flatMap((text) => /^create table (?:if not exists )?([\w.]+)/.exec(text)?.[1] ?? []))
  for (const [place, text] of texts.entries()) {
    const said = `'${text.length > 60 ? `${text.slice(0, 60)}…` : text}'`
    if (isAlone(sql) && !mayBeAlone(text)) faults.push(`${said} needs a transaction, or \`if (not) exists\``)
    if (!isAlone(sql) && / concurrently /.test(text))
      faults.push(`${said} needs a file that says \`-- no transaction\``)
    if (phase === 'expand' && removes(text, made))
      faults.push(`${said} takes away what processes of the release before use: it belongs to the phase contract`)
    if (/^execute /.test(text)) faults.push(`${said} can't be read before it runs: write the statement out`)
    const [, table] = /^alter table (?:only )?([\w.]+) validate constraint /.exec(text) ?? []
    if (table && texts.some((other) => alteredBy(other)?.table === table && !/ validate constraint /.test(other)))
      faults.push(`${said} stands in a file that has locked ${table}: give it a file of its own`)
    // A reason beside the statement lets it through: `-- may lock: a few rows, which only admins read`.
    if (all[place]?.comments.some((comment) => /^-- may lock: .{10}/.test(comment))) continue
    faults.push(...faultsOf(text, made, earlier).map((fault) => `${said} ${fault}`))
  }
  return faults
}

/** What in a migration would hold up those who work meanwhile, or break processes of the release before. */
export async function migrationProblems(root: string): Promise<string[]> {
  const files = await sourceFiles(root, 'db/migrations/*.sql')
  const problems: string[] = []
  let earlier = ''
  for (const file of files) {
    const sql = await readFile(path.join(root, file), 'utf8')
    if (Number(path.basename(file).slice(0, 4)) >= FIRST)
      problems.push(...fileFaults(sql, earlier).map((fault) => `${file}: ${fault}`))
    earlier += plain(sql)
  }
  return problems
}
