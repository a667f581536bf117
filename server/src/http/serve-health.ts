import type { Hono } from 'hono'
import type { Env } from './rest.ts'

export interface HealthParts {
  ready(): Promise<boolean>
  metrics: { text(): Promise<string> }
  /** reads the metrics from other machines; undefined: only this machine may */
  token: string | undefined
}

const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** For whoever watches a process: whether it lives, whether it is ready, and its metrics. */
export function serveHealth(app: Hono<Env>, { ready, metrics, token }: HealthParts): void {
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) =>
    (await ready()) ? c.text('ready') : c.text('not ready', 503, { connection: 'close' }),
  )
  app.get('/metrics', async (c) => {
    const local = LOCAL.has(c.env?.incoming?.socket?.remoteAddress ?? '') && !c.req.header('x-forwarded-for')
    const allowed = local || (token !== undefined && c.req.header('authorization') === `Bearer ${token}`)
    return allowed ? c.text(await metrics.text()) : c.notFound()
  })
}
