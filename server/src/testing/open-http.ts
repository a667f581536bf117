import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterAll } from 'vitest'
import type { Door } from '../door/door.ts'
import { createHttpApp, type HttpParts } from '../http/app.ts'
import { cookiesOf } from '../http/cookies.ts'
import { deviceCookies } from '../http/device-cookie.ts'
import { readSettings } from '../platform/env.ts'
import { silentLog } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics.ts'
import { callHttp, type HttpAnswer, type HttpCall } from './call-http.ts'
import { type OpenDoor, openDoor } from './open-door.ts'
import { strangersByGoogle } from './strangers-by-google.ts'

export const OWN_ORIGIN = 'https://ticarum.example'

export interface OpenHttp {
  url: string
  /** calls a procedure of the contract over HTTP */
  call(name: string, call?: HttpCall): Promise<HttpAnswer>
}

/** Serves a door on a local port until the test file is done. */
export async function serveHttp(
  door: Door,
  { app: pool, urls, parts: { storage } }: Pick<OpenDoor, 'app' | 'urls' | 'parts'>,
  given: Partial<HttpParts> & { environment?: NodeJS.ProcessEnv } = {},
): Promise<OpenHttp> {
  const settings = readSettings({
    NODE_ENV: 'test',
    DATABASE_URL: urls.app,
    DATABASE_SIGN_IN_URL: urls.sign_in,
    ORIGIN: OWN_ORIGIN,
    ...given.environment,
  })
  const app = createHttpApp({
    door,
    settings,
    storage,
    log: silentLog,
    metrics: createMetrics({ members: pool }),
    ready: async () => true,
    ...given,
  })
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 })
  await new Promise((listening) => server.once('listening', listening))
  afterAll(() => new Promise((closed) => server.close(closed)))

  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { session } = cookiesOf(settings.NODE_ENV === 'production', deviceCookies(settings.DEVICE_SECRET))
  return { url, call: (name, call) => callHttp(url, session, name, call) }
}

/** The real door behind real HTTP, on a database of its own. */
export async function openHttp(given: Parameters<typeof openDoor>[0] = {}): Promise<OpenDoor & OpenHttp> {
  const opened = await openDoor({ google: strangersByGoogle, ...given })
  return { ...opened, ...(await serveHttp(opened.door, opened)) }
}
