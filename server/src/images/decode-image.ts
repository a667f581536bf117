import { imageTypes } from '@ticarum/contract/values/images'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Metadata, type OutputInfo, type SharpOptions } from 'sharp'

/** One core for each picture; the callers decide how many are processed at once. */
sharp.concurrency(1)
sharp.cache(false)
/** Only three decoders are enabled in this process, whatever a file claims to be. */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'] })

/** What a picture may be, by its head: nothing larger is decoded. */
export interface PictureLimits {
  types: readonly string[]
  pixels: number
  /** after decoding; a pixel has up to four channels of one or two bytes */
  bytes: number
}

const MAX_SIDE = 16_383 // the maximum of WebP
/** Nothing larger is ever shown; larger pictures are scaled down while they are decoded. */
const KEPT = { width: 2048, height: 4096 }

/** Plain upright pixels in sRGB: nothing else of the sent file is left. */
export interface Pixels {
  data: Buffer
  info: OutputInfo
}

export const fromPixels = ({ data, info: { width, height, channels } }: Pixels) =>
  sharp(data, { raw: { width, height, channels } })

const decodedBytes = ({ width, height, channels, depth }: Metadata) =>
  width * height * channels * (depth === 'uchar' ? 1 : 2)

/** undefined for everything but a complete, still PNG, JPG or WEBP within these limits. */
export async function decodeImage(bytes: Uint8Array, limits: PictureLimits): Promise<Pixels | undefined> {
  const found = await fileTypeFromBuffer(bytes)
  const type = imageTypes.find((each) => each === found?.mime)
  if (!type || !limits.types.includes(type)) return undefined

  const options: SharpOptions = { limitInputPixels: limits.pixels, limitInputChannels: 5, failOn: 'error' }
  try {
    const head = await sharp(bytes, options).metadata()
    if (`image/${head.format}` !== type || (head.pages ?? 1) > 1) return undefined
    if (Math.max(head.width, head.height) > MAX_SIDE || decodedBytes(head) > limits.bytes) return undefined
    return await sharp(bytes, options)
      .autoOrient()
      .resize({ ...KEPT, fit: 'inside', withoutEnlargement: true })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
  } catch {
    return undefined // the decoder's message about a broken file helps nobody
  }
}
