import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { freePort } from '@ticarum/db/free-port'
import type { Visit } from '../client.ts'
import type { Caller } from '../door/caller.ts'
import type { Pages, Routed, WebBundle } from './pages.ts'

interface DevServer {
  /** responds for the files that it compiles, and passes all other requests on */
  middleware(incoming: IncomingMessage, outgoing: ServerResponse, next: () => void): void
  /** loads the module from its current source */
  bundle(): Promise<WebBundle>
  close(): Promise<void>
}

/** Vite compiles on request and tells the browser what changed; pages are rendered from the current source. */
export async function developmentPages(
  web: URL,
  origin: string,
  visit: (caller: Caller, routed: Routed) => Visit,
): Promise<Pages> {
  const { startDevServer } = (await import(new URL('dev-server.ts', web).href)) as {
    startDevServer(hotReloadPort: number): Promise<DevServer>
  }
  const vite = await startDevServer(await freePort())
  return {
    mountAssets: () => {},
    createServer: ((options: ServerOptions, listener: RequestListener) =>
      createServer(options, (incoming, outgoing) =>
        vite.middleware(incoming, outgoing, () => listener(incoming, outgoing)),
      )) as typeof createServer,
    async render(request, caller, routed) {
      try {
        const bundle = await vite.bundle()
        return await bundle.entry.module.createRenderer(bundle, origin)(request, visit(caller, routed))
      } catch (error) {
        // The file does not compile: the browser shows the error, and the next save may fix it.
        return new Response(error instanceof Error ? error.stack : String(error), { status: 500 })
      }
    },
    close: () => vite.close(),
  }
}
