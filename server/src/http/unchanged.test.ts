import { describe, expect, it } from 'vitest'
import { unlessUnchanged } from './unchanged.ts'

const page = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, { headers: { 'content-type': 'text/html', 'cache-control': 'private, no-cache', ...headers } })
const asking = (mark?: string, method = 'GET') =>
  new Request('https://ticarum.example/', { method, headers: mark ? { 'if-none-match': mark } : {} })
const markOf = async (response: Response) => (await unlessUnchanged(asking(), response)).headers.get('etag') ?? ''

describe('a page that is asked for again', () => {
  it('costs no bytes while it is unchanged, and keeps its cache headers', async () => {
    const mark = await markOf(page('towels'))
    const again = await unlessUnchanged(
      asking(`W/"older", ${mark}`),
      page('towels', { vary: 'cookie, accept-encoding' }),
    )
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('etag')).toBe(mark)
    expect(again.headers.get('vary')).toBe('cookie, accept-encoding')
    expect(again.headers.get('cache-control')).toBe('private, no-cache')
  })

  it('is sent once it differs, in a word or in its policy', async () => {
    const mark = await markOf(page('towels'))
    for (const other of [page('robes'), page('towels', { 'content-security-policy': "default-src 'none'" })])
      expect((await unlessUnchanged(asking(mark), other)).status).toBe(200)
  })

  it('has no ETag if it sets a cookie, must not be stored, failed or answers a form', async () => {
    expect(await markOf(page('towels', { 'set-cookie': 'language=ar' }))).toBe('')
    expect(await markOf(page('towels', { 'cache-control': 'private, no-store' }))).toBe('')
    expect(await markOf(new Response('towels', { status: 422 }))).toBe('')
    expect((await unlessUnchanged(asking(undefined, 'POST'), page('towels'))).headers.has('etag')).toBe(false)
  })
})
