import type { Logger } from 'pino'
import type { Settings } from './env.ts'

/** What a request or job turns out to be, once it is over. */
export interface Told {
  name: string
  attributes: Record<string, string | number>
  failed: boolean
}

/** Spans around work, where a collector is configured (decision 78): names, codes and times, never a value. */
export interface Trace {
  /** a request or a job; the trace has its id, so that a line of the log leads to it */
  begin<T>(id: string, kind: 'server' | 'consumer', work: () => Promise<T>, told: () => Told): Promise<T>
  /** what is done for it; without a trace that has begun, nothing is kept */
  inside<T>(name: string, work: () => Promise<T>, kind?: 'internal' | 'client'): Promise<T>
  /** sends what is left */
  stop(): Promise<void>
}

/** Where no collector is configured, nothing of traces is loaded. */
export async function traceOf(settings: Settings, service: string, log: Logger): Promise<Trace | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings
  if (endpoint === undefined) return undefined
  const { startTracing } = await import('./tracing.ts')
  return startTracing({
    endpoint,
    headers: settings.OTEL_EXPORTER_OTLP_HEADERS,
    service: settings.OTEL_SERVICE_NAME ?? service,
    share: settings.OTEL_TRACES_SAMPLER_ARG,
    log,
  })
}
