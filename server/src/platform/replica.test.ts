import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { contract } from '@ticarum/contract/contract'
import { proceduresOf } from '@ticarum/contract/procedure'
import { startCluster } from '@ticarum/db/cluster'
import { prepareDatabase } from '@ticarum/db/prepare'
import { createGiven } from '@ticarum/db/testing/given'
import { startReplica } from '@ticarum/db/testing/start-replica'
import { createPool, publicReads } from '@ticarum/db/transaction'
import pg from 'pg'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createClient } from '../client.ts'
import { newCaller } from '../door/caller.ts'
import { createDoor } from '../door/door.ts'
import { MAY_LAG, replicaReads } from '../door/replica-reads.ts'
import { routers } from '../routers.ts'
import { cutLine } from '../testing/cut-line.ts'
import { systemClock } from './clock.ts'
import { silentLog } from './log.ts'
import { createReplica } from './replica.ts'
import { diskStorage } from './storage/disk-storage.ts'

vi.setConfig({ testTimeout: 120_000 })
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000, interval: 20 })

const folder = () => mkdtemp(path.join(tmpdir(), 'ticarum-replica-'))
const [first, second] = [await folder(), await folder()]
const flags = ['-c', 'fsync=off', '-c', 'wal_keep_size=512MB']
const cluster = await startCluster({ dir: first, flags })
const urls = await prepareDatabase(cluster.url(), 'ticarum', 'development')
let copy = await startReplica(cluster, first, second)
const [primary, owner] = [createPool(urls.app, 8), createPool(urls.owner, 2)]
const given = createGiven(owner)
afterAll(async () => {
  await Promise.all([primary.end(), owner.end()])
  await copy.stop()
  await cluster.stop()
  for (const each of [first, second]) await rm(each, { recursive: true, force: true })
})

const PORT = "select current_setting('port') as port"
const portOf = (url: string) => new URL(url).port
const copyUrl = () => {
  const url = new URL(urls.app)
  url.port = portOf(copy.url())
  return url.href
}
async function onCopy(text: string): Promise<void> {
  const admin = new pg.Client(copy.url('ticarum'))
  await admin.connect()
  await admin.query(text).finally(() => admin.end())
}

/** The replica on a line that can be cut, looked at often, and reads of it. */
async function follow({ mostLag = 5000 } = {}) {
  const line = await cutLine(copyUrl())
  const replica = createReplica({ url: line.url, connections: 4, primary, log: silentLog, look: 20, mostLag })
  onTestFinished(() => replica.stop())
  const reads = replicaReads(replica, publicReads(primary))
  const who = async () =>
    (await reads.sql<{ port: string }>(PORT))[0]?.port === portOf(urls.app) ? 'primary' : 'replica'
  await soon(async () => expect(await who()).toBe('replica'))
  return { ...line, replica, reads, who }
}

describe('a replica', () => {
  it('answers visitors what may lag; members and what decides ask the primary', async () => {
    const { replica } = await follow({ mostLag: 100_000 })
    const parts = {
      pool: primary,
      signInPool: createPool(urls.sign_in, 2),
      replica,
      clock: systemClock,
      log: silentLog,
      origin: 'https://ticarum.example',
      wakeWorker: () => {},
      storage: diskStorage(first),
      dealSecret: 'makes the tokens of links to deals',
      rateLimiter: async () => {},
    }
    onTestFinished(() => parts.signInPool.end())
    const door = createDoor(contract, routers, parts)
    const visitor = createClient(door, newCaller())
    const supplier = await given.supplier()
    const wanted = { id: supplier.companyId ?? '' }
    await soon(async () => expect(await visitor.companies.supplier(wanted)).toMatchObject({ id: wanted.id }))

    await onCopy('select pg_wal_replay_pause()')
    onTestFinished(() => onCopy('select pg_wal_replay_resume()'))
    const later = await given.supplier()
    const unseen = { id: later.companyId ?? '' }
    expect(await visitor.companies.supplier.try(unseen), 'the replica has not heard of it').toMatchObject({
      code: 'NOT_FOUND',
    })
    const caller = newCaller()
    await createClient(door, caller).identity.signIn({ email: supplier.email, password: supplier.password })
    if (!caller.sessionCookie || caller.sessionCookie === 'clear') throw new Error('no session was opened')
    const member = createClient(door, newCaller({ token: caller.sessionCookie.token }))
    expect(await member.companies.supplier(unseen), 'the primary has').toMatchObject(unseen)
  })

  it('is left in the middle of a request when its line is cut, and the visitor gets an answer', async () => {
    const { cut, mend, reads, who } = await follow()
    const asked = reads.sql<{ port: string }>(`select pg_sleep(0.5), current_setting('port') as port`)
    await cut()
    expect((await asked)[0]?.port).toBe(portOf(urls.app))
    expect(await who()).toBe('primary')
    await mend()
    await soon(async () => expect(await who()).toBe('replica'))
  })

  it('that is stopped leaves every request answered', async () => {
    const { reads, who } = await follow()
    const asked = Array.from({ length: 40 }, () => reads.sql<{ port: string }>(`select pg_sleep(0.2), '' as port`))
    await copy.stop()
    expect(await Promise.all(asked)).toHaveLength(40)
    expect(await who()).toBe('primary')
    copy = await startCluster({ dir: second })
  })

  it('that is further behind than may be is not asked, and is again once it has caught up', async () => {
    const { replica, who } = await follow({ mostLag: 500 })
    await onCopy('select pg_wal_replay_pause()')
    await given.customer()
    await soon(async () => expect(await who()).toBe('primary'))
    expect(replica.lag()).toBeGreaterThan(500)
    await onCopy('select pg_wal_replay_resume()')
    await soon(async () => expect(await who()).toBe('replica'))
  })

  it('is sent no write: only what is read in public goes there, and what writes is done by the primary', async () => {
    const { replica } = await follow()
    const copied = replica.pool()
    if (!copied) throw new Error('it is not used')
    await expect(copied.query('create temporary table written ()')).rejects.toMatchObject({ code: '25006' })
    const all = proceduresOf(contract)
    const open = all.filter(({ procedure }) => procedure.policy === 'public' && procedure.idempotency === 'read')
    const mayNot = open.map(({ name }) => name).filter((name) => !MAY_LAG.has(name))
    // A revoked link must be over at once, and what a cart costs is what an order is placed by.
    expect(mayNot.sort()).toEqual(['cart.price', 'deals.get', 'invitations.check', 'tracking.get'])
    expect(
      [...MAY_LAG].filter((name) => !open.some((each) => each.name === name && each.procedure.method === 'GET')),
    ).toEqual([])
  })

  it('that is a primary of its own is not used', async () => {
    const replica = createReplica({ url: urls.app, connections: 2, primary, log: silentLog, look: 20 })
    onTestFinished(() => replica.stop())
    await soon(() => expect(replica.lag()).toBeGreaterThan(5100))
    expect(replica.pool()).toBeUndefined()
  })
})
