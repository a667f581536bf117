import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressed } from './compress.ts'

const page = '<p>ثوب</p>'.repeat(100)
const answer = (headers: Record<string, string> = {}) =>
  new Response(page, { status: 404, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })
const asking = (encoding?: string) =>
  new Request('https://ticarum.example/', { headers: encoding ? { 'accept-encoding': encoding } : {} })
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('compressing a page', () => {
  it('uses brotli where it is understood, else gzip, and keeps status and headers', async () => {
    const brotli = await compressed(
      asking('gzip, deflate, br'),
      answer({ 'set-cookie': 'language=ar', vary: 'cookie' }),
    )
    expect(brotli.status).toBe(404)
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(brotli.headers.get('vary')).toBe('cookie, accept-encoding')
    expect(brotli.headers.getSetCookie()).toEqual(['language=ar'])
    expect(brotliDecompressSync(await bytes(brotli)).toString()).toBe(page)

    const gzip = await compressed(asking('gzip'), answer())
    expect(gunzipSync(await bytes(gzip)).toString()).toBe(page)
  })

  it('leaves it uncompressed for clients that support neither, but sends Vary', async () => {
    const plain = await compressed(asking(), answer())
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.headers.get('vary')).toBe('accept-encoding')
    expect((await bytes(plain)).toString()).toBe(page)
  })

  it('leaves answers without a body alone', async () => {
    const redirect = new Response(null, { status: 302, headers: { location: '/', 'content-type': 'text/html' } })
    expect(await compressed(asking('br'), redirect)).toBe(redirect)
  })
})
