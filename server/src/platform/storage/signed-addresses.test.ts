import { createHash, createHmac, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { startS3 } from '../../testing/s3-server.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { systemClock } from '../clock.ts'
import { diskStorage } from './disk-storage.ts'
import { s3Storage } from './s3-storage.ts'
import { SIGNED_FOR } from './storage.ts'

const s3 = await startS3()
const settings = { ...s3.settings, publicEndpoint: s3.settings.endpoint }
const storage = s3Storage(settings)
const bytes = randomBytes(50_000)
const said = { 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600, immutable' }

async function givenFile(place: 'product-images' | 'papers' = 'product-images') {
  const name = `${randomBytes(16).toString('hex')}-320.webp`
  await storage.put(place, name, bytes, 'application/octet-stream')
  return name
}
/** As it is asked for `seconds` from now, or was before now. */
async function addressOf(name: string, seconds = 0) {
  const clock = { now: () => new Date(systemClock.now().getTime() + seconds * 1000) }
  return new URL((await s3Storage(settings, clock).signedAddress?.('product-images', name, said)) ?? '')
}
const statusOf = async (address: URL | string) => (await fetch(address)).status

/** By https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html, from an address as it is sent. */
function signatureOf(address: URL, secret: string): string {
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  const query = address.search.slice(1).split('&')
  const value = (name: string) => address.searchParams.get(name) ?? ''
  const [, ...scope] = value('X-Amz-Credential').split('/')
  const request = [
    'GET',
    address.pathname,
    query
      .filter((each) => !each.startsWith('X-Amz-Signature='))
      .sort()
      .join('&'),
    `host:${address.host}\n`,
    'host',
    'UNSIGNED-PAYLOAD',
  ].join('\n')
  const text = [
    'AWS4-HMAC-SHA256',
    value('X-Amz-Date'),
    scope.join('/'),
    createHash('sha256').update(request).digest('hex'),
  ].join('\n')
  return hmac(scope.reduce<string | Buffer>(hmac, `AWS4${secret}`), text).toString('hex')
}

describe('a signed address', () => {
  it('gives the file byte for byte, with the headers that were signed', async () => {
    const answer = await fetch(await addressOf(await givenFile()))
    expect([answer.status, Buffer.from(await answer.arrayBuffer()).equals(bytes)]).toEqual([200, true])
    expect(Object.fromEntries(answer.headers)).toMatchObject(said)
  })

  it('is good for five minutes at least, and for ten at most', async () => {
    const name = await givenFile()
    expect(await statusOf(await addressOf(name, 60 - SIGNED_FOR))).toBe(200)
    expect(await statusOf(await addressOf(name, -2 * SIGNED_FOR - 5))).toBe(403)
  })

  it('is the same from every server for a while, so that a browser has what it has seen', async () => {
    const name = await givenFile()
    const at = async (seconds: number) => {
      const clock = { now: () => new Date(1_800_000_000_000 + seconds * 1000) }
      return s3Storage(settings, clock).signedAddress?.('product-images', name, said)
    }
    expect(await at(SIGNED_FOR - 1)).toBe(await at(0))
    expect(await at(SIGNED_FOR)).not.toBe(await at(0))
  })

  it.each([
    ['another file', (address: URL, other: string) => (address.pathname = address.pathname.replace(/[^/]+$/, other))],
    ['another place', (address: URL) => (address.pathname = address.pathname.replace('product-images', 'papers'))],
    ['the whole bucket', (address: URL) => (address.pathname = '/ticarum')],
    ['a page', (address: URL) => address.searchParams.set('response-content-type', 'text/html')],
    ['a page beside its type', (address: URL) => address.searchParams.append('response-content-type', 'text/html')],
    ['shared caches', (address: URL) => address.searchParams.set('response-cache-control', 'public, max-age=99')],
    ['another name', (address: URL) => address.searchParams.set('response-content-disposition', 'inline')],
    ['a longer life', (address: URL) => address.searchParams.set('X-Amz-Expires', '604800')],
    ['a later begin', (address: URL) => address.searchParams.set('X-Amz-Date', '20400101T000000Z')],
  ])('is no address for %s', async (_, change) => {
    const name = await givenFile()
    await storage.put('papers', name, randomBytes(10), 'image/webp')
    const address = await addressOf(name)
    expect(await statusOf(address)).toBe(200)
    change(address, await givenFile())
    expect(await statusOf(address)).toBe(403)
  })

  it('lets nobody write or delete', async () => {
    const address = await addressOf(await givenFile())
    for (const method of ['PUT', 'DELETE', 'POST'])
      expect((await fetch(address, { method, ...(method !== 'DELETE' && { body: 'x' }) })).ok, method).toBe(false)
    expect(await statusOf(address)).toBe(200)
  })

  it.each(["satış (son) *1*! 'x'.pdf", 'خطاب.pdf', 'a&b=c+d%20#.pdf'])('signs the name %s as S3 does', async (name) => {
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(name)}`
    const address = new URL(
      (await storage.signedAddress?.('papers', await givenFile('papers'), {
        ...said,
        'content-disposition': disposition,
      })) ?? '',
    )
    expect(address.searchParams.get('response-content-disposition')).toBe(disposition)
    expect(address.searchParams.get('X-Amz-Signature')).toBe(signatureOf(address, settings.secretAccessKey))
  })
})

it('there is none for an absent file', async () => {
  expect(await storage.signedAddress?.('product-images', 'ab-320.webp', said)).toBeUndefined()
})

it('there is none where browsers do not reach the store', async () => {
  expect(s3Storage(s3.settings).signedAddress).toBeUndefined()
  expect(diskStorage(await temporaryFolder()).signedAddress).toBeUndefined()
})
