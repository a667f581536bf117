import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import { FUNCTIONS } from './function-files.ts'
import { migrate } from './migrate.ts'
import { closeDatabase, urlsFor } from './prepare.ts'
import { TEST_PASSWORD } from './testing/cluster-setup.ts'
import { testDatabase } from './testing/database.ts'

const { owner, urls } = await testDatabase()
const dir = await mkdtemp(path.join(tmpdir(), 'ticarum-migrations-'))
afterAll(() => rm(dir, { recursive: true, force: true }))

const folders = { migrations: path.join(dir, 'migrations'), functions: FUNCTIONS }
const write = (name: string, sql: string) => writeFile(path.join(folders.migrations, `${name}.sql`), sql)
const rows = async (sql: string) => (await owner.query(sql)).rows
const added = async () => (await rows('select n from planted where n > 2000 order by n')).map(({ n }) => n)
const quick = { lockTimeout: 300, pause: 100, tries: 99 }
const migrated = (phase: 'expand' | 'contract' | 'all' = 'all', patience = quick) =>
  migrate(urls.owner, folders, { phase, patience })

beforeEach(async () => {
  await rm(folders.migrations, { recursive: true, force: true })
  await cp(path.resolve(FUNCTIONS, '../migrations'), folders.migrations, { recursive: true })
  await owner.query("delete from migrations.migrations where name like '99%'")
  await owner.query('drop table if exists planted')
  await owner.query('create table planted (n integer); insert into planted select generate_series(1, 1000)')
})

/** A session that keeps a lock until it is told. */
async function holding(statement: string) {
  const client = new pg.Client(urls.owner)
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`begin; ${statement}`)
  return { letGo: () => client.query('rollback') }
}

describe('each file is a transaction', () => {
  test('those before a broken one are applied, it is not, and the error names it', async () => {
    await write('9901_good', 'insert into planted values (2001);')
    await write('9902_broken', 'insert into planted values (2002); select 1 / 0;')
    await write('9903_next', 'insert into planted values (2003);')
    await expect(migrated()).rejects.toThrow('9902_broken.sql: division by zero')
    expect(await added()).toEqual([2001])

    await write('9902_broken', 'insert into planted values (2002);')
    expect((await migrated()).migrations).toEqual(['9902_broken', '9903_next'])
    expect(await added()).toEqual([2001, 2002, 2003])
  })

  test('killed in the middle, nothing of it is left, and the next run does not wait for its statement', async () => {
    await write('9901_long', 'insert into planted values (2001); select pg_sleep(120);')
    const run = `import { migrate } from ${JSON.stringify(new URL('migrate.ts', import.meta.url).href)}
      await migrate(process.env.URL, JSON.parse(process.env.FOLDERS))`
    const child = spawn(process.execPath, ['--input-type=module', '-e', run], {
      env: { PATH: process.env.PATH ?? '', URL: urls.owner, FOLDERS: JSON.stringify(folders) },
      stdio: 'inherit',
    })
    const exited = once(child, 'exit')
    const sleeping = "select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'"
    await expect.poll(async () => (await owner.query(sleeping)).rowCount).toBe(1)
    child.kill('SIGKILL')
    await exited

    await write('9901_long', 'insert into planted values (2002);')
    const began = performance.now()
    expect((await migrated()).migrations).toEqual(['9901_long'])
    expect(performance.now() - began).toBeLessThan(30_000)
    expect(await added()).toEqual([2002])
  })
})

describe('a lock that somebody else has', () => {
  test('is tried for again and again, and nobody queues behind it for longer than one try', async () => {
    await write('9901_locks', 'insert into planted values (2001); alter table planted add column more text;')
    const reader = await holding('select from planted limit 1')
    let done = false
    const running = migrated().finally(() => {
      done = true
    })
    let [longest, reads] = [0, 0]
    const others = (async () => {
      while (!done) {
        const began = performance.now()
        await owner.query('select from planted limit 1')
        longest = Math.max(longest, performance.now() - began)
        reads++
        await sleep(5)
      }
    })()
    await sleep(4000)
    expect(done).toBe(false)
    await reader.letGo()
    expect((await running).migrations).toEqual(['9901_locks'])
    await others
    expect(reads).toBeGreaterThan(20)
    expect(longest, 'of 4 s in which the lock was kept').toBeLessThan(2000)
    expect(await rows('select n, more from planted where n > 2000')).toEqual([{ n: 2001, more: null }])
  })

  test('and is never given back: the run ends with what to do, and nothing is applied', async () => {
    await write('9901_locks', 'insert into planted values (2001); alter table planted add column more text;')
    const reader = await holding('select from planted limit 1')
    const impatient = migrated('all', { lockTimeout: 100, pause: 10, tries: 3 })
    await expect(impatient).rejects.toThrow(/^9901_locks\.sql: others kept a lock .* through 3 tries/)
    await reader.letGo()
    expect(await added()).toEqual([])
  })
})

