import { request } from 'node:http'
import { MAX_IMAGE_BYTES } from '@ticarum/contract/values/images'
import { newId } from '@ticarum/db/ids'
import { publicReads } from '@ticarum/db/transaction'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { silentLog } from '../../platform/log.ts'
import { diskStorage } from '../../platform/storage/disk-storage.ts'
import { allFiles } from '../../testing/all-files.ts'
import { openHttp } from '../../testing/open-http.ts'
import { openWorker } from '../../testing/open-worker.ts'
import { givenSession } from '../../testing/personas.ts'
import { filledUp, redPicture } from '../../testing/pictures.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { imagesJobs } from './images.jobs.ts'
import { storePicture } from './store-picture.ts'

const folder = await temporaryFolder()
const storage = diskStorage(folder)
const opened = await openHttp({ storage })
const { call, given, owner, url } = opened
const files = () => allFiles(folder)

const supplier = await given.supplier()
const token = await givenSession(opened, supplier.id)
const upload = (file: Uint8Array, more: object = {}) => call('images.upload', { input: { file }, token, ...more })
const rows = async (name: string) =>
  (await owner.query('select supplier_id, product_id, position from product_images where name = $1', [name])).rows

interface Uploaded {
  id: string
  name: string
  widths: number[]
}
const uploaded = async () => (await upload(redPicture)).body as Uploaded

describe('an upload', () => {
  it('is a PNG, JPG or WEBP of at most 5MB; others are not stored [LIMIT-04]', async () => {
    expect(MAX_IMAGE_BYTES).toBe(5 * 1024 * 1024)
    const picture = sharp(redPicture)
    for (const file of [redPicture, await picture.clone().jpeg().toBuffer(), await picture.clone().webp().toBuffer()]) {
      expect((await upload(filledUp(file, MAX_IMAGE_BYTES))).outcome).toBe('OK')
      const before = await files()
      expect(await upload(filledUp(file, MAX_IMAGE_BYTES + 1))).toMatchObject({
        status: 413,
        body: { code: 'FILE_TOO_LARGE', args: { maxBytes: MAX_IMAGE_BYTES } },
      })
      expect(await files()).toEqual(before)
    }
    const before = await files()
    const others = [
      await picture.clone().gif().toBuffer(),
      await picture.clone().avif().toBuffer(),
      await picture.clone().tiff().toBuffer(),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>'),
      Buffer.from('%PDF-1.7\n%%EOF'),
      Buffer.alloc(0),
    ]
    for (const file of others) {
      expect(await upload(file, { headers: { 'content-type': 'image/png' } })).toMatchObject({
        status: 422,
        body: { code: 'INVALID_FILE', args: {} },
      })
    }
    expect(await files()).toEqual(before)
  })

  it("belongs to the supplier's company, whatever the request says, and to no product yet", async () => {
    const other = await given.company('supplier')
    const { body } = await call('images.upload', { input: { file: redPicture, supplierId: other }, token })
    expect(body).toEqual({
      id: expect.any(String),
      name: expect.stringMatching(/^[0-9a-f]{32}$/),
      widths: [4],
      width: 4,
      height: 3,
      thumbhash: expect.any(String),
    })
    expect(await rows((body as Uploaded).name)).toEqual([
      { supplier_id: supplier.companyId, product_id: null, position: null },
    ])
  })

  it('by an admin belongs to the supplier that the admin names', async () => {
    const admin = await givenSession(opened, (await given.admin()).id)
    const supplierId = await given.company('supplier')
    const { body } = await call('images.upload', { input: { file: redPicture, supplierId }, token: admin })
    expect(await rows((body as Uploaded).name)).toEqual([{ supplier_id: supplierId, product_id: null, position: null }])
    expect((await call('images.upload', { input: { file: redPicture }, token: admin })).body).toEqual({
      code: 'INPUT_INVALID',
      args: { fields: { supplierId: 'required' } },
    })
    expect(
      (await call('images.upload', { input: { file: redPicture, supplierId: newId() }, token: admin })).outcome,
    ).toBe('NOT_FOUND')
  })

  it('with the same key and bytes is one image; with other bytes it is refused', async () => {
    const key = newId()
    const [first, again] = [await upload(redPicture, { key }), await upload(redPicture, { key })]
    expect(again.text).toBe(first.text)
    expect((await upload(filledUp(redPicture, 1_000_000), { key })).outcome).toBe('KEY_REUSED')
  })

  it.each([
    ['nobody', null, 'UNAUTHENTICATED'],
    ['a customer', 'customer', 'FORBIDDEN'],
    ['somebody without a key', 'supplier', 'KEY_REQUIRED'],
  ] as const)('of %s is refused before its bytes are read', async (_, role, code) => {
    const cookie = role ? `session=${await givenSession(opened, (await given.person(role)).id)}` : ''
    const answer = await new Promise<string>((done, failed) => {
      // The bytes never arrive: a server that waited for them would never respond.
      const sending = request(
        `${url}/api/v1/images`,
        { method: 'POST', headers: { cookie, 'content-length': 1_000_000 } },
        (response) => {
          response.setEncoding('utf8').on('data', (text) => {
            done(text)
            sending.destroy()
          })
        },
      )
      sending.on('error', failed)
      sending.flushHeaders()
    })
    expect(JSON.parse(answer)).toMatchObject({ code })
  })
})

