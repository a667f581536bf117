import { createServer as createNetServer } from 'node:net'
import { createServer } from 'vite'

/** Hot reload has a connection of its own, so that it does not disturb the server's. */
async function freePort(): Promise<number> {
  const probe = createNetServer()
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening))
  const address = probe.address()
  await new Promise((closed) => probe.close(closed))
  return typeof address === 'object' && address ? address.port : 0
}

/**
 * The web from its source: the server asks for the bundle at each request, and sends everything else through
 * `middleware`.
 */
export async function startDevServer() {
  const vite = await createServer({
    root: import.meta.dirname,
    appType: 'custom',
    server: { middlewareMode: true, ws: { port: await freePort() } },
  })
  return {
    middleware: vite.middlewares,
    bundle: () => vite.ssrLoadModule('virtual:react-router/server-build'),
    close: () => vite.close(),
  }
}
