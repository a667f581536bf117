import type pg from 'pg'
import type { DocumentedFunction } from './documented-functions.ts'
import { isOurs } from './our-schemas.ts'

interface OurFunction {
  name: string
  owner: string
  definer: boolean
  searchPath: string | null
  /** can log in, or is not bound by row security */
  strongOwner: boolean
  open: boolean
}

const functions = `
  select n.nspname || '.' || p.proname as name, r.rolname as owner, p.prosecdef as definer,
    (select substring(s from '^search_path=(.*)') from unnest(p.proconfig) s
      where s like 'search_path=%') as "searchPath",
    r.rolcanlogin or r.rolbypassrls or r.rolsuper as "strongOwner",
    exists (select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) g where g.grantee = 0) as open
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_roles r on r.oid = p.proowner
  where ${isOurs('pg_proc', 'p', 'pronamespace')}`

/** Faults of functions, mainly of those that run with their owner's rights. */
export async function functionFaults(
  client: pg.ClientBase | pg.Pool,
  documented: Map<string, DocumentedFunction>,
): Promise<string[]> {
  const { rows } = await client.query<OurFunction>(functions)
  const faults: string[] = []
  for (const { name, owner, definer, searchPath, strongOwner, open } of rows) {
    const said = documented.get(name)
    if (open) faults.push(`${name}: PUBLIC may execute it`)
    if (!said) faults.push(`${name}: has no file in db/functions that begins with what it does`)
    else if (said.owner !== owner) faults.push(`${name}: belongs to ${owner}, db/functions says ${said.owner}`)
    if (said && said.definer !== definer)
      faults.push(`${name}: runs with the rights of its ${definer ? 'owner' : 'caller'}, db/functions says otherwise`)
    if (!definer) continue
    if (!searchPath?.endsWith(', pg_temp')) faults.push(`${name}: has no fixed search_path that ends in pg_temp`)
    if (strongOwner) faults.push(`${name}: its owner ${owner} can log in or bypasses row security`)
  }
  const existing = Map.groupBy(rows, ({ name }) => name)
  for (const [name, same] of existing) if (same.length > 1) faults.push(`${name}: exists ${same.length} times`)
  for (const name of documented.keys())
    if (!existing.has(name)) faults.push(`${name}: is in db/functions and does not exist`)
  return faults
}