describe('afterwards', () => {
  const jobs = imagesJobs({
    pool: opened.worker,
    app: opened.app,
    clock: opened.clock,
    log: silentLog,
    storage,
    mail: { deliver: () => Promise.reject(new Error('no mail is sent here')), origin: '', firstWait: 1, quiet: 0 },
  })
  const run = (task: string, payload: object) => jobs[task]?.(payload)
  const filesOf = async ({ name }: Uploaded) => (await files()).filter((file) => file.includes(name)).length
  const waiting = async ({ name }: Uploaded) =>
    (
      await owner.query(
        `select task, run_at > now() + interval '23 hours' as later from outbox
          where payload ->> 'name' = $1 order by task, id`,
        [name],
      )
    ).rows

  it('the other format is made, and a check for unused files is queued for a day later', async () => {
    const image = await uploaded()
    expect(await waiting(image)).toEqual([
      { task: 'make-avif', later: null },
      { task: 'sweep-image', later: true },
    ])
    expect(await filesOf(image)).toBe(2)
    await openWorker(opened.urls, { storage })
    await expect.poll(() => filesOf(image), { timeout: 60_000 }).toBe(3)
  })

  it('an unused image is deleted, and one that a product or a company uses stays', async () => {
    const [loose, attached, logo] = [await uploaded(), await uploaded(), await uploaded()]
    const product = await given.product({ supplierId: supplier.companyId ?? '', status: 'draft' })
    await owner.query('update product_images set product_id = $2, position = 5 where name = $1', [
      attached.name,
      product.id,
    ])
    await owner.query('update suppliers set logo = $2 where id = $1', [
      supplier.companyId,
      JSON.stringify({ name: logo.name }),
    ])
    for (const image of [loose, attached, logo]) await run('sweep-image', image)
    expect([await filesOf(loose), await filesOf(attached), await filesOf(logo)]).toEqual([0, 2, 2])
    expect(
      [await rows(loose.name), await rows(attached.name), await rows(logo.name)].map((found) => found.length),
    ).toEqual([0, 1, 1])
  })

  it('the files of an upload that was never committed are deleted', async () => {
    const { name, widths } = await storePicture(publicReads(opened.app), storage, redPicture, { kind: 'visitor' })
    const image = { id: '', name, widths }
    expect([await filesOf(image), await waiting(image)]).toEqual([2, [{ task: 'sweep-image', later: true }]])
    await run('sweep-image', image)
    expect(await filesOf(image)).toBe(0)
  })

  it('the files of an upload that was done before are deleted at once', async () => {
    const key = newId()
    await upload(redPicture, { key })
    const before = await files()
    await upload(redPicture, { key })
    expect(await files()).toEqual(before)
  })

  it('the files are deleted at once when a product is deleted with its images', async () => {
    const image = await uploaded()
    const product = await given.product({ supplierId: supplier.companyId ?? '', status: 'draft' })
    await owner.query('update product_images set product_id = $2, position = 5 where name = $1', [
      image.name,
      product.id,
    ])
    await owner.query('delete from products where id = $1', [product.id])
    expect(await waiting(image)).toContainEqual({ task: 'sweep-image', later: null })
    await run('sweep-image', image)
    expect(await filesOf(image)).toBe(0)
  })
})
