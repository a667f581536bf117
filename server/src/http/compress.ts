import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzip = promisify(gzipCompress)
const TEXT = /^(text\/|application\/json)/

/** The highest brotli quality that costs less than a millisecond for a page. */
const QUALITY = 5

/** Pages differ at each request, so they are compressed when they are sent; assets were compressed by the build. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  if (!response.body || !TEXT.test(response.headers.get('content-type') ?? '')) return response
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
  const headers = new Headers(response.headers)
  headers.append('vary', 'accept-encoding')
  if (!encoding) return new Response(response.body, { status: response.status, headers })

  const plain = Buffer.from(await response.arrayBuffer())
  const body =
    encoding === 'br'
      ? await brotli(plain, {
          params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
        })
      : await gzip(plain)
  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  return new Response(new Uint8Array(body), { status: response.status, headers })
}
