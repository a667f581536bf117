import { readFile } from 'node:fs/promises'
import { get } from 'node:http'
import { withSetting } from '@ticarum/db/testing/start-pgbouncer'
import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { httpAnswerOf } from '../testing/call-http.ts'
import { cutLine } from '../testing/cut-line.ts'
import { openDoor } from '../testing/open-door.ts'
import { givenSession } from '../testing/personas.ts'
import { startServerProcess } from '../testing/server-process.ts'

const opened = await openDoor()
const { urls, given } = opened
const supplier = await given.company('supplier')

vi.setConfig({ testTimeout: 60_000 }) // each test starts a process

const environment = { NODE_ENV: 'test', DATABASE_URL: urls.app, DATABASE_SIGN_IN_URL: urls.sign_in, LOG_LEVEL: 'info' }
const statusOf = async (url: string) => (await fetch(url)).status
/** The number of visitors' calls that wait for a place, from the process's own metrics. */
const waiting = async (url: string) =>
  Number(/ticarum_calls_waiting\{lane="visitors"\} (\d+)/.exec(await (await fetch(`${url}/metrics`)).text())?.[1])
/** Waits for locks longer than an application may. */
const patiently = { ...environment, DATABASE_URL: withSetting(urls.app, urls.owner, 'lock_timeout=60s') }

describe('a stop', () => {
  it('answers all 50 calls that are in flight, and ends with 0', async () => {
    const server = await startServerProcess({ ...patiently, DATABASE_POOL: '5' })
    const blocker = new pg.Client(urls.owner)
    await blocker.connect()
    onTestFinished(() => blocker.end())
    await blocker.query('begin; lock table suppliers in access exclusive mode')
    const calls = Array.from({ length: 50 }, () => fetch(`${server.url}/api/v1/suppliers/${supplier}`))
    await expect.poll(() => waiting(server.url)).toBe(49)

    const ended = server.end('SIGTERM')
    await expect.poll(() => server.output()).toContain('"stopping"')
    await expect
      .poll(() =>
        fetch(`${server.url}/healthz`).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed')
    await blocker.query('rollback')

    const answers = await Promise.all(calls.map(async (call) => httpAnswerOf(await call)))
    expect(
      answers.filter(({ outcome, body }) => outcome === 'OK' && (body as { id: string }).id === supplier),
    ).toHaveLength(50)
    expect(new Set(answers.map(({ headers }) => headers.get('connection')))).toEqual(new Set(['close']))
    expect(await ended).toBe(0)
  })

  it("says 'not ready' first, and continues serving until the load balancer has noticed", async () => {
    const server = await startServerProcess({ ...environment, STOP_DELAY: '3' })
    expect(await statusOf(`${server.url}/readyz`)).toBe(200)
    const ended = server.end('SIGTERM')
    await expect.poll(() => statusOf(`${server.url}/readyz`), { interval: 10 }).toBe(503)
    expect(await statusOf(`${server.url}/healthz`)).toBe(200)
    expect(await statusOf(`${server.url}/api/v1/suppliers`)).toBe(200)
    expect(await ended).toBe(0)
  })
})

describe('a quiet connection', () => {
  it('is kept longer than the proxies that ship keep it', async () => {
    const server = await startServerProcess(environment)
    const told = (await fetch(`${server.url}/healthz`)).headers.get('keep-alive')
    const kept = Number(/timeout=(\d+)/.exec(told ?? '')?.[1])
    const said = await readFile(new URL('../../../deploy/varnish/README.md', import.meta.url), 'utf8')
    expect(kept).toBeGreaterThan(Number(/backend_idle_timeout=(\d+)/.exec(said)?.[1]))
    expect(kept, 'haproxy closes half of them every 5 seconds').toBeGreaterThan(60)
    expect(await server.end()).toBe(0)
  })
})

describe('a table that is locked', () => {
  it('stops only calls about it, on both sides: ready, other pages and members go on', async () => {
    const member = { cookie: `session=${await givenSession(opened, (await given.customer()).id)}` }
    const server = await startServerProcess({ ...patiently, DATABASE_POOL: '10' })
    const blocker = new pg.Client(urls.owner)
    await blocker.connect()
    onTestFinished(() => blocker.end())
    await blocker.query('begin; lock table suppliers in access exclusive mode')
    const stuck = [
      ...Array.from({ length: 20 }, () => fetch(`${server.url}/api/v1/suppliers/${supplier}`)),
      ...Array.from({ length: 20 }, () => fetch(`${server.url}/api/v1/suppliers/${supplier}`, { headers: member })),
    ]
    await expect.poll(() => waiting(server.url)).toBeGreaterThan(30)

    expect(await statusOf(`${server.url}/readyz`)).toBe(200)
    expect(await statusOf(`${server.url}/api/v1/figures`)).toBe(200)
    expect((await fetch(`${server.url}/api/v1/session`, { headers: member })).status).toBe(200)
    await blocker.query('rollback')
    expect(new Set((await Promise.all(stuck)).map(({ status }) => status))).toEqual(new Set([200]))
    await server.end()
  })
})

describe('a database that is away', () => {
  it('makes calls UNAVAILABLE and the process not ready; it serves again when the database is back', async () => {
    const line = await cutLine(urls.app)
    const server = await startServerProcess({ ...environment, DATABASE_URL: line.url })
    const read = async () => httpAnswerOf(await fetch(`${server.url}/api/v1/suppliers`))
    const signIn = async () =>
      httpAnswerOf(
        await fetch(`${server.url}/api/v1/session`, {
          method: 'POST',
          body: '{"email":"nobody@example.com","password":"a guess"}',
        }),
      )
    expect([(await read()).outcome, (await signIn()).outcome]).toEqual(['OK', 'WRONG_CREDENTIALS'])

    await line.cut()
    for (let n = 0; n < 20; n++) {
      const away = n % 2 ? await read() : await signIn()
      expect(away).toMatchObject({
        status: 503,
        body: { code: 'UNAVAILABLE', args: { retryAfter: expect.any(Number) } },
      })
      expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect([await statusOf(`${server.url}/readyz`), await statusOf(`${server.url}/healthz`)]).toEqual([503, 200])

    await line.mend()
    await expect.poll(() => statusOf(`${server.url}/readyz`)).toBe(200)
    expect([(await read()).outcome, (await signIn()).outcome]).toEqual(['OK', 'WRONG_CREDENTIALS'])
    expect(await server.end()).toBe(0)
  })
})

describe('a database that stands still', () => {
  it('leaves nobody waiting for ever, and what asked it is answered again when it goes on', async () => {
    const [line, door] = [await cutLine(urls.app), await cutLine(urls.sign_in)]
    const server = await startServerProcess({
      ...environment,
      DATABASE_URL: line.url,
      DATABASE_SIGN_IN_URL: door.url,
    })
    const cookie = `session=${await givenSession(opened, (await given.customer()).id)}`
    const ask: Record<string, () => Promise<Response>> = {
      visitor: () => fetch(`${server.url}/api/v1/suppliers`),
      member: () => fetch(`${server.url}/api/v1/session`, { headers: { cookie } }),
      signingIn: () =>
        fetch(`${server.url}/api/v1/session`, {
          method: 'POST',
          body: '{"email":"nobody@example.com","password":"a guess"}',
        }),
    }
    const outcomes = async () =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(ask).map(async ([who, one]) => [who, (await httpAnswerOf(await one())).outcome] as const),
        ),
      )
    const usual = await outcomes()
    expect(usual).toEqual({ visitor: 'OK', member: 'OK', signingIn: 'WRONG_CREDENTIALS' })

    for (const each of [line, door]) each.hold()
    expect(await outcomes()).toEqual({ visitor: 'UNAVAILABLE', member: 'UNAVAILABLE', signingIn: 'UNAVAILABLE' })
    expect(await statusOf(`${server.url}/readyz`)).toBe(503)

    for (const each of [line, door]) each.goOn()
    await expect.poll(() => statusOf(`${server.url}/readyz`)).toBe(200)
    expect(await outcomes()).toEqual(usual)
    expect(await server.end()).toBe(0)
  })
})

