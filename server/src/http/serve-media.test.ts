import { randomBytes } from 'node:crypto'
import { newId } from '@ticarum/db/ids'
import type { GivenPerson } from '@ticarum/db/testing/given'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { s3Storage } from '../platform/storage/s3-storage.ts'
import { openHttp } from '../testing/open-http.ts'
import { givenSession } from '../testing/personas.ts'
import { startS3 } from '../testing/s3-server.ts'

/** In a bucket, as in production; the storage's own tests compare bucket and disk. */
const storage = s3Storage((await startS3()).settings)
const opened = await openHttp({ storage })
const { given, owner, url } = opened
const supplier = await given.supplier()
const supplierId = supplier.companyId ?? ''
const [webp, avif] = [randomBytes(200_000), randomBytes(100_000)]

async function givenImage(status: 'listed' | 'draft' = 'listed') {
  const { id, image } = await given.product({ supplierId, status })
  await storage.put('product-images', `${image}-320.webp`, webp, 'image/webp')
  return { productId: id, image }
}
const people: Record<string, GivenPerson> = {}
beforeAll(async () => {
  Object.assign(people, {
    supplier,
    colleague: await given.supplier({ companyId: supplierId, owner: false }),
    admin: await given.admin(),
  })
  Object.assign(people, { other: await given.supplier(), customer: await given.customer() })
})

async function open(
  file: string,
  who?: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) {
  const person = who ? people[who] : undefined
  const cookie = person ? `session=${await givenSession(opened, person.id)}` : ''
  const response = await fetch(`${url}/media/${file}`, { method, headers: { ...headers, cookie }, redirect: 'manual' })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}
const statusFor = async (file: string) =>
  Object.fromEntries(
    await Promise.all(
      ['visitor', ...Object.keys(people)].map(async (who) => [who, (await open(file, who)).status] as const),
    ),
  )

describe('an image of a listed product', () => {
  it('opens for everybody, byte for byte, and may be kept [SYS-11]', async () => {
    const { image } = await givenImage()
    const { status, headers, bytes } = await open(`${image}-320.webp`)
    expect([status, bytes.equals(webp)]).toEqual([200, true])
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(webp.length),
      'cache-control': 'public, max-age=31536000, s-maxage=3600, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  it('answers HEAD requests and conditional requests', async () => {
    const { image } = await givenImage()
    const head = await open(`${image}-320.webp`, undefined, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), head.bytes.length]).toEqual([200, String(webp.length), 0])
    const again = await open(`${image}-320.webp`, undefined, {
      headers: { 'if-none-match': head.headers.get('etag') ?? '' },
    })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
  })

  it('is shown as WebP until it is there as AVIF', async () => {
    const { image } = await givenImage()
    const before = await open(`${image}-320.avif`)
    expect([before.status, before.headers.get('location'), before.headers.get('cache-control')]).toEqual([
      302,
      `/media/${image}-320.webp`,
      'no-store',
    ])
    await storage.put('product-images', `${image}-320.avif`, avif, 'image/avif')
    const after = await open(`${image}-320.avif`)
    expect([after.status, after.headers.get('content-type'), after.bytes.equals(avif)]).toEqual([
      200,
      'image/avif',
      true,
    ])
  })

  it('is made into a preview when a messenger first asks, small enough for all of them', async () => {
    const { image, productId } = await givenImage()
    const original = await sharp({
      create: {
        width: 2000,
        height: 1500,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .webp({ quality: 90 })
      .toBuffer()
    await storage.put('originals', `${image}.webp`, original, 'image/webp')
    const [one, other] = await Promise.all([open(`${image}-preview.jpg`), open(`${image}-preview.jpg`)])
    expect([one.status, one.headers.get('content-type'), one.bytes.equals(other.bytes)]).toEqual([
      200,
      'image/jpeg',
      true,
    ])
    expect(await sharp(one.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(one.bytes.length).toBeLessThan(300_000)
    await owner.query("update products set status = 'paused' where id = $1", [productId])
    await owner.query("select set_config('app.role', 'system', true), fx.publish_products($1::uuid[])", [[productId]])
    expect((await open(`${image}-preview.jpg`)).status).toBe(404)
  })

  it("is closed to others as soon as it is paused or its supplier's last member is suspended [SYS-12]", async () => {
    const { image, productId } = await givenImage()
    const file = `${image}-320.webp`
    const etag = (await open(file)).headers.get('etag') ?? ''
    const hidden = { visitor: 404, supplier: 200, colleague: 200, admin: 200, other: 404, customer: 404 }
    expect(await statusFor(file)).toEqual(Object.fromEntries(Object.keys(hidden).map((who) => [who, 200])))

    await owner.query("update products set status = 'paused' where id = $1", [productId])
    await owner.query("select set_config('app.role', 'system', true), fx.publish_products(array[$1::uuid])", [
      productId,
    ])
    expect(await statusFor(file)).toEqual(hidden)
    expect((await open(file, undefined, { headers: { 'if-none-match': etag } })).status, 'who has its mark').toBe(404)

    await owner.query("update products set status = 'listed' where id = $1", [productId])
    await owner.query("select set_config('app.role', 'system', true), fx.publish_products(array[$1::uuid])", [
      productId,
    ])
    expect((await open(file)).status).toBe(200)
    await owner.query(
      'update accounts set suspended_at = now() where id in (select id from people where company_id = $1)',
      [supplierId],
    )
    expect((await open(file)).status).toBe(404)
    await owner.query('update accounts set suspended_at = null')
  })
})

describe('an image of a product that is not listed', () => {
  it('opens for its supplier and for admins alone, in their own browser [SYS-12]', async () => {
    const { image } = await givenImage('draft')
    expect(await statusFor(`${image}-320.webp`)).toEqual({
      visitor: 404,
      supplier: 200,
      colleague: 200,
      admin: 200,
      other: 404,
      customer: 404,
    })
    expect((await open(`${image}-320.webp`, 'supplier')).headers.get('cache-control')).toBe(
      'private, max-age=3600, immutable',
    )
  })

  it('is answered to others byte for byte like an absent one', async () => {
    const { image } = await givenImage('draft')
    const plain = ({ status, headers, bytes }: Awaited<ReturnType<typeof open>>) =>
      JSON.stringify([
        status,
        [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)),
        bytes.toString(),
      ])
    for (const who of [undefined, 'customer', 'other']) {
      for (const format of ['webp', 'avif']) {
        expect(plain(await open(`${image}-320.${format}`, who)), `${who} ${format}`).toBe(
          plain(await open(`${randomBytes(16).toString('hex')}-320.${format}`, who)),
        )
      }
    }
  })
})

describe('other addresses', () => {
  it("a supplier's logo opens for everybody", async () => {
    const name = randomBytes(16).toString('hex')
    await storage.put('product-images', `${name}-320.webp`, webp, 'image/webp')
    expect((await open(`${name}-320.webp`)).status).toBe(404)
    await owner.query('update suppliers set logo = $2 where id = $1', [supplierId, JSON.stringify({ name })])
    expect((await open(`${name}-320.webp`)).status).toBe(200)
  })

  it('originals, sizes that do not exist and names with a path are not found', async () => {
    const { image } = await givenImage()
    await storage.put('originals', `${image}.webp`, webp, 'image/webp')
    const addresses = [
      `${image}.webp`,
      `${image}`,
      `${image}-999.webp`,
      `${image}-320.png`,
      `../originals/${image}.webp`,
      `..%2foriginals%2f${image}.webp`,
      `${newId()}-320.webp`,
      '',
    ]
    for (const address of addresses) expect((await open(address, 'admin')).status, address).toBe(404)
  })
})
