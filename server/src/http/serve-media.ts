import { mediaPath } from '@ticarum/contract/values/images'
import type { Context, Hono } from 'hono'
import { createClient } from '../client.ts'
import { Refusal } from '../door/domain-error.ts'
import type { Door } from '../door/door.ts'
import { storePreview } from '../images/image-files.ts'
import { type FileStorage, SIGNED_FOR } from '../platform/storage/storage.ts'
import { type Env, refusalResponse } from './rest.ts'

const FILE = /^([0-9a-f]{32})-(?:\d{1,4}\.(avif|webp)|preview\.jpg)$/

/**
 * A name always stands for the same bytes, so copies may be kept: by a browser for a year, by a shared cache for an
 * hour, so that unlisted pictures disappear there soon. This server stops serving them at once.
 */
const PUBLIC = 'public, max-age=31536000, s-maxage=3600, immutable'
/** Pictures that are not listed may only be cached by this browser. */
const PRIVATE = 'private, max-age=3600, immutable'
/** A redirect is forgotten before the address that it names ends. */
const WHILE_SIGNED = `private, max-age=${SIGNED_FOR - 60}`

const gone = () => refusalResponse(new Refusal('NOT_FOUND', {}))

/** How long this caller may keep the image; undefined if it is absent or not for them. */
async function cachingFor(door: Door, c: Context<Env>, name: string): Promise<string | undefined> {
  const { images } = createClient(door, c.get('caller'))
  const shown = await images.getPublic.try({ name })
  if (shown.ok) return PUBLIC
  if (shown.code !== 'NOT_FOUND') throw new Refusal(shown.code, shown.args)
  if (!c.get('caller').token) return undefined
  for (const ask of [images.getMine, images.getOfOrder]) {
    const answer = await ask.try({ name })
    if (answer.ok) return PRIVATE
    if (answer.code === 'UNAVAILABLE' || answer.code === 'INTERNAL') throw new Refusal(answer.code, answer.args)
  }
  return undefined
}

/** Serves the sizes of images to those who may see them; to all others they do not exist. */
export function serveMedia(app: Hono<Env>, door: Door, storage: FileStorage): void {
  app.get('/media/:file', async (c) => {
    const file = c.req.param('file')
    const [, name, format = 'jpeg'] = FILE.exec(file) ?? []
    if (!name) return gone()
    try {
      const caching = await cachingFor(door, c, name)
      if (!caching) return gone()
      const type = { 'content-type': `image/${format}` }
      const headers = {
        'cache-control': caching,
        etag: `"${file}"`,
        'content-security-policy': "default-src 'none'; sandbox",
      }
      if (c.req.header('if-none-match')?.includes(headers.etag)) return new Response(null, { status: 304, headers })

      // A listed picture keeps its one address, under which browsers and shared caches hold it (decision 87).
      if (caching === PRIVATE && c.req.method === 'GET') {
        const location = await storage.signedAddress?.('product-images', file, { ...type, 'cache-control': caching })
        if (location) return new Response(null, { status: 302, headers: { location, 'cache-control': WHILE_SIGNED } })
      }
      let stored = await storage.get('product-images', file)
      if (!stored && format === 'jpeg') {
        await storePreview(storage, name)
        stored = await storage.get('product-images', file)
      }
      // AVIF takes a while to encode; until then the same picture is served as WebP.
      if (!stored && format === 'avif')
        return new Response(null, {
          status: 302,
          headers: { location: mediaPath(file.replace('.avif', '.webp')), 'cache-control': 'no-store' },
        })
      if (!stored) return gone()
      if (c.req.method === 'HEAD') await stored.body.cancel()
      return new Response(c.req.method === 'HEAD' ? null : stored.body, {
        headers: { ...headers, ...type, 'content-length': String(stored.size) },
      })
    } catch (error) {
      if (error instanceof Refusal) return refusalResponse(error)
      throw error
    }
  })
}
