/**
 * What a page asks for that is the same for every visitor. Nobody is shown one that is older than a minute: a shared
 * cache keeps it
 * for fifty seconds, and for ten more while it fetches a new one. Only when the server fails is an older one better
 * than none.
 */
export const FOR_EVERY_VISITOR = {
  'cache-control': 'public, max-age=0, s-maxage=50, stale-while-revalidate=10, stale-if-error=86400',
}

const FOR_THIS_READER = 'private, no-cache'

/**
 * The last word on who may keep an answer. A page asks, and is granted it only for a success that nobody is signed in
 * to
 * and that sets no cookie: whatever a loader does, a cache can never hand one reader's page to another.
 */
export function settleCaching({ headers, status }: Response, hasSession: boolean): void {
  const asked = headers.get('cache-control') ?? FOR_THIS_READER
  const shared = asked.includes('public')
  if (shared && (hasSession || status !== 200 || headers.has('set-cookie')))
    headers.set('cache-control', FOR_THIS_READER)
  else headers.set('cache-control', asked)
  // For caches that know nothing of us; the shipped proxy makes one language of these two, and keys by that.
  if (headers.get('cache-control')?.includes('public')) headers.append('vary', 'cookie, accept-language')
}
