import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import type { Env } from './rest.ts'

const YEAR = 365 * 24 * 3600
const DAY = 24 * 3600

const cached = (seconds: number, more = '') => `public, max-age=${seconds}${more}`

/**
 * The files of the build. Those with a hash in their name never change; fonts have none and never change either. After
 * them come those that other releases have put into `shared` (keep-assets.ts).
 */
export function serveAssets(app: Hono<Env>, folder: string, shared?: string): void {
  const files = (cacheControl: string, root = folder) =>
    serveStatic<Env>({
      root,
      precompressed: true,
      onFound: (_file, c) => c.header('cache-control', cacheControl),
    })
  for (const path of ['/assets/*', '/fonts/*']) {
    for (const root of shared ? [folder, shared] : [folder]) app.get(path, files(cached(YEAR, ', immutable'), root))
    // A page of a build that is long gone gets a plain 404 instead of a page.
    app.get(path, (c) => c.notFound())
  }
  for (const path of ['/favicon.svg', '/preview.jpg']) app.get(path, files(cached(DAY)))
}
