import type pg from 'pg'
import type { FunctionFile } from './function-files.ts'

/**
 * Applies the files whose text differs from the one in force, and returns their names. A file defines its function
 * completely: rights and triggers that it no longer names are dropped. Triggers of functions in first/ are created in
 * migrations, beside their tables.
 */
export async function applyFunctions(client: pg.Client, files: FunctionFile[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations.functions',
  )
  const inForce = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  const changed = files.filter(({ name, checksum }) => inForce.get(name) !== checksum)
  const names = changed.map(({ name }) => name)
  if (names.length === 0) return []
  await inTransaction(client, async () => {
    for (const file of changed) {
      if (inForce.has(file.name)) await reset(client, file)
      await client.query(file.sql).catch((error: Error) => {
        throw new Error(`functions/${file.name}.sql: ${error.message}`, { cause: error })
      })
    }
    await refuseOtherNames(client, names)
    await client.query(
      `insert into migrations.functions (name, checksum) select * from unnest($1::text[], $2::text[])
        on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
      [names, changed.map(({ checksum }) => checksum)],
    )
  })
  return names
}

/**
 * Drops the functions whose files are gone, and returns their names. Fails while something else depends on one of them.
 */
export async function dropFunctions(client: pg.Client, files: FunctionFile[]): Promise<string[]> {
  const dropped: string[] = []
  await inTransaction(client, async () => {
    const { rows } = await client.query<{ name: string }>(
      'delete from migrations.functions where name <> all ($1) returning name',
      [files.map(({ name }) => name)],
    )
    for (const { name } of rows) {
      await dropTriggers(client, name)
      await client.query(`drop routine fx.${name}`)
      dropped.push(name)
    }
  })
  return dropped
}

async function reset(client: pg.Client, { name, first }: FunctionFile): Promise<void> {
  if (!first) await dropTriggers(client, name)
  await runEach(
    client,
    `select format('revoke all on routine %s from %s', p.oid::regprocedure,
        case g.grantee when 0 then 'public' else g.grantee::regrole::text end) as statement
      from pg_proc p cross join aclexplode(p.proacl) g
      where p.pronamespace = 'fx'::regnamespace and p.proname = $1 and g.grantee <> p.proowner`,
    name,
  )
}

const dropTriggers = (client: pg.Client, name: string) =>
  runEach(
    client,
    `select format('drop trigger %I on %s', t.tgname, t.tgrelid::regclass) as statement
      from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where not t.tgisinternal and p.pronamespace = 'fx'::regnamespace and p.proname = $1`,
    name,
  )

/** Runs the statements that this query about the function returns. */
async function runEach(client: pg.Client, query: string, name: string): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(query, [name])
  for (const { statement } of rows) await client.query(statement)
}

/**
 * Refuses a file that makes a function of another name, or one with other arguments, because PostgreSQL would keep
 * both.
 */
async function refuseOtherNames(client: pg.Client, names: string[]): Promise<void> {
  const { rows } = await client.query<{ name: string; made: number }>(
    `select n.name, count(p.oid)::integer as made from unnest($1::text[]) n (name)
      left join pg_proc p on p.proname = n.name and p.pronamespace = 'fx'::regnamespace
      group by n.name having count(p.oid) <> 1 order by n.name`,
    [names],
  )
  const [wrong] = rows
  if (wrong?.made === 0) throw new Error(`functions/${wrong.name}.sql makes no function fx.${wrong.name}`)
  if (wrong)
    throw new Error(
      `functions/${wrong.name}.sql changes the arguments of fx.${wrong.name}: ` +
        'give it a new name, and let the old file go one release later',
    )
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
