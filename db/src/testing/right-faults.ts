import { isOurs } from './our-schemas.ts'

/** The roles of requests and jobs: they use tables and own nothing. */
const users = "('app', 'app_admin', 'worker')"

const otherThanRows = `
  with rights as (
    select c.oid, c.relowner, g.grantee, g.privilege_type from pg_class c, aclexplode(c.relacl) g
      where c.relkind in ('r', 'p', 'v', 'm', 'f') and ${isOurs('pg_class', 'c', 'relnamespace')}
    union
    select c.oid, c.relowner, g.grantee, g.privilege_type
    from pg_class c join pg_attribute a on a.attrelid = c.oid, aclexplode(a.attacl) g
      where ${isOurs('pg_class', 'c', 'relnamespace')})
  select oid::regclass || ': ' || case grantee when 0 then 'PUBLIC' else grantee::regrole::text end || ' may '
    || lower(privilege_type) as fault
  from rights
  where grantee = 0 or grantee <> relowner and privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')`

const owned = `
  select pg_describe_object(s.classid, s.objid, s.objsubid) || ': is owned by ' || s.refobjid::regrole as fault
  from pg_shdepend s join pg_database d on d.datname = current_database()
  where s.deptype = 'o' and s.refclassid = 'pg_authid'::regclass and s.dbid in (0, d.oid)
    and s.refobjid in (select oid from pg_roles where rolname in ${users})`

const mayCreate = `
  select 'schema ' || n.nspname || ': ' || case g.grantee when 0 then 'PUBLIC' else g.grantee::regrole::text end
    || ' may create in it' as fault
  from pg_namespace n, aclexplode(n.nspacl) g
  where n.nspname !~ '^(pg_|information_schema$)' and g.privilege_type = 'CREATE'
    and (g.grantee = 0 or g.grantee in (select oid from pg_roles where rolname in ${users}))`

const openDatabase = `
  select 'database: PUBLIC may ' || lower(g.privilege_type) as fault
  from pg_database d, aclexplode(coalesce(d.datacl, acldefault('d', d.datdba))) g
  where d.datname = current_database() and g.grantee = 0`

const powerfulRole = `
  select 'role ' || rolname || ': ' || fault as fault
  from pg_roles, lateral (values
    (rolsuper, 'is a superuser'), (rolbypassrls, 'bypasses row security'), (rolcreaterole, 'may create roles'),
      (rolcreatedb, 'may create databases'),
      (rolcanlogin and rolname in ('app_admin', 'effects', 'jobs'), 'can log in'),
      (rolinherit and rolname = 'app', 'inherits the rights of admins')) check_ (broken, fault)
  where broken and rolname in ('owner', 'app', 'app_admin', 'worker', 'effects', 'jobs')`

export const rightFaults = [otherThanRows, owned, mayCreate, openDatabase, powerfulRole]
