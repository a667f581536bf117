import type { createServer } from 'node:http'
import type { Hono } from 'hono'
import type { Visit } from '../client.ts'
import type { Caller } from '../door/caller.ts'
import type { Env } from './rest.ts'

/** The web, as the server sees it: assets and rendered pages. */
export interface Pages {
  mountAssets(app: Hono<Env>): void
  render(request: Request, caller: Caller): Promise<Response>
  /** where something has to see requests before our own routes do */
  createServer?: typeof createServer
  close?(): Promise<void>
}

/** The web's bundle, as far as the server looks into it. It is read by path: the server's code knows no web. */
export interface WebBundle {
  entry: {
    module: { createRenderer(bundle: WebBundle, origin: string): (request: Request, visit: Visit) => Promise<Response> }
  }
}
