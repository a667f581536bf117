import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startCluster } from './cluster.ts'
import { prepareDatabase, prepareForProduction, urlsFor } from './prepare.ts'

/** A cluster of its own: roles belong to a whole cluster, and other tests log in meanwhile. */
async function ownCluster(programs?: string) {
  const dir = await mkdtemp(path.join(tmpdir(), 'ticarum-prepare-'))
  const cluster = await startCluster({ dir, programs, flags: ['-c', 'fsync=off', '-c', 'full_page_writes=off'] })
  const admin = new pg.Client(cluster.url())
  await admin.connect()
  onTestFinished(async () => {
    await admin.end()
    await cluster.stop()
    await rm(dir, { recursive: true, force: true })
  })
  return { url: cluster.url(), admin }
}

test('a role that somebody else made keeps its password, and the start says why it stops', async () => {
  const { url, admin } = await ownCluster()
  const prepare = () => prepareDatabase(url, 'ticarum', 'development')
  await admin.query("create role app login password 'of production'")
  await expect(prepare()).rejects.toThrow("a role 'app' that was not made here")
  const app = new pg.Client(urlsFor(url, 'postgres', 'of production').app)
  await app.connect()
  await app.end()
  expect((await admin.query("select from pg_roles where rolname in ('owner', 'worker')")).rowCount).toBe(0)

  await admin.query('drop role app')
  await prepare()
  await prepare() // its own
  await admin.query('comment on role app is null')
  await prepare() // the password is the same, so nothing is overwritten
  await admin.query("comment on role app is null; alter role app password 'another'")
  await expect(prepare()).rejects.toThrow('its password would be overwritten')
})

const DEBIANS = '/usr/lib/postgresql/15/bin'

describe.each([
  ['18', undefined],
  ['15', DEBIANS],
])('on PostgreSQL %s, with an account that may create roles and databases', (version, programs) => {
  test.skipIf(programs && !existsSync(programs))(
    'all that production needs is made, and closed to others',
    async () => {
      const { url, admin } = await ownCluster(programs)
      expect((await admin.query('show server_version')).rows[0].server_version).toMatch(new RegExp(`^${version}\\.`))
      await admin.query("create role operator login createrole createdb password 'of the operator'")
      await admin.query("create role stranger login password 'of a stranger'")
      const as = (name: string, password: string, database: string) =>
        Object.assign(new URL(url), { username: name, password, pathname: `/${database}` }).href
      const asked = async (at: string, text: string) => {
        const client = new pg.Client(at)
        await client.connect()
        return client.query(text).finally(() => client.end())
      }
      const operator = as('operator', 'of the operator', 'postgres')
      const urls = urlsFor(url, 'ticarum', 'long enough for production')

      const { migrations } = await prepareForProduction(operator, urls)
      expect(migrations.length).toBeGreaterThan(10)
      expect((await asked(urls.app, 'select count(*)::integer as count from companies')).rows).toEqual([{ count: 0 }])
      await expect(asked(urls.app, 'create table mine ()')).rejects.toThrow('permission denied')
      await expect(asked(urls.app, 'create temporary table mine ()')).rejects.toThrow('permission denied')
      await expect(asked(as('stranger', 'of a stranger', 'ticarum'), 'select 1')).rejects.toThrow('permission denied')
      await expect(asked(operator, 'set role owner'), 'the operator stays outside').rejects.toThrow('permission denied')

      const later = urlsFor(url, 'ticarum', 'another one for production')
      expect((await prepareForProduction(operator, later)).migrations).toEqual([])
      await asked(later.app, 'select 1')
      await expect(asked(urls.app, 'select 1')).rejects.toThrow('password authentication failed')

      await expect(prepareDatabase(url, 'ticarum', 'development')).rejects.toThrow('that was not made here')
    },
  )
})

test.each([
  ['a short password', { app: 'postgres://app:short@db/ticarum' }, 'DATABASE_URL needs a password of 16 characters'],
  ['another role', { worker: 'postgres://app:long-enough-for-production@db/ticarum' }, "which must be 'worker'"],
  ['two databases', { app: 'postgres://app:long-enough-for-production@db/other' }, 'several databases'],
])('%s is refused before anything is made', async (_, fault, words) => {
  const urls = urlsFor('postgres://admin@db/postgres', 'ticarum', 'long-enough-for-production')
  await expect(prepareForProduction('postgres://nobody@127.0.0.1:1/', { ...urls, ...fault })).rejects.toThrow(words)
})
