import { contract } from '@ticarum/contract/contract'
import { newId } from '@ticarum/db/ids'
import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import { type Caller, newDevice } from '../door/caller.ts'
import { Refusal } from '../door/domain-error.ts'
import type { Door } from '../door/door.ts'
import type { Settings } from '../platform/env.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { FileStorage } from '../platform/storage/storage.ts'
import { mountApiReference } from './api-reference.ts'
import { callerOf } from './caller-of.ts'
import { cookiesOf, setCookies } from './cookies.ts'
import { deviceCookies } from './device-cookie.ts'
import type { EventStreams } from './event-streams.ts'
import type { Pages } from './pages.ts'
import { createFormBodies } from './request-bodies.ts'
import { type Env, mountRest, refusalResponse } from './rest.ts'
import { securityHeaders } from './security-headers.ts'
import { serveEvents } from './serve-events.ts'
import { serveFiles } from './serve-files.ts'
import { serveMedia } from './serve-media.ts'
import { servePushWorker } from './serve-push-worker.ts'
import { serveSitemap } from './serve-sitemap.ts'

export interface HttpParts {
  door: Door
  settings: Settings
  storage: FileStorage
  /** of live events; undefined: there are none */
  streams?: EventStreams
  log: Logger
  metrics: Metrics
  /** false while the process is stopping or the database is unreachable */
  ready(): Promise<boolean>
  /** true from the signal on: each response then asks its client to open a new connection */
  stopping?(): boolean
  pages?: Pages
}

const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** A page that no cache may keep for others, as that of sign-in: what it sets reaches one reader. */
const isReadersOwn = (method: string, { status, headers }: Response): boolean =>
  method === 'GET' && status === 200 && !headers.get('cache-control')?.includes('public')

function decodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

export function createHttpApp({
  door,
  settings,
  storage,
  streams,
  log,
  metrics,
  ready,
  stopping = () => false,
  pages,
}: HttpParts): Hono<Env> {
  const app = new Hono<Env>()
  const cookies = cookiesOf(settings.NODE_ENV === 'production', deviceCookies(settings.DEVICE_SECRET))
  const ownOrigin = new URL(settings.ORIGIN).origin

  app.use('*', securityHeaders(settings.NODE_ENV === 'production'))
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) =>
    (await ready()) ? c.text('ready') : c.text('not ready', 503, { connection: 'close' }),
  )
  app.get('/metrics', async (c) => {
    const local = LOCAL.has(c.env?.incoming?.socket?.remoteAddress ?? '') && !c.req.header('x-forwarded-for')
    const allowed =
      local ||
      (settings.METRICS_TOKEN !== undefined && c.req.header('authorization') === `Bearer ${settings.METRICS_TOKEN}`)
    return allowed ? c.text(await metrics.text()) : c.notFound()
  })

  app.use('*', async (c, next) => {
    const started = performance.now()
    const caller = callerOf(c, cookies, settings.TRUSTED_PROXIES)
    c.set('caller', caller)
    c.env?.outgoing?.setHeader('x-request-id', caller.requestId)
    await next()
    if (stopping()) c.env?.outgoing?.setHeader('connection', 'close')
    // The path's ids and the query are not logged: they may identify people.
    log.info(
      {
        requestId: caller.requestId,
        method: c.req.method,
        route: c.req.routePath,
        status: c.res.status,
        milliseconds: Math.round(performance.now() - started),
      },
      'request',
    )
  })

  // The browser says which origin sent a request; only our own pages may send changes.
  app.use('*', async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const origin = c.req.header('origin')
    const site = c.req.header('sec-fetch-site')
    // A page whose URL is a secret sends no referrer, and by that no origin: `null`.
    const hidden = origin === 'null' && site === 'same-origin'
    const foreign =
      (origin !== undefined && origin !== ownOrigin && !hidden) ||
      (origin === undefined && site !== undefined && site !== 'same-origin' && site !== 'none')
    return foreign ? refusalResponse(new Refusal('FOREIGN_ORIGIN', {})) : next()
  })

  mountApiReference(app)
  mountRest(app, '/api/v1', contract, door, cookies)
  serveMedia(app, door, storage)
  serveFiles(app, door, storage)
  if (streams) serveEvents(app, streams, cookies)
  serveSitemap(app, door, ownOrigin)
  if (settings.WEB_PUSH_PUBLIC_KEY) servePushWorker(app)

  if (pages) {
    pages.mountAssets(app)
    const forms = createFormBodies()
    const pageOf = async (c: Context<Env>, caller: Caller): Promise<Response> => {
      if (c.req.method === 'GET' || c.req.method === 'HEAD') return pages.render(c.req.raw, caller)
      if (!forms.hasRoomFor(Number(c.req.header('content-length') ?? 0)))
        return refusalResponse(new Refusal('UNAVAILABLE', { retryAfter: 10 }))
      const { request, done } = forms.counted(c.req.raw)
      return pages.render(request, caller).finally(done)
    }
    app.all('*', async (c) => {
      if (!decodable(c.req.path)) return c.notFound() // the router would print the URL
      const caller = c.get('caller')
      const started = performance.now()
      const page = await pageOf(c, caller)
      const response = new Response(page.body, page)
      if (!caller.device && isReadersOwn(c.req.method, response)) caller.deviceCookie ??= newDevice()
      setCookies(cookies, caller, response.headers)
      metrics.observePage({ status: response.status, milliseconds: performance.now() - started })
      return response
    })
  }

  app.onError((error, c) => {
    const requestId = c.get('caller')?.requestId ?? newId()
    log.error({ requestId, err: error }, 'request failed')
    return refusalResponse(new Refusal('INTERNAL', { requestId }))
  })
  return app
}
