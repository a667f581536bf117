/**
 * Condition on a catalogue row: it lies in one of our schemas, neither the queue's nor that of tests, and comes from no
 * extension.
 */
export const isOurs = (catalogue: 'pg_class' | 'pg_proc' | 'pg_type', row: string, schema: string) => `
  ${row}.${schema}::regnamespace::text !~ '^(pg_|information_schema$|graphile_worker$|testing$)'
  and not exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = ${row}.oid
    and d.deptype = 'e')`
