import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { MIGRATION_LOCK, migrate } from './migrate.ts'
import { closeDatabase, prepareDatabase, urlsFor } from './prepare.ts'
import { tableTypes } from './table-types.ts'
import { catalogueFaults } from './testing/catalogue.ts'
import { TEST_PASSWORD } from './testing/cluster-setup.ts'

const name = `test_${randomBytes(6).toString('hex')}`
const urls = urlsFor(inject('adminUrl'), name, TEST_PASSWORD)
const admin = new pg.Client(inject('adminUrl'))
const owner = new pg.Client(urls.owner)

beforeAll(async () => {
  await admin.connect()
  await admin.query(`create database ${name} owner owner`)
  await closeDatabase(admin, name)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
})

test('four processes that migrate an empty database at once take turns', async () => {
  await owner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]) // so that all four start at the same time
  const migrations = Promise.all([1, 2, 3, 4].map(() => migrate(urls.owner)))
  const waiting = `select from pg_stat_activity where datname = current_database()
    and application_name = 'ticarum-migrate' and query like '%pg_try_advisory_lock%'`
  await vi.waitFor(async () => expect((await owner.query(waiting)).rowCount).toBe(4), 10_000)
  await owner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  await migrations

  const files = (await readdir(new URL('../migrations', import.meta.url))).sort()
  const { rows } = await owner.query<{ file: string }>(
    "select name || '.sql' as file from migrations.migrations order by id",
  )
  expect(rows.map(({ file }) => file)).toEqual(files)
  expect(await catalogueFaults(owner)).toEqual([])
})

test('migrating again, and preparing again with roles.sql, changes nothing', async () => {
  const everything = async () =>
    (
      await owner.query(`select md5(string_agg(line, e'\\n' order by line)) as hash from (
        select concat_ws(' ', oid, relname, relowner, relacl, relrowsecurity) as line from pg_class
        union all select concat_ws(' ', oid, proname, proowner, proacl, prosrc) from pg_proc
        union all select concat_ws(' ', oid, polname, polroles) from pg_policy
        union all select concat_ws(' ', oid, datname, datdba, datacl) from pg_database
        where datname = current_database()
        union all select concat_ws(' ', oid, rolname, rolsuper, rolinherit, rolcreaterole, rolcreatedb, rolcanlogin,
          rolbypassrls)
        from pg_roles
        union all select concat_ws(' ', roleid, member, admin_option) from pg_auth_members) catalogue`)
    ).rows
  const before = await everything()
  await migrate(urls.owner)
  await prepareDatabase(inject('adminUrl'), name, TEST_PASSWORD)
  expect(await everything()).toEqual(before)
})

test('rights that migrating needs are revoked afterwards: nobody may create schemas', async () => {
  const { rows } = await owner.query<{ role: string }>(
    `select r.role from unnest('{app, app_admin, worker, effects, jobs}'::text[]) r (role)
      where has_database_privilege(r.role, current_database(), 'create, temporary')`,
  )
  expect(rows).toEqual([])
})

test('tables.generated.ts is what `npm run db:types` would write', async () => {
  expect(await readFile(new URL('tables.generated.ts', import.meta.url), 'utf8')).toBe(await tableTypes(urls.owner))
})

test('text is UTF-8, and its locale knows Arabic letters: trigrams are found', async () => {
  const { rows: encoding } = await owner.query(
    'select pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()',
  )
  expect(encoding).toEqual([{ encoding: 'UTF8' }])
  const { rows } = await owner.query(
    "select cardinality(show_trgm('مكة')) as arabic, cardinality(show_trgm('şişe')) as turkish",
  )
  expect(rows).toEqual([{ arabic: 4, turkish: 5 }])
})

test('an extension’s own functions are no fault', async () => {
  expect(await catalogueFaults(owner)).toEqual([])
})
