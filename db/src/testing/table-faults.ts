import { isOurs } from './our-schemas.ts'

const tables = `
  with tables as (
    select c.oid, c.oid::regclass::text as name, c.relowner, c.relacl, c.relrowsecurity, c.relforcerowsecurity
    from pg_class c
    where c.relkind in ('r', 'p') and ${isOurs('pg_class', 'c', 'relnamespace')})`

const notEnabled = `${tables}
  select name || ': row security is not enabled' as fault from tables where not relrowsecurity`
const notForced = `${tables}
  select name || ': row security is not forced, its owner sees everything' as fault from tables
  where not relforcerowsecurity`
const noPolicy = `${tables}
  select name || ': has no policy' as fault from tables
  where not exists (select from pg_policy where polrelid = tables.oid)`

/** A right without a policy shows and changes no rows, and raises no error. This is true for the owner, too. */
const rightWithoutPolicy = `${tables},
  rights as (
    select t.oid, t.name, g.grantee, g.privilege_type
    from tables t, aclexplode(coalesce(t.relacl, acldefault('r', t.relowner))) g
    union
    select t.oid, t.name, g.grantee, g.privilege_type
    from tables t join pg_attribute a on a.attrelid = t.oid, aclexplode(a.attacl) g)
  select name || ': ' || grantee::regrole || ' may ' || lower(privilege_type) || ', but no policy lets it' as fault
  from rights
  join (values ('SELECT', 'r'), ('INSERT', 'a'), ('UPDATE', 'w'), ('DELETE', 'd')) verb (privilege, command)
    on verb.privilege = privilege_type
  where grantee <> 0 and exists (select from pg_policy where polrelid = rights.oid)
    and not exists (
      select from pg_policy p, unnest(p.polroles) r (role)
      where p.polrelid = rights.oid and p.polpermissive and p.polcmd in ('*', verb.command::"char")
        and (r.role = 0 or pg_has_role(grantee, r.role, 'usage')))`

/**
 * Outside of (select fx.name()) a policy may neither call a function, which would run for each row, nor read a table.
 */
const costlyPolicy = `${tables},
  policies as (
    select t.name, p.polname,
      regexp_replace(concat_ws(' ', pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)),
      '\\( SELECT fx\\.\\w+\\(\\) AS \\w+\\)', '', 'g') as rest
    from tables t join pg_policy p on p.polrelid = t.oid)
  select name || ': policy ' || polname || case when rest ~ '\\mSELECT\\M' then ' reads a table'
    else ' calls a function for each row, write (select …)' end as fault
  from policies where rest ~ '\\mSELECT\\M' or rest ~ '\\w\\('`

const keyWithoutIndex = `${tables}
  select t.name || ': foreign key ' || k.conname || ' has no index' as fault
  from tables t join pg_constraint k on k.conrelid = t.oid and k.contype = 'f'
  where not exists (
    select from pg_index i
    where i.indrelid = t.oid and i.indisvalid and i.indpred is null
      and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)`

const enumType = `select t.oid::regtype || ': is an enum, its index is not used behind row security' as fault
  from pg_type t
  where t.typtype = 'e' and ${isOurs('pg_type', 't', 'typnamespace')}`

/**
 * Money is bigint cents, times have a zone, documents are jsonb; behind row security an index on numeric is not used.
 */
const columnType = `${tables}
  select t.name || '.' || a.attname || ': type ' || format_type(a.atttypid, a.atttypmod) as fault
  from tables t
  join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  join pg_type given on given.oid = a.atttypid
  join pg_type element on element.oid = case when given.typcategory = 'A' then given.typelem else given.oid end
  join pg_type plain on plain.oid = case when element.typtype = 'd' then element.typbasetype else element.oid end
  where plain.oid in ('numeric'::regtype, 'real'::regtype, 'double precision'::regtype, 'money'::regtype,
    'timestamp'::regtype, 'json'::regtype)`

/** A view reads with its owner's rights by default, and the owner's policy shows every row. */
const unguardedRelation = `
  select c.oid::regclass || case c.relkind when 'v' then ': view without security_invoker'
    else ': can''t have row security' end as fault
  from pg_class c
  where ${isOurs('pg_class', 'c', 'relnamespace')}
    and (c.relkind in ('m', 'f') or c.relkind = 'v'
      and not coalesce(c.reloptions @> '{security_invoker=true}' or c.reloptions @> '{security_invoker=on}', false))`

export const tableFaults = [
  notEnabled,
  notForced,
  noPolicy,
  rightWithoutPolicy,
  costlyPolicy,
  keyWithoutIndex,
  enumType,
  columnType,
  unguardedRelation,
]
