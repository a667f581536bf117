import { contract } from '@ticarum/contract/contract'
import { newId } from '@ticarum/db/ids'
import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import { type Caller, newDevice } from '../door/caller.ts'
import { Refusal } from '../door/domain-error.ts'
import type { Door } from '../door/door.ts'
import type { Settings } from '../platform/env.ts'
import type { Metrics, RouteName } from '../platform/metrics.ts'
import type { FileStorage } from '../platform/storage/storage.ts'
import type { Told, Trace } from '../platform/trace.ts'
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
import { serveHealth } from './serve-health.ts'
import { serveMedia } from './serve-media.ts'
import { servePushWorker } from './serve-push-worker.ts'
import { serveSitemap } from './serve-sitemap.ts'
import { takeBrowserErrors } from './take-browser-errors.ts'

export interface HttpParts {
  door: Door
  settings: Settings
  storage: FileStorage
  /** of live events; undefined: there are none */
  streams?: EventStreams
  log: Logger
  metrics: Metrics
  /** undefined where traces are not configured */
  trace?: Trace | undefined
  /** false while the process is stopping or the database is unreachable */
  ready(): Promise<boolean>
  /** true from the signal on: each response then asks its client to open a new connection */
  stopping?(): boolean
  pages?: Pages
}

/** A page that no cache may keep for others, as that of sign-in: what it sets reaches one reader. */
const isReadersOwn = (method: string, { status, headers }: Response): boolean =>
  method === 'GET' && status === 200 && !headers.get('cache-control')?.includes('public')

/** What no route of ours took, or what was refused before one could. */
const NONE: RouteName = { kind: 'other', name: 'none' }

/** Patterns of middleware match everything and name nothing. */
function routeOf(c: Context<Env>): RouteName {
  const pattern = c.req.routePath
  return c.get('route') ?? (pattern === '/*' || pattern === '*' ? NONE : { kind: 'other', name: pattern })
}

const toldOf = (c: Context<Env>): Told => ({
  name: `${c.req.method} ${routeOf(c).name}`,
  attributes: { 'http.route': routeOf(c).name, 'http.response.status_code': c.res.status },
  failed: c.res.status >= 500,
})

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
  trace,
  ready,
  stopping = () => false,
  pages,
}: HttpParts): Hono<Env> {
  const app = new Hono<Env>()
  const cookies = cookiesOf(settings.NODE_ENV === 'production', deviceCookies(settings.DEVICE_SECRET))
  const ownOrigin = new URL(settings.ORIGIN).origin

  app.use('*', securityHeaders(settings.NODE_ENV === 'production'))
  serveHealth(app, { ready, metrics, token: settings.METRICS_TOKEN })

  app.use('*', async (c, next) => {
    const started = performance.now()
    const caller = callerOf(c, cookies, settings.TRUSTED_PROXIES)
    c.set('caller', caller)
    c.env?.outgoing?.setHeader('x-request-id', caller.requestId)
    const { requestId } = caller
    await (trace ? trace.begin(requestId, 'server', next, () => toldOf(c)) : next())
    if (stopping()) c.env?.outgoing?.setHeader('connection', 'close')
    const route = routeOf(c)
    const milliseconds = performance.now() - started
    const { method } = c.req
    const { status } = c.res
    metrics.observeRequest({ route, status, milliseconds })
    // The path's ids and the query are not logged: they may identify people.
    log.info({ requestId, method, route: route.name, status, milliseconds: Math.round(milliseconds) }, 'request')
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
  takeBrowserErrors(app, { log, observe: metrics.observeBrowserError })
  if (settings.WEB_PUSH_PUBLIC_KEY) servePushWorker(app)

  if (pages) {
    pages.mountAssets(app)
    const forms = createFormBodies()
    const pageOf = async (c: Context<Env>, caller: Caller): Promise<Response> => {
      c.set('route', { kind: 'page', name: NONE.name })
      const routed = (pattern: string) => c.set('route', { kind: 'page', name: pattern.replace(/^\/?/, '/') })
      if (c.req.method === 'GET' || c.req.method === 'HEAD') return pages.render(c.req.raw, caller, routed)
      if (!forms.hasRoomFor(Number(c.req.header('content-length') ?? 0)))
        return refusalResponse(new Refusal('UNAVAILABLE', { retryAfter: 10 }))
      const { request, done } = forms.counted(c.req.raw)
      return pages.render(request, caller, routed).finally(done)
    }
    app.all('*', async (c) => {
      if (!decodable(c.req.path)) return c.notFound() // the router would print the URL
      const caller = c.get('caller')
      const page = await pageOf(c, caller)
      const response = new Response(page.body, page)
      if (!caller.device && isReadersOwn(c.req.method, response)) caller.deviceCookie ??= newDevice()
      setCookies(cookies, caller, response.headers)
      if (c.req.header('if-none-match')) metrics.observeCache({ cache: 'pages', found: response.status === 304 })
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
