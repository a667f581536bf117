import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startCluster } from '@ticarum/db/cluster'
import { newId } from '@ticarum/db/ids'
import { prepareForProduction, urlsFor } from '@ticarum/db/prepare'
import { loadDemoWorld } from '@ticarum/db/world/demo'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { cutLine } from '../testing/cut-line.ts'
import { startServerProcess } from '../testing/server-process.ts'
import { crowded, replicaConnections } from './connections.ts'
import { readSettings } from './env.ts'
import { refusalOf } from './may-start.ts'

vi.setConfig({ testTimeout: 60_000 }) // most tests start a process

const DIRECT = 'postgres://app:secret@db/ticarum'
const plan = {
  DATABASE_URL: DIRECT,
  DATABASE_POOL: 20,
  INSTANCES: 1,
  WORKERS: 1,
  PGBOUNCER_POOL: undefined,
  WAKE_UP_URL: undefined,
  DATABASE_REPLICA_URL: undefined,
}
const room = { most: 100, reserved: 3, database: -1, roles: { app: -1, sign_in: -1, worker: -1, owner: -1 } }

describe('connections', () => {
  it('are counted for all servers, all workers and a migration', () => {
    expect(crowded(plan, { ...room, most: 51 }), '26 + 20 + 2').toBeUndefined()
    expect(crowded(plan, { ...room, most: 50 })).toBe(
      '1 servers and 1 workers (INSTANCES, WORKERS) need 48 connections (25 as app, 4 as sign_in, 17 as worker, ' +
        '2 as owner), and PostgreSQL has 47 (max_connections 50, 3 reserved): lower DATABASE_POOL, raise the limit, ' +
        'or lead DATABASE_URL through pgbouncer.',
    )
    expect(crowded({ ...plan, INSTANCES: 3 }, { ...room, most: 103 })).toBeUndefined()
    expect(crowded({ ...plan, INSTANCES: 4 }, room)).toContain('need 126 connections')
    expect(crowded({ ...plan, INSTANCES: 3, WORKERS: 2 }, room)).toContain('need 120 connections')
    expect(crowded({ ...plan, INSTANCES: 4, DATABASE_POOL: 10 }, room)).toBeUndefined()
  })

  it('through pgbouncer are its own, however many servers there are', () => {
    const many = { ...plan, INSTANCES: 50 }
    const through = { ...many, DATABASE_URL: `${DIRECT}?pgbouncer=true` }
    expect(crowded(many, room)).toContain('need')
    expect(crowded(through, { ...room, most: 62 }), '2 × 20 + 17 + 2').toBeUndefined()
    expect(crowded(through, { ...room, most: 61 })).toContain('need 59 connections')
    expect(crowded({ ...through, PGBOUNCER_POOL: 50 }, room)).toContain('need 119 connections')
    expect(crowded({ ...many, PGBOUNCER_POOL: 10 }, room), 'one that knows statements by name').toBeUndefined()
  })

  it('need none for listening where a broker wakes', () => {
    expect(crowded({ ...plan, WAKE_UP_URL: 'nats://broker' }, { ...room, most: 49 }), '25 + 19 + 2').toBeUndefined()
    expect(crowded({ ...plan, WAKE_UP_URL: 'nats://broker' }, { ...room, most: 48 })).toContain('need 46 connections')
  })

  it('to a replica are those of visitors and one more of each server', () => {
    const many = { ...plan, INSTANCES: 10 }
    const of = (most: number) => crowded(many, { ...room, most }, replicaConnections(many))
    expect(of(83), '10 × (7 + 1)').toBeUndefined()
    expect(of(82)).toContain('need 80 connections (80 as app), and PostgreSQL has 79')
    const through = { ...many, DATABASE_REPLICA_URL: `${DIRECT}?pgbouncer=true` }
    expect(crowded(through, { ...room, most: 23 }, replicaConnections(through))).toBeUndefined()
  })

  it('keep to the limits of roles and of the database', () => {
    expect(crowded(plan, { ...room, roles: { ...room.roles, app: 24 } })).toContain(
      'need 25 connections as app, and that role may have 24',
    )
    expect(crowded(plan, { ...room, roles: { ...room.roles, app: 25, sign_in: 4 } })).toBeUndefined()
    expect(crowded(plan, { ...room, database: 44 })).toContain('the database allows 44')
  })
})