describe('a file without a transaction', () => {
  const concurrent = (rest = '') => `-- phase: expand
-- no transaction
create index concurrently if not exists planted_n on planted (n);
create unique index concurrently if not exists planted_twice
  on planted (n, (n + 1)); -- in two lines
${rest}`
  const indexes = () =>
    rows(`select c.relname as name, i.indisvalid as valid, i.indisunique as unique from pg_index i
      join pg_class c on c.oid = i.indexrelid where i.indrelid = 'planted'::regclass order by 1`)
  const both = [
    { name: 'planted_n', valid: true, unique: false },
    { name: 'planted_twice', valid: true, unique: true },
  ]

  test('makes indexes concurrently; what a broken run left is dropped and made again', async () => {
    const broken = 'create unique index concurrently planted_twice on planted ((1))'
    await expect(owner.query(broken)).rejects.toMatchObject({ code: '23505' })
    expect(await indexes()).toEqual([{ name: 'planted_twice', valid: false, unique: true }])
    await write('9901_indexes', concurrent())
    expect((await migrated()).migrations).toEqual(['9901_indexes'])
    expect(await indexes()).toEqual(both)
    expect((await migrated()).migrations).toEqual([])
  })

  test('that failed goes on where it stood', async () => {
    await owner.query('insert into planted values (1)') // not unique
    await write('9901_indexes', concurrent())
    await expect(migrated()).rejects.toThrow('9901_indexes.sql: could not create unique index')
    expect(await rows("select from migrations.migrations where name = '9901_indexes'")).toEqual([])
    await owner.query('delete from planted where n = 1')
    await migrated()
    expect(await indexes()).toEqual(both)
  })

  test('is applied once by three processes at the same time: none waits for the others’ statements', async () => {
    await write('9901_indexes', concurrent())
    const runs = await Promise.all([1, 2, 3].map(() => migrated('all', { ...quick, tries: 5 })))
    expect(runs.flatMap(({ migrations }) => migrations)).toEqual(['9901_indexes'])
    expect(await indexes()).toEqual(both)
  })

  test('waits for a reader and holds up nobody', async () => {
    await write('9901_indexes', concurrent())
    const reader = await holding('insert into planted values (3001)')
    const running = migrated()
    await sleep(1500) // longer than a try of another file
    await owner.query("set statement_timeout = '1s'; insert into planted values (3002); reset statement_timeout")
    await reader.letGo()
    expect((await running).migrations).toEqual(['9901_indexes'])
  })

  test('has nothing else in it', async () => {
    await write('9901_indexes', concurrent('update planted set n = 1;'))
    await expect(migrated()).rejects.toThrow("9901_indexes.sql has 'update planted set n = 1' outside a transaction")
  })
})

describe('an applied file', () => {
  test('that was changed is refused, with its name and what to do', async () => {
    await write('9901_once', 'insert into planted values (2001);')
    await migrated()
    await write('9901_once', 'insert into planted values (2002);')
    await write('9902_next', 'insert into planted values (2003);')
    await expect(migrated()).rejects.toThrow(
      '9901_once.sql was changed after it was applied: bring its text back, and put the change into a new migration.',
    )
    expect(await added()).toEqual([2001])
  })

  test('of before there were checksums gets the one that it has now', async () => {
    await owner.query("update migrations.migrations set checksum = null where name = '0001_ground'")
    await migrated()
    expect(await rows('select from migrations.migrations where checksum is null')).toEqual([])
  })

  test('that is gone means that the database is newer: functions of the newer release are not dropped', async () => {
    await write('9901_newer', 'insert into planted values (2001);')
    await migrated()
    await rm(path.join(folders.migrations, '9901_newer.sql'))
    await expect(migrated()).rejects.toThrow('The database has 9901_newer, which is not among these migrations')
  })
})

describe('phases', () => {
  const expand = (n: number) => `-- phase: expand\ninsert into planted values (${n});\n`
  const contract = (n: number) => `-- phase: contract\ninsert into planted values (${n});\n`

  test('what contracts is left for a run of its own', async () => {
    await write('9901_adds', expand(2001))
    await write('9902_removes', contract(2002))
    await expect(migrated('contract')).rejects.toThrow('9901_adds.sql has to come first')
    expect(await added()).toEqual([])
    expect(await migrated('expand')).toMatchObject({ migrations: ['9901_adds'], waiting: ['9902_removes'] })
    expect(await migrated('expand')).toMatchObject({ migrations: [], waiting: ['9902_removes'] })
    expect(await added()).toEqual([2001])
    expect(await migrated('contract')).toMatchObject({ migrations: ['9902_removes'], waiting: [] })
    expect(await added()).toEqual([2001, 2002])
  })

  test('no release is skipped: what expands after a contraction that waits is refused, and nothing done', async () => {
    await write('9901_adds', expand(2001))
    await write('9902_removes', contract(2002))
    await write('9903_adds', expand(2003))
    await expect(migrated('expand')).rejects.toThrow('9902_removes.sql waits for its release')
    await expect(migrated('contract')).rejects.toThrow('9903_adds.sql has to come first')
    expect(await added()).toEqual([])
    expect((await migrated('all')).migrations).toEqual(['9901_adds', '9902_removes', '9903_adds'])
  })

  test('a database whose first run failed gets everything at once, like an empty one', async () => {
    const name = `test_${randomBytes(6).toString('hex')}`
    const admin = new pg.Client(inject('adminUrl'))
    await admin.connect()
    await admin.query(`create database ${name} owner owner`)
    onTestFinished(async () => {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    })
    await closeDatabase(admin, name)
    const first = () => migrate(urlsFor(inject('adminUrl'), name, TEST_PASSWORD).owner, folders, { phase: 'expand' })
    await write('9901_broken', '-- phase: expand\nselect 1 / 0;')
    await write('9902_removes', '-- phase: contract\nselect 1;')
    await write('9903_adds', '-- phase: expand\nselect 1;')
    await expect(first()).rejects.toThrow('9901_broken.sql: division by zero')
    await write('9901_broken', '-- phase: expand\nselect 1;')
    expect((await first()).migrations).toEqual(['9901_broken', '9902_removes', '9903_adds'])
  })
})
