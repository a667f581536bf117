import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startCluster } from './cluster.ts'
import { prepareDatabase, urlsFor } from './prepare.ts'

/** A cluster of its own: roles belong to a whole cluster, and other tests log in meanwhile. */
async function ownCluster() {
  const dir = await mkdtemp(path.join(tmpdir(), 'ticarum-prepare-'))
  const cluster = await startCluster({ dir, flags: ['-c', 'fsync=off', '-c', 'full_page_writes=off'] })
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
