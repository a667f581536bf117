import type pg from 'pg'

/** Rights in an order of their own: PostgreSQL keeps them in the order in which they were granted. */
const rights = (acl: string) =>
  `(select string_agg(concat_ws(' ', g.grantee::regrole, g.privilege_type, g.is_grantable), ', '
    order by g.grantee::regrole::text, g.privilege_type) from aclexplode(${acl}) g)`

const OURS = "nspname in ('public', 'fx', 'migrations')"

/** No extension's own. */
const notOfExtension = (catalogue: string, oid: string) =>
  `not exists (select from pg_depend e
    where e.classid = '${catalogue}'::regclass and e.objid = ${oid} and e.deptype = 'e')`

/**
 * Everything of our schemas that decides what a statement does, one line each, without ids, which differ from database
 * to database: two databases with the same lines behave alike.
 */
export async function catalogueLines(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    with relations as (
      select c.* from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${OURS} and ${notOfExtension('pg_class', 'c.oid')}
    )
    select concat_ws(' ', 'schema', nspname, nspowner::regrole, ${rights('nspacl')}) as line
      from pg_namespace where ${OURS}
    union all
    select concat_ws(' ', 'relation', oid::regclass, relkind, relowner::regrole, relrowsecurity, relforcerowsecurity,
        relpersistence, reloptions, ${rights('relacl')}, obj_description(oid, 'pg_class'))
      from relations
    union all
    select concat_ws(' ', 'column', r.oid::regclass, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
        a.attidentity, a.attgenerated, a.attcollation::regcollation, pg_get_expr(d.adbin, d.adrelid),
        ${rights('a.attacl')}, col_description(r.oid, a.attnum))
      from relations r
      join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = r.oid and d.adnum = a.attnum
    union all
    select concat_ws(' ', 'constraint', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid))
      from pg_constraint k join relations r on r.oid = k.conrelid
    union all
    select concat_ws(' ', 'index', pg_get_indexdef(r.oid)) from relations r where r.relkind in ('i', 'I')
    union all
    select concat_ws(' ', 'policy', p.polrelid::regclass, p.polname, p.polcmd, p.polpermissive,
        array(select r::regrole::text from unnest(p.polroles) r order by 1),
        pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))
      from pg_policy p
    union all
    select concat_ws(' ', 'trigger', t.tgrelid::regclass, t.tgenabled, pg_get_triggerdef(t.oid))
      from pg_trigger t join relations r on r.oid = t.tgrelid where not t.tgisinternal
    union all
    select concat_ws(' ', 'function', pg_get_functiondef(p.oid), p.proowner::regrole, ${rights('p.proacl')})
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where ${OURS} and p.prokind in ('f', 'p') and ${notOfExtension('pg_proc', 'p.oid')}
    union all
    select concat_ws(' ', 'type', t.oid::regtype, t.typtype, format_type(t.typbasetype, t.typtypmod),
        t.typowner::regrole,
        array(select e.enumlabel from pg_enum e where e.enumtypid = t.oid order by e.enumsortorder))
      from pg_type t join pg_namespace n on n.oid = t.typnamespace
      where ${OURS} and t.typtype in ('d', 'e') and ${notOfExtension('pg_type', 't.oid')}
    union all
    select concat_ws(' ', 'extension', extname) from pg_extension
    union all
    select concat_ws(' ', 'default rights', defaclrole::regrole, defaclobjtype, ${rights('defaclacl')})
      from pg_default_acl`)
  return rows.map(({ line }) => line).sort()
}
