import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export interface CollectedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  status: { code?: number }
  attributes: { key: string; value: Record<string, unknown> }[]
}

interface Delivery {
  resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[]
}

/** Takes traces by OTLP over HTTP for one test. */
export async function startCollector() {
  const deliveries: Delivery[] = []
  const headers: Record<string, unknown>[] = []
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST' || request.url !== '/v1/traces') return response.writeHead(404).end()
    headers.push(request.headers)
    deliveries.push((await json(request)) as Delivery)
    return response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    headers,
    text: () => JSON.stringify(deliveries),
    spans: () =>
      deliveries.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
  }
}

/** Each span as the names on its way from the first one. */
export function pathsOf(spans: CollectedSpan[]): string[] {
  const byId = new Map(spans.map((span) => [span.spanId, span]))
  const pathOf = (span: CollectedSpan): string => {
    const parent = byId.get(span.parentSpanId ?? '')
    return parent ? `${pathOf(parent)} → ${span.name}` : span.name
  }
  return spans.map(pathOf)
}
