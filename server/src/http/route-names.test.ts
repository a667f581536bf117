import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createMetrics } from '../platform/metrics.ts'
import { openDoor } from '../testing/open-door.ts'
import { OWN_ORIGIN, serveHttp } from '../testing/open-http.ts'

it('requests are named by route in log and metrics, whatever their paths are', async () => {
  const opened = await openDoor()
  const lines: { route: string; status: number }[] = []
  const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) })
  const metrics = createMetrics({ readiness: opened.app })
  const pages = {
    mountAssets: () => {},
    render: async (request: Request, _: unknown, routed: (pattern: string) => void) => {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/products')) routed('products/:id')
      return new Response(null, { status: request.headers.has('if-none-match') ? 304 : 200 })
    },
  }
  const { url } = await serveHttp(opened.door, opened, { log, metrics, pages })
  const names = new Set<string>()
  for (let n = 0; n < 50; n++) {
    const id = randomUUID()
    for (const path of [`/products/${id}`, `/${id}`, `/%E0%A4%A${id}`, `/api/v1/suppliers/${id}`, `/api/v1/${id}`])
      await fetch(`${url}${path}?email=${id}@example.com`)
    await fetch(`${url}/media/${id}.jpg`)
    await fetch(`${url}/files/${id}`)
    await fetch(`${url}/products/${id}`, { method: 'POST', headers: { origin: 'https://elsewhere.example' } })
    await fetch(`${url}/products/${id}`, { headers: { 'if-none-match': id, origin: OWN_ORIGIN } })
  }
  const text = await metrics.text()
  for (const [, route = ''] of text.matchAll(/^ticarum_request_seconds_count\{kind="\w+",route="([^"]*)"/gm))
    names.add(route)
  expect([...names]).toEqual(expect.arrayContaining(['/products/:id', 'none', 'companies.supplier', '/api/v1/*']))
  expect(names.size).toBeLessThan(10)
  expect([...names].join(' ')).not.toMatch(/[0-9a-f]{8}-|@/)
  expect(new Set(lines.map(({ route }) => route))).toEqual(names)
  expect(text).toContain('ticarum_request_seconds_count{kind="page",route="/products/:id",status="2xx"} 50')
  expect(text).toContain('ticarum_request_seconds_count{kind="call",route="companies.supplier",status="4xx"} 50')
  expect(text).toContain('ticarum_cache_lookups_total{cache="pages",found="true"} 50')
  expect(text).toContain('ticarum_database_answers 1')
  expect(text).toContain('ticarum_pool_connections{pool="readiness",state="in_use"}')
})
