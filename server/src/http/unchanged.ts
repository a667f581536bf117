import { createHash } from 'node:crypto'

const NOT_KEPT = 'no-store'

/**
 * Sets an ETag of the page's content and answers 304 if the client already has it, which saves a slow connection all
 * but a few headers. The page is always rendered first, so its ETag is never older than the page, nor somebody else's.
 */
export async function unlessUnchanged(request: Request, response: Response): Promise<Response> {
  const { status, headers } = response
  const kept = !headers.get('cache-control')?.includes(NOT_KEPT) && !headers.has('set-cookie')
  if (request.method !== 'GET' || status !== 200 || !response.body || !kept) return response

  const body = Buffer.from(await response.arrayBuffer())
  const policy = headers.get('content-security-policy') ?? ''
  const mark = `"${createHash('sha256').update(policy).update(body).digest('base64url').slice(0, 22)}"`
  const marked = new Headers(headers)
  marked.set('etag', mark)
  if (!has(request, mark)) return new Response(body, { status, headers: marked })
  for (const name of ['content-type', 'content-encoding', 'content-length']) marked.delete(name)
  return new Response(null, { status: 304, headers: marked })
}

const has = (request: Request, mark: string): boolean => request.headers.get('if-none-match')?.includes(mark) ?? false
