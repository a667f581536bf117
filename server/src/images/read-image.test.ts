import { imageFile } from '@ticarum/contract/values/images'
import sharp from 'sharp'
import { thumbHashToAverageRGBA } from 'thumbhash'
import { describe, expect, it } from 'vitest'
import { diskStorage } from '../platform/storage/disk-storage.ts'
import { png } from '../testing/hostile/png-files.ts'
import { redPicture } from '../testing/pictures.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { servedWidths } from './encode-image.ts'
import { originalFile, removeImage, storeAvif, storeImage } from './image-files.ts'
import type { ReadImage } from './picture-tasks.ts'
import { readImage } from './read-image.ts'

sharp.unblock({ operation: ['VipsForeignLoadHeif'] }) // only to inspect the results

const storage = diskStorage(await temporaryFolder())
async function bytesOf(file: string): Promise<Buffer | undefined> {
  const stored = await storage.get('product-images', file)
  return stored && Buffer.from(await new Response(stored.body).arrayBuffer())
}
async function read(bytes: Promise<Buffer> | Buffer): Promise<ReadImage> {
  const image = await readImage(await bytes, { kind: 'visitor' })
  if (!image) throw new Error('refused')
  return image
}
const red = { r: 200, g: 30, b: 30 }
const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: red } })

describe('a picture', () => {
  it.each([
    ['PNG', () => flat(1500, 1000).png().toBuffer()],
    ['JPG', () => flat(1500, 1000).jpeg().toBuffer()],
    ['WEBP', () => flat(1500, 1000).webp().toBuffer()],
  ])(
    'in %s is stored anew in AVIF and WebP at three widths, each named after its real format [SYS-10]',
    async (_, make) => {
      const image = await read(make())
      await storeImage(storage, image)
      await storeAvif(storage, image)
      expect(image).toMatchObject({
        name: expect.stringMatching(/^[0-9a-f]{32}$/),
        width: 1500,
        height: 1000,
        widths: [320, 640, 1024],
      })
      for (const width of image.widths) {
        const webp = await sharp(await bytesOf(imageFile(image.name, width, 'webp'))).metadata()
        expect(webp).toMatchObject({ format: 'webp', width, height: Math.round((width * 1000) / 1500) })
        const avif = await sharp(await bytesOf(imageFile(image.name, width, 'avif'))).metadata()
        expect(avif).toMatchObject({ format: 'heif', compression: 'av1', width, height: webp.height })
      }
    },
  )

  it('has another name each time', async () => {
    const bytes = await flat(10, 10).png().toBuffer()
    const names = [await read(bytes), await read(bytes), await read(bytes)].map(({ name }) => name)
    expect(new Set(names).size).toBe(3)
  })

  it.each([
    [1, [1]],
    [320, [320]],
    [321, [320, 321]],
    [1023, [320, 640, 1023]],
    [1024, [320, 640, 1024]],
    [5000, [320, 640, 1024]],
  ])('%d wide is served in widths %j: never enlarged', (width, widths) => {
    expect(servedWidths(width)).toEqual(widths)
  })

  it('that is rotated is turned upright', async () => {
    const lying = await flat(600, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await read(lying)).toMatchObject({ width: 300, height: 600 })
  })

  it('keeps its transparency', async () => {
    const { files } = await read(
      sharp({ create: { width: 40, height: 30, channels: 4, background: { ...red, alpha: 0.5 } } })
        .png()
        .toBuffer(),
    )
    const { data } = await sharp(files[0]?.bytes).raw().toBuffer({ resolveWithObject: true })
    expect(data[3]).toBeGreaterThan(120)
    expect(data[3]).toBeLessThan(136)
  })

  it.each([
    ['in CMYK', () => flat(40, 30).toColourspace('cmyk').jpeg().toBuffer()],
    ['of 16 bit', () => flat(40, 30).toColourspace('rgb16').png().toBuffer()],
    ['in a wider space of colours', () => flat(40, 30).withIccProfile('p3').png().toBuffer()],
  ])('%s comes out in the colours of a screen', async (_, make) => {
    const { files } = await read(make())
    const { data, info } = await sharp(files[0]?.bytes).raw().toBuffer({ resolveWithObject: true })
    expect(info.channels).toBe(3)
    for (const [n, value] of Object.values(red).entries()) expect(Math.abs((data[n] ?? 0) - value)).toBeLessThan(40)
  })

  it('has a placeholder of its colours', async () => {
    const { thumbhash } = await read(flat(300, 200).png().toBuffer())
    const { r, g, b } = thumbHashToAverageRGBA(Buffer.from(thumbhash, 'base64'))
    expect(r).toBeGreaterThan(2 * g)
    expect(r).toBeGreaterThan(2 * b)
    expect(thumbhash.length).toBeLessThan(40)
  })

  it('in shades of grey has a grey placeholder', async () => {
    const { thumbhash } = await read(flat(300, 200).greyscale().toColourspace('b-w').png().toBuffer())
    const { r, g, b, a } = thumbHashToAverageRGBA(Buffer.from(thumbhash, 'base64'))
    expect([Math.abs(r - g) < 0.05, Math.abs(g - b) < 0.05, a]).toEqual([true, true, 1])
  })
})

describe('turns', () => {
  it('of members do not wait for visitors, who may send 25 million pixels', async () => {
    const large = png({ width: 5000, height: 5000, interlaced: true })
    let done = 0
    const ofVisitors = Array.from({ length: 6 }, () => readImage(large, { kind: 'visitor' }).finally(() => done++))
    expect(await readImage(redPicture, { kind: 'person', userId: 'one' })).toMatchObject({ width: 4 })
    expect(done).toBeLessThan(3)
    for (const image of await Promise.all(ofVisitors)) expect(image).toMatchObject({ width: 2048 })
    expect(await readImage(png({ width: 5001, height: 5000 }), { kind: 'visitor' })).toBeUndefined()
  })
})

describe('its files', () => {
  it('are completed after a worker was killed halfway, and existing ones stay', async () => {
    const image = await read(flat(700, 500).jpeg().toBuffer())
    await storeImage(storage, image)
    const done = imageFile(image.name, 320, 'avif')
    await storage.put('product-images', done, Buffer.from('made before the kill'), 'image/avif')
    await storeAvif(storage, image)
    await storeAvif(storage, image)
    expect((await bytesOf(done))?.toString()).toBe('made before the kill')
    for (const width of [640, 700])
      expect((await bytesOf(imageFile(image.name, width, 'avif')))?.subarray(4, 12).toString()).toBe('ftypavif')
  })

  it('are all removed, and nothing is made of a removed one', async () => {
    const image = await read(flat(700, 500).jpeg().toBuffer())
    await storeImage(storage, image)
    await storeAvif(storage, image)
    await removeImage(storage, image)
    await storeAvif(storage, image)
    const left = image.widths
      .flatMap((width) => [imageFile(image.name, width, 'avif'), imageFile(image.name, width, 'webp')])
      .map(bytesOf)
    expect((await Promise.all(left)).every((bytes) => bytes === undefined)).toBe(true)
    expect(await storage.get('originals', originalFile(image.name))).toBeUndefined()
  })
})
