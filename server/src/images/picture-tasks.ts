import { randomBytes } from 'node:crypto'
import { imageFile } from '@ticarum/contract/values/images'
import { decodeImage, type PictureLimits, type Pixels } from './decode-image.ts'
import { encode, encodeOriginal, encodePreview, servedWidths, thumbhashOf } from './encode-image.ts'

export interface ReadImage {
  /** 128 random bits, so that it cannot be guessed */
  name: string
  width: number
  height: number
  widths: number[]
  thumbhash: string
  /** the source of other sizes and formats; never served */
  original: Buffer
  /** sizes that are served at once */
  files: { name: string; bytes: Buffer }[]
}

async function readImage(bytes: Uint8Array, limits: PictureLimits): Promise<ReadImage | undefined> {
  const pixels = await decodeImage(bytes, limits)
  if (!pixels) return undefined
  const { width, height } = pixels.info
  const name = randomBytes(16).toString('hex')
  const widths = servedWidths(width)
  const files: ReadImage['files'] = []
  for (const each of widths)
    files.push({ name: imageFile(name, each, 'webp'), bytes: await encode(pixels, each, 'webp') })
  return {
    name,
    width,
    height,
    widths,
    thumbhash: await thumbhashOf(pixels),
    original: await encodeOriginal(pixels),
    files,
  }
}

async function readOriginal(bytes: Uint8Array, limits: PictureLimits): Promise<Buffer | undefined> {
  const pixels = await decodeImage(bytes, limits)
  return pixels && encodeOriginal(pixels)
}

async function makeAvif(original: Uint8Array, widths: number[], limits: PictureLimits): Promise<Buffer[]> {
  const pixels = await pixelsOf(original, limits)
  const made: Buffer[] = []
  for (const width of widths) made.push(await encode(pixels, width, 'avif'))
  return made
}

const makePreview = async (original: Uint8Array, limits: PictureLimits): Promise<Buffer> =>
  encodePreview(await pixelsOf(original, limits))

async function pixelsOf(original: Uint8Array, limits: PictureLimits): Promise<Pixels> {
  const pixels = await decodeImage(original, limits)
  if (!pixels) throw new Error('a stored original can not be read')
  return pixels
}

/** What decodes pictures, in a process of its own. */
export const pictureTasks = { readImage, readOriginal, makeAvif, makePreview }
