import { summaryOf } from '@ticarum/db/transaction'
import { describe, expect, it } from 'vitest'
import { createClient } from '../client.ts'
import type { Caller } from '../door/caller.ts'
import { openDoor } from '../testing/open-door.ts'
import { serveHttp } from '../testing/open-http.ts'
import { startServerProcess } from '../testing/server-process.ts'
import { pathsOf, startCollector } from '../testing/trace-collector.ts'
import { silentLog } from './log.ts'
import { startTracing } from './tracing.ts'

const parts = { headers: {}, service: 'test', share: 1, log: silentLog, every: 20 }

describe('a trace', () => {
  it('leads from the page by its procedures to their statements, with no value in it', async () => {
    const collector = await startCollector()
    const trace = startTracing({ ...parts, endpoint: collector.url })
    const opened = await openDoor({ trace })
    const supplier = await opened.given.company('supplier')
    const customer = await opened.given.customer()
    const { token } = await opened.signedIn(customer)
    const pages = {
      mountAssets: () => {},
      render: async (_: Request, caller: Caller, routed: (pattern: string) => void) => {
        routed('supplier/:supplierId')
        const api = createClient(opened.door, caller)
        await Promise.all([api.companies.supplier({ id: supplier }), api.identity.session({})])
        await api.companies.rename({ name: 'Secret Trading' }, '019c1cef-0000-7000-8000-000000000000')
        return new Response('')
      },
    }
    const { url } = await serveHttp(opened.door, opened, { trace, pages })
    const response = await fetch(`${url}/supplier/${supplier}?q=secret`, { headers: { cookie: `session=${token}` } })
    expect(response.status).toBe(200)
    await trace.stop()

    const spans = collector.spans().filter(({ traceId }) => traceId === requestIdOf(response))
    const paths = pathsOf(spans)
    expect(paths).toContain('GET /supplier/:supplierId')
    const below = (path: string) => paths.filter((each) => each.startsWith(`${path} → `))
    expect(below('GET /supplier/:supplierId → companies.supplier').length).toBeGreaterThan(0)
    const renamed = below('GET /supplier/:supplierId → companies.rename').map((each) => each.split(' → ').at(-1))
    expect(renamed[0]).toBe('connection')
    expect(renamed.at(-1)).toBe('commit')
    expect(renamed.length).toBeGreaterThan(2)
    expect(spans.every((span) => BigInt(span.endTimeUnixNano) >= BigInt(span.startTimeUnixNano))).toBe(true)
    for (const value of [supplier, customer.id, customer.email, token ?? '', 'Secret', 'secret'])
      expect(collector.text()).not.toContain(value)
  })

  it('tells a refusal by its code, and what failed as failed', async () => {
    const collector = await startCollector()
    const trace = startTracing({ ...parts, endpoint: collector.url })
    const opened = await openDoor({ trace })
    const { call } = await serveHttp(opened.door, opened, { trace })
    await call('companies.supplier', { input: { id: '019c1cef-0000-7000-8000-000000000000' } })
    await opened.owner.query('alter table suppliers rename to moved')
    await call('companies.supplier', { input: { id: '019c1cef-0000-7000-8000-000000000000' } })
    await trace.stop()
    const told = collector.spans().filter(({ name }) => name === 'companies.supplier')
    expect(told.map(({ status, attributes }) => [status.code, attributes[0]?.value.stringValue])).toEqual([
      [undefined, 'NOT_FOUND'],
      [2, 'INTERNAL'],
    ])
  })

  it('is made of a share of the requests, and costs them nothing when nobody takes it', async () => {
    const collector = await startCollector()
    const none = startTracing({ ...parts, endpoint: collector.url, share: 0 })
    await none.begin(
      '1',
      'server',
      () => none.inside('work', async () => 1),
      () => ({ name: 'a', attributes: {}, failed: false }),
    )
    await none.stop()
    expect(collector.spans()).toEqual([])

    const away = startTracing({ ...parts, endpoint: 'http://127.0.0.1:9' })
    const told = () => ({ name: 'a', attributes: {}, failed: false })
    expect(await away.begin('1', 'server', async () => 'done', told)).toBe('done')
    await away.stop()
  })
})

describe('a process', () => {
  const environmentOf = ({ urls }: Awaited<ReturnType<typeof openDoor>>) => ({
    NODE_ENV: 'test',
    DATABASE_URL: urls.app,
    DATABASE_SIGN_IN_URL: urls.sign_in,
    LOG_LEVEL: 'info',
    // says which modules are loaded
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(
      "import{registerHooks as r}from'node:module';" +
        "r({load(u,c,n){process.stderr.write('loaded '+u+String.fromCharCode(10));return n(u,c)}})",
    )}`,
  })
  const loaded = (output: string) => output.split('\n').filter((line) => line.startsWith('loaded '))

  it('loads nothing of traces without a collector, and one file more with one', async () => {
    const opened = await openDoor()
    const collector = await startCollector()
    const plain = await startServerProcess(environmentOf(opened))
    await fetch(`${plain.url}/api/v1/suppliers`)
    await plain.end()
    const traced = await startServerProcess({
      ...environmentOf(opened),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20secret,x-tenant=ticarum',
    })
    const response = await fetch(`${traced.url}/api/v1/suppliers`)
    expect(await traced.end()).toBe(0)

    const [without, with_] = [loaded(plain.output()), loaded(traced.output())]
    expect(without.length).toBeGreaterThan(100)
    expect(
      without.filter((line) => /tracing|opentelemetry/.test(line) && !line.includes('@opentelemetry/api')),
    ).toEqual([])
    expect(with_.filter((line) => !without.includes(line)).map((line) => line.split('/').at(-1))).toContain(
      'tracing.ts',
    )
    expect(collector.headers[0]).toMatchObject({ authorization: 'Bearer secret', 'x-tenant': 'ticarum' })
    const spans = collector.spans().filter(({ traceId }) => traceId === requestIdOf(response))
    expect(pathsOf(spans)).toContain('GET companies.listSuppliers → companies.listSuppliers')
    expect(pathsOf(spans).some((each) => /listSuppliers → .*listSuppliers → .+/.test(each))).toBe(true)
  })
})

it.each([
  ['select "a"."id" from "orders" as "a" where "a"."name" = \'Hodan\'', 'select orders'],
  ["insert into outbox (task) values ('send-mail')", 'insert outbox'],
  ['update only sessions set x = $1', 'update sessions'],
  ['select fx.place_order($1, $2)', 'select fx.place_order'],
  ['with moved as (delete from outbox returning *) select 1 from moved', 'delete outbox'],
  ["select 'Hodan'", 'select'],
  ['begin', 'statement'],
])('a statement without a name is called by its verb and table: %s', (text, summary) => {
  expect(summaryOf(text)).toBe(summary)
})

const requestIdOf = ({ headers }: Response) => headers.get('x-request-id')?.replaceAll('-', '')
