import type pg from 'pg'
import { type DbActor, inTransaction, type Tx } from '../transaction.ts'

export type Verb = 'select' | 'insert' | 'update' | 'delete'
export const verbs: Verb[] = ['select', 'insert', 'update', 'delete']

export interface AccessRow {
  /** its primary key, as text */
  key: string
  values: Record<string, unknown>
}

export interface AccessTable {
  name: string
  keyColumns: string[]
  /** every row, as the owner sees it */
  rows: AccessRow[]
  /** the columns on which a role has this right; empty: it has none */
  columns(role: 'app' | 'app_admin', verb: Verb): string[]
}

/** The rows that an actor reaches, by key; `refused`: PostgreSQL refuses the statement. */
export type Reach = Set<string> | 'refused'

const keyOf = (columns: string[]) => `jsonb_build_array(${columns.join(', ')})::text`

/** All tables except the queue's, with their rows. */
export async function readTables(owner: pg.Pool): Promise<AccessTable[]> {
  const { rows: tables } = await owner.query<{ name: string; keyColumns: string[]; rights: string[] }>(`
    select c.oid::regclass::text as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_index i
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as "keyColumns",
      array(select a.attname || ' ' || role || ' ' || verb
        from pg_attribute a, unnest('{app, app_admin}'::text[]) role, unnest('{select, insert, update}'::text[]) verb
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and has_column_privilege(role, c.oid, a.attnum, verb) order by a.attnum) as rights
    from pg_class c
    where c.relkind in ('r', 'p')
      and c.relnamespace::regnamespace::text !~ '^(pg_|information_schema$|graphile_worker$)'
    order by 1`)
  return Promise.all(
    tables.map(async ({ name, keyColumns, rights }) => {
      const { rows } = await owner.query<AccessRow>(
        `select ${keyOf(keyColumns)} as key, to_jsonb(t) as values from ${name} t`,
      )
      return {
        name,
        keyColumns,
        rows,
        columns: (role: string, verb: Verb) =>
          rights.flatMap((right) => (right.endsWith(` ${role} ${verb}`) ? [right.split(' ')[0] ?? ''] : [])),
      }
    }),
  )
}

class Undo extends Error {}

/**
 * Runs a statement and rolls it back. A new row that violates a policy counts as not reached; any other error 42501
 * means that the role has no right.
 */
async function tryOut(
  app: pg.Pool,
  actor: DbActor,
  work: (tx: Tx) => Promise<void>,
  tolerated: string[] = [],
): Promise<'done' | 'not reached' | 'refused'> {
  try {
    await inTransaction(app, actor, async (tx) => {
      await work(tx)
      throw new Undo()
    })
  } catch (error) {
    if (error instanceof Undo) return 'done'
    const { code = '', message } = error as pg.DatabaseError
    if (code === '42501') return message.includes('row-level security') ? 'not reached' : 'refused'
    if (!tolerated.includes(code)) throw error
  }
  return 'done'
}

async function selects(app: pg.Pool, actor: DbActor, table: AccessTable): Promise<Reach> {
  let keys: string[] = []
  const outcome = await tryOut(app, actor, async (tx) => {
    keys = (await tx.sql<{ key: string }>(`select ${keyOf(table.keyColumns)} as key from ${table.name}`)).map(
      ({ key }) => key,
    )
  })
  return outcome === 'refused' ? outcome : new Set(keys)
}

/**
 * Inserts each existing row again with the columns that the role may write: policies are checked before unique and
 * foreign keys.
 */
async function inserts(app: pg.Pool, actor: DbActor, table: AccessTable): Promise<Reach> {
  const reached = new Set<string>()
  const columns = table.columns(actor.admin ? 'app_admin' : 'app', 'insert').join(', ')
  const insert = columns
    ? `insert into ${table.name} (${columns}) select ${columns} from jsonb_populate_record(null::${table.name}, $1)`
    : `insert into ${table.name} default values`
  for (const { key, values } of table.rows) {
    const outcome = await tryOut(
      app,
      actor,
      async (tx) => void (await tx.sql(insert, columns ? [JSON.stringify(values)] : [])),
      ['23505', '23514'],
    )
    if (outcome === 'refused') return outcome
    if (outcome === 'done') reached.add(key)
  }
  return reached
}

/**
 * Updates or deletes whatever it can, without condition: a condition or `returning` would also apply the policies for
 * reading. Row versions that a rolled-back statement touched still carry its transaction id, which shows what it
 * reached.
 */
async function touches(
  app: pg.Pool,
  owner: pg.Pool,
  actor: DbActor,
  table: AccessTable,
  statement: string,
  values: unknown[],
): Promise<Reach> {
  let number = ''
  const work = async (tx: Tx) => {
    const [transaction] = await tx.sql<{ number: string }>('select pg_current_xact_id()::xid::text as number')
    number = transaction?.number ?? ''
    await tx.sql(statement, values)
  }
  const outcome = await tryOut(app, actor, work, ['23503', '23514'])
  if (outcome !== 'done') return outcome === 'refused' ? outcome : new Set()
  const { rows } = await owner.query<{ key: string }>(
    `select ${keyOf(table.keyColumns)} as key from ${table.name} where xmax::text = $1`,
    [number],
  )
  return new Set(rows.map(({ key }) => key))
}

/** Which rows of the table an actor reaches with a verb, directly in SQL. */
export async function reach(
  app: pg.Pool,
  owner: pg.Pool,
  actor: DbActor,
  table: AccessTable,
  verb: Verb,
): Promise<Reach> {
  if (verb === 'select') return selects(app, actor, table)
  if (verb === 'insert') return inserts(app, actor, table)
  if (verb === 'delete') return touches(app, owner, actor, table, `delete from ${table.name}`, [])

  const granted = table
    .columns(actor.admin ? 'app_admin' : 'app', 'update')
    .filter((column) => !table.keyColumns.includes(column))
  if (granted.length === 0)
    return touches(app, owner, actor, table, `update ${table.name} set ${table.keyColumns[0]} = default`, [])
  const columns = granted.join(', ')
  const update = `update ${table.name} set (${columns}) = (
    select ${columns} from jsonb_populate_record(null::${table.name}, $1))`
  return touches(app, owner, actor, table, update, [JSON.stringify(table.rows[0]?.values)])
}
