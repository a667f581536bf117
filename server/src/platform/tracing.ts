import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { watchStatements } from '@ticarum/db/transaction'
import type { Logger } from 'pino'
import type { Told, Trace } from './trace.ts'

interface TracingParts {
  /** of a collector that takes OTLP over HTTP, without `/v1/traces` */
  endpoint: string
  headers: Record<string, string>
  service: string
  /** of the requests and jobs that are traced, 0 to 1 */
  share: number
  log: Logger
  /** milliseconds between two deliveries */
  every?: number
}

/** The numbers of OTLP. */
const KINDS = { internal: 1, server: 2, client: 3, consumer: 5 }
const FAILED = { code: 2 }

/** Spans of one delivery, and spans that wait while the collector is slow: what comes above that is lost. */
const DELIVERY = 500
const MOST = 5000
const PATIENCE = 10_000 // ms, for the collector

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  kind: number
  startTimeUnixNano: string
}

const nanoseconds = () => `${Math.round((performance.timeOrigin + performance.now()) * 1000)}000`
const attributesOf = (attributes: Told['attributes']) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))

/** A refusal is an answer; what nobody declared is a failure. */
function told(name: string, error?: unknown): Told {
  if (!(error instanceof Error)) return { name, attributes: {}, failed: error !== undefined }
  const { code, status } = error as { code?: string; status?: number }
  return {
    name,
    attributes: { 'error.type': code ?? error.name },
    failed: status === undefined || status >= 500,
  }
}

/** Makes spans and delivers them as OTLP/JSON. */
export function startTracing({ endpoint, headers, service, share, log, every = 1000 }: TracingParts): Trace {
  const current = new AsyncLocalStorage<Span>()
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const resource = { attributes: attributesOf({ 'service.name': service }) }
  let over: object[] = []
  let lost = 0

  const opened = (kind: number, traceId: string, parent?: Span): Span => ({
    traceId,
    spanId: randomBytes(8).toString('hex'),
    ...(parent ? { parentSpanId: parent.spanId } : {}),
    kind,
    startTimeUnixNano: nanoseconds(),
  })

  function close(span: Span, { name, attributes, failed }: Told): void {
    if (over.length >= MOST) {
      lost += 1
      return
    }
    const status = failed ? FAILED : {}
    over.push({ ...span, endTimeUnixNano: nanoseconds(), name, attributes: attributesOf(attributes), status })
    if (over.length === DELIVERY) void deliver()
  }

  async function send(spans: object[]): Promise<void> {
    const body = JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'ticarum' }, spans }] }] })
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(PATIENCE),
    })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`the collector answered ${response.status}`)
  }

  let delivering: Promise<void> | undefined
  function deliver(): Promise<void> {
    delivering ??= (async () => {
      while (over.length > 0) {
        const spans = over.slice(0, DELIVERY)
        over = over.slice(DELIVERY)
        await send(spans).catch((error: Error) => {
          lost += spans.length
          log.warn({ err: error, lost }, 'spans were lost')
        })
      }
    })().finally(() => {
      delivering = undefined
    })
    return delivering
  }
  const timer = setInterval(() => void deliver(), every).unref()

  /** The work begins before this returns: statements go out in the order in which they were asked for. */
  async function inside<T>(name: string, work: () => Promise<T>, kind: 'internal' | 'client' = 'internal'): Promise<T> {
    const parent = current.getStore()
    if (!parent) return work()
    const span = opened(KINDS[kind], parent.traceId, parent)
    try {
      const result = await current.run(span, work)
      close(span, told(name))
      return result
    } catch (error) {
      close(span, told(name, error))
      throw error
    }
  }
  watchStatements((name, run) => inside(name, run, 'client'))

  return {
    async begin(id, kind, work, end) {
      if (Math.random() >= share) return work()
      const span = opened(KINDS[kind], id.replaceAll('-', ''))
      try {
        return await current.run(span, work)
      } finally {
        close(span, end())
      }
    },
    inside,
    async stop() {
      clearInterval(timer)
      watchStatements(undefined)
      await deliver()
    },
  }
}
