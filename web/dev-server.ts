import { createServer } from 'vite'

/**
 * The web from its source: the server asks for the bundle at each request, and sends everything else through
 * `middleware`. Hot reload has a port of its own, so that it does not disturb the server's.
 */
export async function startDevServer(hotReloadPort: number) {
  const vite = await createServer({
    root: import.meta.dirname,
    appType: 'custom',
    server: { middlewareMode: true, ws: { port: hotReloadPort } },
  })
  return {
    middleware: vite.middlewares,
    bundle: () => vite.ssrLoadModule('virtual:react-router/server-build'),
    close: () => vite.close(),
  }
}
