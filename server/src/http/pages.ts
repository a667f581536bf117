import type { createServer } from 'node:http'
import type { Hono } from 'hono'
import type { Visit } from '../client.ts'
import type { Caller } from '../door/caller.ts'
import type { Env } from './rest.ts'

export type Routed = Visit['routed']

/** The web as the server sees it: assets and rendered pages. */
export interface Pages {
  mountAssets(app: Hono<Env>): void
  /** `routed` is told the pattern of the route that answers */
  render(request: Request, caller: Caller, routed: Routed): Promise<Response>
  /** middleware that must run before our own routes */
  createServer?: typeof createServer
  close?(): Promise<void>
}

/**
 * The part of the web's bundle that the server uses. It is imported by path, because the server's code does not depend
 * on the web.
 */
export interface WebBundle {
  entry: {
    module: { createRenderer(bundle: WebBundle, origin: string): (request: Request, visit: Visit) => Promise<Response> }
  }
}