describe('a process', () => {
  const PASSWORD = 'long enough for production'
  let stop = async () => {}
  let url = ''
  const urls = () => urlsFor(url, 'ticarum', PASSWORD)
  const environment = (more: Record<string, string> = {}) => ({
    NODE_ENV: 'test',
    DATABASE_URL: urls().app,
    DATABASE_SIGN_IN_URL: urls().sign_in,
    DATABASE_DIRECT_URL: urls().worker,
    DATABASE_POOL: '4',
    LOG_LEVEL: 'info',
    ...more,
  })
  const asAdmin = async (statement: string) => {
    const admin = new pg.Client(url)
    await admin.connect()
    await admin.query(statement).finally(() => admin.end())
  }
  const said = (environment: Record<string, string>) =>
    startServerProcess(environment).then(
      () => 'listening',
      (error: Error) => error.message,
    )
  async function workerSays(environment: Record<string, string>): Promise<string> {
    const entry = fileURLToPath(new URL('../worker.ts', import.meta.url))
    const child = spawn(process.execPath, [entry], {
      env: { PATH: process.env.PATH ?? '', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const running = new Promise((heard) => {
      const hear = (chunk: Buffer) => {
        output += chunk
        if (output.includes('the worker is running')) heard('running')
      }
      child.stdout.on('data', hear)
      child.stderr.on('data', hear)
    })
    const exited = once(child, 'exit')
    await Promise.race([running, exited])
    child.kill('SIGTERM')
    const [code] = await exited
    return `${code}: ${output}`
  }

  beforeAll(async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'ticarum-small-'))
    const cluster = await startCluster({ dir, flags: ['-c', 'fsync=off', '-c', 'max_connections=35'] })
    stop = async () => {
      await cluster.stop()
      await rm(dir, { recursive: true, force: true })
    }
    url = cluster.url()
    await prepareForProduction(url, urls())
  })
  afterAll(() => stop())

  it('starts where it fits', async () => {
    expect(await said(environment({ WORKERS: '1' })), '10 + 20 + 2 of 32').toBe('listening')
    expect(await workerSays(environment({ WORKERS: '1' }))).toMatch(/^0: .*the worker is running/s)
  })

  it('ends with one line where it does not, as a server and as a worker', async () => {
    const needed = 'need 42 connections (15 as app, 8 as sign_in, 17 as worker, 2 as owner), and PostgreSQL has 32'
    const server = await said(environment({ INSTANCES: '2' }))
    expect(server).toMatch(/^the server ended with 1: 2 servers and 1 workers/)
    expect(server).toContain(needed)
    expect(server.trim().split('\n')).toHaveLength(1)
    const worker = await workerSays(environment({ INSTANCES: '2' }))
    expect(worker).toMatch(/^1: 2 servers and 1 workers/)
    expect(worker).toContain(needed)
  })

  it('ends where its role may have fewer', async () => {
    await asAdmin('alter role app connection limit 8')
    expect(await said(environment())).toContain('need 9 connections as app, and that role may have 8')
    await asAdmin('alter role app connection limit -1')
  })

  it('goes on while the database is away, and ends once that says that it does not fit', async () => {
    const line = await cutLine(urls().app)
    await line.cut()
    const server = await startServerProcess(environment({ DATABASE_URL: line.url, INSTANCES: '2' }))
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    await line.mend()
    await expect.poll(() => server.output()).toContain('need 42 connections')
    expect(await server.end()).toBe(1)
  })

  describe('in production', () => {
    const production = (more: Record<string, string> = {}) =>
      environment({
        NODE_ENV: 'production',
        ORIGIN: 'https://ticarum.test',
        STORAGE_DIR: '/nowhere',
        DEVICE_SECRET: 'signs what limits tell devices apart by',
        DEAL_SECRET: 'makes the tokens of links to deals',
        SMTP_URL: 'smtp://127.0.0.1:25',
        MAIL_FROM: 'Ticarum <trade@ticarum.test>',
        ...more,
      })
    const refusal = () => refusalOf(urls().app, readSettings(production()))

    it('takes whoever signs up under the address of a demo account', async () => {
      const owner = new pg.Client(urls().owner)
      await owner.connect()
      const id = newId()
      await owner.query('begin')
      await owner.query("insert into people (id, full_name) values ($1, 'Somebody')", [id])
      await owner.query("insert into accounts (id, email) values ($1, 'admin@ticarum.example')", [id])
      const { rows } = await owner.query('select fx.has_demo_data() as found')
      await owner.end()
      expect(rows).toEqual([{ found: false }])
    })

    it('ends with one line where the demo world is, as a server and as a worker', async () => {
      expect(await refusal()).toBeUndefined()
      expect(await loadDemoWorld(urls().owner)).toBe('loaded')
      const words = 'The database holds the demo world, whose passwords everybody knows'
      expect(await refusal()).toContain(words)
      expect(await said(production())).toContain(`the server ended with 1: ${words}`)
      expect(await workerSays(production())).toContain(`1: ${words}`)
      expect(await said(environment()), 'elsewhere it is welcome').toBe('listening')
    })
  })
})
