import type pg from 'pg'
import { isOurs } from './our-schemas.ts'

interface OurFunction {
  name: string
  owner: string
  definer: boolean
  searchPath: string | null
  /** can log in, or row security does not bind it */
  strongOwner: boolean
  open: boolean
}

const functions = `
  select n.nspname || '.' || p.proname as name, r.rolname as owner, p.prosecdef as definer,
    (select substring(s from '^search_path=(.*)') from unnest(p.proconfig) s where s like 'search_path=%') as "searchPath",
    r.rolcanlogin or r.rolbypassrls or r.rolsuper as "strongOwner",
    exists (select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) g where g.grantee = 0) as open
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_roles r on r.oid = p.proowner
  where ${isOurs('pg_proc', 'p', 'pronamespace')}`

/** Faults of functions, above all of those that run with their owner's rights. `documented`: name → owner. */
export async function functionFaults(
  client: pg.ClientBase | pg.Pool,
  documented: Map<string, string>,
): Promise<string[]> {
  const { rows } = await client.query<OurFunction>(functions)
  const faults = rows.filter(({ open }) => open).map(({ name }) => `${name}: PUBLIC may execute it`)

  const definers = rows.filter(({ definer }) => definer)
  for (const { name, owner, searchPath, strongOwner } of definers) {
    if (!documented.has(name)) faults.push(`${name}: runs with its owner's rights and is not in docs/ARCHITECTURE.md`)
    else if (documented.get(name) !== owner)
      faults.push(`${name}: belongs to ${owner}, docs/ARCHITECTURE.md says ${documented.get(name)}`)
    if (!searchPath?.endsWith(', pg_temp')) faults.push(`${name}: has no fixed search_path that ends in pg_temp`)
    if (strongOwner) faults.push(`${name}: its owner ${owner} can log in or bypasses row security`)
  }
  for (const [name, same] of Map.groupBy(definers, ({ name }) => name)) {
    if (same.length > 1) faults.push(`${name}: exists ${same.length} times, one of them undocumented`)
  }
  const existing = new Set(definers.map(({ name }) => name))
  for (const name of documented.keys())
    if (!existing.has(name)) faults.push(`${name}: is in docs/ARCHITECTURE.md and does not exist`)
  return faults
}
