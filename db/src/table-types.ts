import pg from 'pg'

const typeOf: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'bigint',
  jsonb: 'Json',
  text: 'string',
  timestamptz: 'Timestamp',
  tsvector: 'string',
  uuid: 'string',
  xid8: 'string',
}

const head = `// Written by \`npm run db:types\` from the migrated database; a test holds it against the migrations.
import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>
/** read as values, written as text */
type Json = ColumnType<unknown, string, string>
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>
`

interface Column {
  table: string
  name: string
  type: string
  array: boolean
  nullable: boolean
  generated: boolean
  check: string | null
}

/** \`check (role in ('a', 'b'))\` becomes the column's type 'a' | 'b'. */
function valueList(column: Column): string | undefined {
  const list = column.check?.match(/^CHECK \(\(\w+ = ANY \(ARRAY\[(.+)\]\)\)\)$/)?.[1]
  return list && [...list.matchAll(/'([^']+)'::text/g)].map(([, value]) => `'${value}'`).join(' | ')
}

function typescript(column: Column): string {
  const base = valueList(column) ?? typeOf[column.type]
  if (!base) throw new Error(`${column.table}.${column.name}: no TypeScript type for ${column.type}`)
  const value = (column.array ? `${base}[]` : base) + (column.nullable ? ' | null' : '')
  return column.generated ? `Generated<${value}>` : value
}

/** The types of all our tables, as a source file for Kysely. */
export async function tableTypes(url: string): Promise<string> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<Column>(`
    select c.relname as table, a.attname as name, coalesce(e.typname, t.typname) as type,
      e.typname is not null as array, not a.attnotnull as nullable, a.atthasdef or a.attidentity <> '' as generated,
      (select pg_get_constraintdef(k.oid) from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'
        and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) like '%ANY (ARRAY[%') as check
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    order by c.relname, a.attnum`)
  const { rows: letters } = await client.query<{ name: string; column: string; type: string }>(`
    select p.proname as name, c.name as column, t.typname as type from pg_proc p
    cross join unnest(p.proargnames, p.proargmodes, p.proallargtypes) with ordinality c (name, mode, type, n)
    join pg_type t on t.oid = c.type
    where p.pronamespace = 'fx'::regnamespace and p.proname like '%\\_letter' and c.mode = 't'
    order by p.proname, c.n`)
  await client.end()

  const tables = Map.groupBy(rows, (column) => column.table)
  const lines = [head, 'export interface DB {']
  for (const [table, columns] of tables) {
    lines.push(`  ${table}: {`, ...columns.map((column) => `    ${column.name}: ${typescript(column)}`), '  }')
  }
  lines.push(
    '}',
    '',
    '/** What `fx.<name>` gives back, for the letter of that name. */',
    'export interface LetterRows {',
  )
  for (const [name, columns] of Map.groupBy(letters, ({ name }) => name))
    lines.push(`  ${name}: {`, ...columns.map(({ column, type }) => `    ${column}: ${typeOf[type]}`), '  }')
  return `${[...lines, '}'].join('\n')}\n`
}
