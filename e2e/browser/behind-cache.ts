import { freePort } from '@ticarum/db/free-port'
import { type RunningCache, startCache } from '@ticarum/server/testing/start-cache'
import { afterAll, beforeAll } from 'vitest'
import { type RunningServer, startServer } from '../system/start-server.ts'
import { system } from './system.ts'

export interface CachedResponse {
  status: number
  /** hit, miss or pass */
  how: string | null
  /** in seconds, by the cache's own clock */
  age: number
  html: string
  headers: Headers
}

/**
 * A server of its own on the worker's database, behind the cache. The site's origin is the cache's. `shortly`: pages
 * are cached for seconds.
 */
export function openCache({ shortly = false } = {}) {
  let port: number
  let cache: RunningCache
  let server: RunningServer
  const settings = () => ({
    ORIGIN: `http://127.0.0.1:${port}`,
    DATABASE_URL: system.appUrl,
    DATABASE_SIGN_IN_URL: system.signInUrl,
    STORAGE_DIR: system.storage,
    ...(shortly && { NODE_OPTIONS: `--import ${new URL('../system/keep-pages-shortly.ts', import.meta.url).href}` }),
  })

  beforeAll(async () => {
    port = await freePort()
    server = await startServer(settings())
    cache = await startCache(Number(new URL(server.url).port), port)
  }, 120_000)
  afterAll(async () => {
    await cache?.stop()
    await server?.stop()
  })

  const site = (): string => cache.url
  const own = (): string => server.url

  /** As a browser that supports brotli. */
  async function ask(path: string, headers: Record<string, string> = {}, at = cache.url): Promise<CachedResponse> {
    const answer = await fetch(at + path, {
      headers: { 'accept-encoding': 'gzip, deflate, br', ...headers },
      redirect: 'manual',
    })
    return {
      status: answer.status,
      how: answer.headers.get('x-cache'),
      age: Number(answer.headers.get('age')),
      html: await answer.text(),
      headers: answer.headers,
    }
  }

  /** The number of pages that the server rendered, from its own metrics. */
  async function rendered(): Promise<number> {
    const text = await (await fetch(`${server.url}/metrics`)).text()
    return [...text.matchAll(/^ticarum_request_seconds_count\{kind="page"[^}]*\} (\d+)/gm)].reduce(
      (total, [, count]) => total + Number(count),
      0,
    )
  }

  async function whileServerIsDown(walk: () => Promise<void>): Promise<void> {
    await server.stop()
    try {
      await walk()
    } finally {
      server = await startServer(settings(), Number(new URL(server.url).port))
    }
  }

  return { site, own, ask, rendered, whileServerIsDown }
}

export const languageIn = ({ html }: CachedResponse): string | undefined => /<html[^>]* lang="(\w\w)"/.exec(html)?.[1]

export const keptPages = [
  '/',
  '/how-it-works',
  '/about',
  '/privacy-policy',
  '/terms',
  '/contact',
  '/suppliers',
  '/products',
  '/cart',
]
