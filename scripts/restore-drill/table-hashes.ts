import { createPool } from '@ticarum/db/transaction'

/** What stands in each table, and beside the tables what a restore has to bring back too: logins and functions. */
export interface TableHash {
  table: string
  rows: number
  hash: string
}

const TABLES = `select format('%I.%I', n.nspname, c.relname) as table
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and c.relpersistence = 'p'
    and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'
  order by 1`
const BESIDE: [string, string][] = Object.entries({
  logins: 'select rolname, rolpassword, rolcanlogin, rolconnlimit from pg_authid',
  functions: `select p.oid::regprocedure, pg_get_functiondef(p.oid), p.proacl from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
    where p.prokind in ('f', 'p') and n.nspname not in ('pg_catalog', 'information_schema')`,
  policies: 'select * from pg_policies',
})

const hashed = (what: string) =>
  `select count(*)::int as rows, md5(coalesce(string_agg(hash, '' order by hash), '')) as hash
  from (select md5(t::text) as hash from (${what}) t) hashes`

/** As a superuser: row security hides nothing. `change` is done first, and taken back afterwards. */
export async function tableHashes(superuserUrl: string, change?: string): Promise<TableHash[]> {
  const pool = createPool(superuserUrl, 1)
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read')
    if (change) await client.query(change)
    const { rows: tables } = await client.query<{ table: string }>(TABLES)
    const asked = [...tables.map(({ table }): [string, string] => [table, `select * from ${table}`]), ...BESIDE]
    const hashes: TableHash[] = []
    for (const [table, what] of asked) {
      const [found] = (await client.query<{ rows: number; hash: string }>(hashed(what))).rows
      if (found) hashes.push({ table, ...found })
    }
    await client.query('rollback')
    return hashes
  } finally {
    client.release()
    await pool.end()
  }
}

/** Tables that differ, or that only one side has. */
export function differences(before: TableHash[], after: TableHash[]): string[] {
  const known = new Map(before.map((each) => [each.table, each]))
  const found = new Map(after.map((each) => [each.table, each]))
  return [...new Set([...known.keys(), ...found.keys()])].filter(
    (table) => known.get(table)?.hash !== found.get(table)?.hash,
  )
}
