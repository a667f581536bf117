import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { FUNCTIONS, functionFiles } from './function-files.ts'
import { migrate } from './migrate.ts'
import { testDatabase } from './testing/database.ts'

const { owner, urls } = await testDatabase()
const dir = await mkdtemp(path.join(tmpdir(), 'ticarum-functions-'))
afterAll(() => rm(dir, { recursive: true }))

const folders = { migrations: path.join(dir, 'migrations'), functions: path.join(dir, 'functions') }
const write = (file: string, sql: string) => writeFile(path.join(dir, file), sql)
const nothing = { migrations: [], waiting: [], functions: [], dropped: [] }

/** The file of a function with a right and a trigger; `body` and `rest` may differ. */
const stamp = (body: string, rest = '') => `-- Trigger: planted by a test.
create or replace function fx.stamp() returns trigger language plpgsql as $$ begin ${body} end $$;
${rest}`
const trigger = 'create or replace trigger stamp before update on ports for each row execute function fx.stamp();\n'
const right = 'grant execute on function fx.stamp to worker;\n'

beforeEach(async () => {
  await rm(dir, { recursive: true, force: true })
  await cp(FUNCTIONS, folders.functions, { recursive: true })
  await cp(path.resolve(FUNCTIONS, '../migrations'), folders.migrations, { recursive: true })
  await migrate(urls.owner, folders) // drops what an earlier test planted
})

test('an unchanged file is not applied again', async () => {
  const applied = () => owner.query('select name, xmin::text from migrations.functions order by name')
  const before = (await applied()).rows
  expect(await migrate(urls.owner, folders)).toEqual(nothing)
  expect((await applied()).rows).toEqual(before)
})

test('a changed file is applied again, and no other', async () => {
  await write('functions/stamp.sql', stamp('new.position := 7; return new;', trigger))
  expect(await migrate(urls.owner, folders)).toEqual({ ...nothing, functions: ['stamp'] })
  await write('functions/stamp.sql', stamp('new.position := 8; return new;', trigger))
  expect(await migrate(urls.owner, folders)).toEqual({ ...nothing, functions: ['stamp'] })
  const { rows } = await owner.query("update ports set name = name where code = 'SOMGQ' returning position")
  expect(rows).toEqual([{ position: 8 }])
})

test('a file defines its function completely: rights and triggers that it no longer names are dropped', async () => {
  const state = `select has_function_privilege('worker', 'fx.stamp()', 'execute') as may,
    exists (select from pg_trigger where tgname = 'stamp') as fires`
  await write('functions/stamp.sql', stamp('return new;', right + trigger))
  await migrate(urls.owner, folders)
  expect((await owner.query(state)).rows).toEqual([{ may: true, fires: true }])
  await write('functions/stamp.sql', stamp('return new;'))
  await migrate(urls.owner, folders)
  expect((await owner.query(state)).rows).toEqual([{ may: false, fires: false }])
})

test('triggers of a function in first/ belong to their tables, and stay when it changes', async () => {
  const file = path.join(folders.functions, 'first/audit.sql')
  const triggers = "select count(*)::integer as triggers from pg_trigger where tgfoid = 'fx.audit'::regproc"
  const before = (await owner.query(triggers)).rows
  expect(before).not.toEqual([{ triggers: 0 }])
  await writeFile(file, `${await readFile(file, 'utf8')}-- changed\n`)
  expect(await migrate(urls.owner, folders)).toEqual({ ...nothing, functions: ['audit'] })
  expect((await owner.query(triggers)).rows).toEqual(before)
})

test('a function whose file is gone is dropped, with its triggers', async () => {
  await write('functions/stamp.sql', stamp('return new;', trigger))
  await migrate(urls.owner, folders)
  await rm(path.join(folders.functions, 'stamp.sql'))
  expect(await migrate(urls.owner, folders)).toEqual({ ...nothing, dropped: ['stamp'] })
  expect((await owner.query("select to_regproc('fx.stamp') as found")).rows).toEqual([{ found: null }])
})

test('a function that a policy needs is not dropped', async () => {
  await rm(path.join(folders.functions, 'first/scope.sql'))
  await expect(migrate(urls.owner, folders)).rejects.toThrow('other objects depend on it')
  await cp(path.join(FUNCTIONS, 'first/scope.sql'), path.join(folders.functions, 'first/scope.sql'))
  expect(await migrate(urls.owner, folders)).toEqual(nothing)
})

test('other arguments need another name, so that old and new processes both work', async () => {
  const sql = '-- Planted.\ncreate or replace function fx.stamp(one text) returns text language sql return one;\n'
  await write('functions/stamp.sql', sql)
  await migrate(urls.owner, folders)
  await write('functions/stamp.sql', sql.replace('one text', 'one text, two text'))
  await expect(migrate(urls.owner, folders)).rejects.toThrow('changes the arguments of fx.stamp')
})

test('a file that makes a function of another name is refused, and an error in its SQL names the file', async () => {
  await write('functions/stamped.sql', stamp('return new;'))
  await expect(migrate(urls.owner, folders)).rejects.toThrow('functions/stamped.sql makes no function fx.stamped')
  await write('functions/stamped.sql', 'create function fx.stamped(')
  await expect(migrate(urls.owner, folders)).rejects.toThrow('functions/stamped.sql: syntax error')
})

test('first/ comes before migrations, the rest after; a migration may apply one by its name', async () => {
  const called = (name: string) =>
    `-- Planted.\ncreate or replace function fx.${name}() returns integer language sql return 5;\n`
  await write('functions/first/early.sql', called('early'))
  await write('functions/late.sql', called('late'))
  await write('functions/named.sql', called('named'))
  await write(
    'migrations/9999_planted.sql',
    `-- apply: named
    create table planted (early integer default fx.early(), named integer, late boolean);
    insert into planted (named, late) select fx.named(), to_regproc('fx.late') is not null;`,
  )
  expect(await migrate(urls.owner, folders)).toEqual({
    ...nothing,
    migrations: ['9999_planted'],
    functions: ['early', 'late', 'named'],
  })
  expect((await owner.query('select * from planted')).rows).toEqual([{ early: 5, named: 5, late: false }])
  await owner.query("drop table planted; delete from migrations.migrations where name = '9999_planted'")
})

test('a function comes after those that it calls', async () => {
  await write('functions/a_caller.sql', '-- Planted.\nselect fx.z_called();\n')
  await write('functions/z_called.sql', '-- Planted.\nselect 1;\n')
  const names = (await functionFiles(folders.functions)).map(({ name }) => name)
  expect(names.indexOf('z_called')).toBeLessThan(names.indexOf('a_caller'))
  await rm(path.join(folders.functions, 'a_caller.sql'))
})
