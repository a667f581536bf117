import { imageTypes } from '@ticarum/contract/values/images'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type OutputInfo, type SharpOptions } from 'sharp'

/** One core for each picture; the callers decide how many are processed at once. */
sharp.concurrency(1)
sharp.cache(false)
/** Only three decoders are enabled in this process, whatever a file claims to be. */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'] })

const MAX_PIXELS = 50_000_000 // enough for the cameras of phones
const MAX_SIDE = 16_383 // the maximum of WebP
/** The size limits the work; this timeout is for a decoder that never ends. */
const SECONDS = 90
/** Nothing larger is ever shown; larger pictures are scaled down while they are decoded. */
const KEPT = { width: 2048, height: 4096 }

/** Plain upright pixels in sRGB: nothing else of the sent file is left. */
export interface Pixels {
  data: Buffer
  info: OutputInfo
}

export const fromPixels = ({ data, info: { width, height, channels } }: Pixels) =>
  sharp(data, { raw: { width, height, channels } }).timeout({ seconds: SECONDS })

/** undefined for everything but a complete, still PNG, JPG or WEBP of a reasonable size. */
export async function decodeImage(bytes: Uint8Array): Promise<Pixels | undefined> {
  const found = await fileTypeFromBuffer(bytes)
  const type = imageTypes.find((each) => each === found?.mime)
  if (!type) return undefined

  const options: SharpOptions = { limitInputPixels: MAX_PIXELS, limitInputChannels: 5, failOn: 'error' }
  try {
    const { format, width, height, pages = 1 } = await sharp(bytes, options).metadata()
    if (`image/${format}` !== type || pages > 1 || Math.max(width, height) > MAX_SIDE) return undefined
    return await sharp(bytes, options)
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ ...KEPT, fit: 'inside', withoutEnlargement: true })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('timeout')) throw error // may not be the file's fault
    return undefined // the decoder's message about a broken file helps nobody
  }
}