describe('metrics', () => {
  it('are served to this machine, and elsewhere with the token', async () => {
    const token = 'a token of the monitoring'
    const { url, end } = await startServerProcess({ ...environment, METRICS_TOKEN: token, HOST: '0.0.0.0' })
    await fetch(`${url}/api/v1/suppliers`)
    await fetch(`${url}/api/v1/session`)
    const text = await (await fetch(`${url}/metrics`)).text()
    expect(text).toContain('ticarum_call_seconds_count{procedure="companies.listSuppliers",outcome="OK"} 1')
    expect(text).toContain('ticarum_call_seconds_count{procedure="identity.session",outcome="UNAUTHENTICATED"} 1')

    // 127.0.0.2 stands for another machine, because its address differs from this one's.
    const from = (localAddress: string, headers = {}) =>
      new Promise<number | undefined>((done) =>
        get(`${url}/metrics`, { localAddress, headers }, (answer) => done(answer.resume().statusCode)),
      )
    expect(await from('127.0.0.2')).toBe(404)
    expect(await from('127.0.0.2', { authorization: 'Bearer a token of somebody else' })).toBe(404)
    expect(await from('127.0.0.2', { authorization: `Bearer ${token}` })).toBe(200)
    expect(await from('127.0.0.1', { 'x-forwarded-for': '198.51.100.1' }), 'through a proxy on this machine').toBe(404)
    expect(await end()).toBe(0)
  })
})

describe('in production it refuses to start', () => {
  const production = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://app:a-secret-of-its-own@127.0.0.1:1/ticarum',
    ORIGIN: 'https://ticarum.test',
  }

  it.each([
    ['with the development password', { DATABASE_URL: urls.app }, 'development password'],
    ['with the development password for its jobs', { DATABASE_DIRECT_URL: urls.worker }, 'development password'],
    ['without https', { ORIGIN: 'http://ticarum.test' }, 'https'],
    ['under an address of examples', { ORIGIN: 'https://ticarum.example' }, 'an example'],
    ['without a database', { DATABASE_URL: '' }, 'DATABASE_URL'],
    ['without a place for files', {}, 'STORAGE_DIR'],
    ['with an address that is none', { DATABASE_URL: '//app:a-secret-of-its-own@db' }, 'DATABASE_URL'],
  ])('%s', async (_, fault, words) => {
    const said = await startServerProcess({ ...production, ...fault }).then(
      () => 'listening',
      (error: Error) => error.message,
    )
    expect(said).toMatch(/^the server ended with 1/)
    expect(said).toContain(words)
    expect(said).not.toContain('a-secret-of-its-own')
    expect(said.trimEnd().split('\n').length, 'no stack').toBeLessThan(4)
  })
})
