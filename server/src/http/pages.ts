import type { Hono } from 'hono'
import type { Caller } from '../door/caller.ts'
import type { Env } from './rest.ts'

/** The web, as the server sees it: assets and rendered pages. */
export interface Pages {
  mountAssets(app: Hono<Env>): void
  render(request: Request, caller: Caller): Promise<Response>
  close?(): Promise<void>
}
