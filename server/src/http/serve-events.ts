import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Hono } from 'hono'
import { Refusal } from '../door/domain-error.ts'
import { type Cookies, setCookies } from './cookies.ts'
import { type EventStreams, message } from './event-streams.ts'
import { type Env, refusalResponse } from './rest.ts'

/** Nothing between us and the browser may keep an event back. */
const headers = {
  'content-type': 'text/event-stream',
  'cache-control': 'private, no-store, no-transform',
  'x-accel-buffering': 'no',
  connection: 'close',
}

/** What happens to what is the caller's, as server-sent events. */
export function serveEvents(app: Hono<Env>, streams: EventStreams, cookies: Cookies): void {
  app.get('/events', async (c) => {
    const site = c.req.header('sec-fetch-site')
    if (site !== undefined && site !== 'same-origin') return refusalResponse(new Refusal('FOREIGN_ORIGIN', {}))
    if (c.req.method !== 'GET') return refusalResponse(new Refusal('NOT_FOUND', {}))
    const caller = c.get('caller')
    const changed = new Headers()
    try {
      // A browser that reconnects by itself says in the header where it was, and still has the first address.
      const begin = await streams.open(caller, c.req.header('last-event-id') || c.req.query('after'))
      setCookies(cookies, caller, changed)
      const { outgoing } = c.env
      outgoing.writeHead(200, { ...headers, 'set-cookie': changed.getSetCookie() })
      begin(outgoing as Parameters<typeof begin>[0])
      return RESPONSE_ALREADY_SENT
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      // A browser would come back after a refusal, and name it an error of the page.
      const isOver = error.status === 401
      const response = isOver ? new Response(message('ended'), { headers }) : refusalResponse(error)
      setCookies(cookies, caller, response.headers)
      return response
    }
  })
}
