import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { createClient, type Visit } from '../client.ts'
import type { Caller } from '../door/caller.ts'
import type { Door } from '../door/door.ts'
import { systemClock } from '../platform/clock.ts'
import { type Settings, storeOrigin } from '../platform/env.ts'
import { googleSettings } from '../platform/google.ts'
import { compressed } from './compress.ts'
import { developmentPages } from './development-pages.ts'
import { keepAssets } from './keep-assets.ts'
import type { Pages, Routed, WebBundle } from './pages.ts'
import { serveAssets } from './serve-assets.ts'
import { unlessUnchanged } from './unchanged.ts'

const web = new URL('../../../web/', import.meta.url)
const bundleFile = fileURLToPath(new URL('build/server/index.js', web))
const clientFolder = fileURLToPath(new URL('build/client', web))
const DAY = 24 * 3600 * 1000

/** The built web in production, Vite in development; undefined if the web was not built. */
export async function loadPages(door: Door, settings: Settings, log: Logger): Promise<Pages | undefined> {
  const googleOrigin = googleSettings(settings) && new URL(settings.GOOGLE_ISSUER).origin
  const visit = (caller: Caller, routed: Routed): Visit => ({
    api: createClient(door, caller),
    requestId: caller.requestId,
    origin: new URL(settings.ORIGIN).origin,
    hasSession: caller.token !== null,
    secure: settings.NODE_ENV === 'production',
    googleOrigin,
    storeOrigin: storeOrigin(settings),
    routed,
    failed: (error) => log.error({ requestId: caller.requestId, err: error }, 'page failed'),
    toldOfFailure: (message) => log.info({ requestId: caller.requestId, message }, 'told of a failure'),
  })
  if (settings.NODE_ENV === 'development') return developmentPages(web, settings.ORIGIN, visit)
  if (!existsSync(bundleFile)) {
    if (settings.NODE_ENV === 'production') throw new Error('The web is not built: run "npm run build" first.')
    return undefined
  }
  const bundle = (await import(bundleFile)) as WebBundle
  const renderPage = bundle.entry.module.createRenderer(bundle, settings.ORIGIN)
  const { ASSETS_DIR: shared } = settings
  if (shared) {
    await keepAssets(clientFolder, shared, systemClock.now())
    const keep = () =>
      keepAssets(clientFolder, shared, systemClock.now()).then(
        (kept) => log.info(kept, 'assets are kept'),
        (error) => log.error({ err: error }, 'assets could not be kept'),
      )
    setInterval(keep, DAY).unref()
  }
  return {
    mountAssets: (app) => serveAssets(app, clientFolder, shared),
    render: async (request, caller, routed) =>
      unlessUnchanged(request, await compressed(request, await renderPage(request, visit(caller, routed)))),
  }
}
