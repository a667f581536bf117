/**
 * For pages that are the same for every visitor. No page is older than a minute: a shared cache keeps it for 50
 * seconds, and for 10 more while it fetches a new one. Older pages are served only if the server fails.
 */
export const FOR_EVERY_VISITOR = {
  'cache-control': 'public, max-age=0, s-maxage=50, stale-while-revalidate=10, stale-if-error=86400',
}

const FOR_THIS_READER = 'private, no-cache'

/**
 * Decides last who may cache a response. A page's wish is granted only for a 200 without session and without a cookie,
 * so no loader can make a cache serve one reader's page to another.
 */
export function settleCaching({ headers, status }: Response, hasSession: boolean): void {
  const requested = headers.get('cache-control') ?? FOR_THIS_READER
  const shared = requested.includes('public')
  if (shared && (hasSession || status !== 200 || headers.has('set-cookie')))
    headers.set('cache-control', FOR_THIS_READER)
  else headers.set('cache-control', requested)
  // For other caches; the shipped proxy reduces both headers to one language and uses that as its key.
  if (headers.get('cache-control')?.includes('public')) headers.append('vary', 'cookie, accept-language')
}
