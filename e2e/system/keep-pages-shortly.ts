import { ServerResponse } from 'node:http'

/** Imported before the server's own entry: pages tell caches to keep them for seconds instead of nearly a minute. */
const { writeHead } = ServerResponse.prototype
ServerResponse.prototype.writeHead = function (this: ServerResponse, ...head: Parameters<typeof writeHead>) {
  for (const headers of head as unknown[]) {
    if (typeof headers !== 'object' || headers === null || !('cache-control' in headers)) continue
    headers['cache-control'] = String(headers['cache-control'])
      .replace(/s-maxage=50\b/, 's-maxage=10')
      .replace(/stale-while-revalidate=10\b/, 'stale-while-revalidate=3')
  }
  return writeHead.apply(this, head)
} as typeof writeHead
