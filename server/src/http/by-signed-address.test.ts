import { randomBytes } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'
import { newId } from '@ticarum/db/ids'
import { describe, expect, it } from 'vitest'
import { s3Storage } from '../platform/storage/s3-storage.ts'
import { SIGNED_FOR } from '../platform/storage/storage.ts'
import { aProof, givenOrder } from '../testing/given-orders.ts'
import { openHttp } from '../testing/open-http.ts'
import { givenSession } from '../testing/personas.ts'
import { redPicture } from '../testing/pictures.ts'
import { startS3 } from '../testing/s3-server.ts'

const s3 = await startS3({ anySignature: true })
const { endpoint = '' } = s3.settings
const storage = s3Storage({ ...s3.settings, publicEndpoint: endpoint })
const opened = await openHttp({ storage })
const { call, given, url } = opened
const tokenOf = (id: string) => givenSession(opened, id)
const [supplier, customer] = [await given.supplier(), await given.customer()]
const [seller, buyer] = [await tokenOf(supplier.id), await tokenOf(customer.id)]
const other = await tokenOf((await given.supplier()).id)
const bytes = randomBytes(200_000)

async function givenImage(status: 'listed' | 'draft', file = '320.webp') {
  const { image } = await given.product({ supplierId: supplier.companyId ?? '', status })
  const name = `${image}-${file}`
  await storage.put('product-images', name, bytes, 'application/octet-stream')
  return { image, name, path: `/media/${name}` }
}
const open = (path: string, as: string | null, method = 'GET') =>
  fetch(url + path, { method, headers: as ? { cookie: `session=${as}` } : {}, redirect: 'manual' })
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

/** Everything that comes back from the server for one request, heads included. */
const bytesFromServer = (path: string, as: string): Promise<number> =>
  new Promise((counted, failed) => {
    const headers = { cookie: `session=${as}` }
    get(url + path, { agent: false, headers }, (answer: IncomingMessage) => {
      answer.resume().on('end', () => counted(answer.socket.bytesRead))
    }).on('error', failed)
  })
async function askedOfStore(ask: () => Promise<unknown>): Promise<string[]> {
  const methods: string[] = []
  const note = ({ method }: IncomingMessage) => methods.push(method ?? '')
  s3.server.on('request', note)
  await ask()
  s3.server.off('request', note)
  return methods
}

describe('a picture that is not listed', () => {
  it('is fetched from the store by who may see it, and passes no byte through the server', async () => {
    const { path, name } = await givenImage('draft')
    const answer = await open(path, seller)
    const location = answer.headers.get('location') ?? ''
    expect([answer.status, new URL(location).origin, new URL(location).pathname]).toEqual([
      302,
      endpoint,
      `/ticarum/product-images/${name}`,
    ])
    const fetched = await fetch(location)
    expect([fetched.status, (await bytesOf(fetched)).equals(bytes)]).toEqual([200, true])
    expect(fetched.headers.get('content-type')).toBe('image/webp')
    expect(fetched.headers.get('cache-control')).toBe('private, max-age=3600, immutable')

    expect(await askedOfStore(async () => expect(await bytesFromServer(path, seller)).toBeLessThan(3000))).toEqual([
      'HEAD',
    ])
  })

  it('is forgotten as a redirect before its address ends, and kept by no shared cache', async () => {
    const { path } = await givenImage('draft')
    const caching = (await open(path, seller)).headers.get('cache-control') ?? ''
    expect(caching).toMatch(/^private, max-age=\d+$/)
    expect(Number(caching.split('=')[1])).toBeLessThan(SIGNED_FOR)
  })

  it('gives nobody else an address', async () => {
    const { path } = await givenImage('draft')
    for (const as of [null, other, buyer]) {
      const answer = await open(path, as)
      expect([answer.status, answer.headers.get('location')]).toEqual([404, null])
    }
  })

  it('is shown as WebP until it is there as AVIF', async () => {
    const { path } = await givenImage('draft')
    const avif = path.replace('.webp', '.avif')
    expect((await open(avif, seller)).headers.get('location')).toBe(path)
    await storage.put('product-images', avif.replace('/media/', ''), bytes, 'image/avif')
    expect((await open(avif, seller)).headers.get('location')).toContain('response-content-type=image%2Favif')
  })

  it('answers HEAD itself, and what a browser has already', async () => {
    const { path, name } = await givenImage('draft')
    const head = await open(path, seller, 'HEAD')
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)])
    const again = await fetch(url + path, { headers: { cookie: `session=${seller}`, 'if-none-match': `"${name}"` } })
    expect(again.status).toBe(304)
  })
})

describe('a listed picture', () => {
  it('keeps its one address, for visitors and for members', async () => {
    const { path } = await givenImage('listed')
    for (const as of [null, seller, buyer]) {
      const answer = await open(path, as)
      expect([answer.status, (await bytesOf(answer)).equals(bytes)]).toEqual([200, true])
      expect(answer.headers.get('cache-control')).toContain('public')
    }
  })
})

describe('a private file', () => {
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(50_000, 'x'), Buffer.from('\n%%EOF')])
  async function givenProof(file: Uint8Array, fileName: string) {
    const id = await givenOrder(opened, customer)
    const { body } = await call('payments.sendProof', { input: { id, ...aProof, fileName, file }, token: buyer })
    return `/files/payment-proofs/${(body as { proofId: string }).proofId}`
  }

  it('is a download from the store under its name, and passes no byte through the server', async () => {
    const path = await givenProof(pdf, 'ödeme (1).pdf')
    const answer = await open(path, buyer)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'private, no-store'])
    const fetched = await fetch(answer.headers.get('location') ?? '')
    expect([fetched.status, (await bytesOf(fetched)).equals(pdf)]).toEqual([200, true])
    expect(Object.fromEntries(fetched.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('ödeme (1).pdf')}`,
    })
    expect(await bytesFromServer(path, buyer)).toBeLessThan(3000)
  })

  it('is shown as a page only where it is a picture that we have encoded', async () => {
    const dispositionOf = async (file: Uint8Array) => {
      const answer = await open(await givenProof(file, 'slip.html'), buyer)
      const { searchParams } = new URL(answer.headers.get('location') ?? '')
      return [searchParams.get('response-content-type'), searchParams.get('response-content-disposition')]
    }
    expect(await dispositionOf(redPicture)).toEqual(['image/webp', "inline; filename*=UTF-8''slip.webp"])
    expect(await dispositionOf(pdf)).toEqual(['application/pdf', "attachment; filename*=UTF-8''slip.pdf"])
  })

  it('of another company gives nobody an address', async () => {
    const path = await givenProof(pdf, 'slip.pdf')
    const stranger = await tokenOf((await given.customer()).id)
    for (const [as, status] of [
      [null, 401],
      [stranger, 404],
      [other, 403],
    ] as const) {
      const answer = await open(path, as)
      expect([answer.status, answer.headers.get('location')]).toEqual([status, null])
    }
    expect((await open(`/files/payment-proofs/${newId()}`, buyer)).status).toBe(404)
  })
})
