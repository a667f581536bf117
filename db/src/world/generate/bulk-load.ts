import type pg from 'pg'

/** Constraints with an index stay; the others and the foreign keys are cheaper to build once at the end. */
const DROPPED = `
  select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop,
    format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as make,
    1 as turn
    from pg_constraint c where c.contype = 'f' and c.conparentid = 0 and (c.conrelid = any ($1::regclass[]))
  union all
  select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid), 0
    from pg_index i where i.indrelid = any ($1::regclass[]) and not i.indisunique
  order by turn`

/**
 * Runs the work while these tables lack secondary indexes, foreign keys and our triggers, then restores them. For one
 * transaction of the owner.
 */
export async function bulkLoad(
  owner: pg.Client,
  tables: { filled: string[]; silent: string[] },
  work: () => Promise<void>,
): Promise<void> {
  await owner.query("set local maintenance_work_mem = '512MB'; set local work_mem = '128MB'")
  const { rows } = await owner.query<{ drop: string; make: string }>(DROPPED, [tables.filled])
  for (const { drop } of rows.toReversed()) await owner.query(drop)
  for (const table of tables.silent) await owner.query(`alter table ${table} disable trigger user`)
  await work()
  for (const table of tables.silent) await owner.query(`alter table ${table} enable trigger user`)
  for (const { make } of rows) await owner.query(make)
}
