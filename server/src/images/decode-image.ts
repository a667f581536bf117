import { imageTypes } from '@ticarum/contract/values/images'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type OutputInfo, type SharpOptions } from 'sharp'

/** One core for each picture; how many are worked on at once is decided where they come from. */
sharp.concurrency(1)
sharp.cache(false)
/** Only three decoders can be reached in this process, whatever a file claims to be. */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'] })

const MAX_PIXELS = 50_000_000 // what the cameras of phones make
const MAX_SIDE = 16_383 // what WebP can hold
/** The size bounds the work; this is for a decoder that never ends, so that the next picture has its turn. */
const SECONDS = 90
/** Nothing larger is ever shown; what is larger is made smaller while it is read. */
const KEPT = { width: 2048, height: 4096 }

/** Plain pixels in sRGB, upright: nothing else of what was sent is left. */
export interface Pixels {
  data: Buffer
  info: OutputInfo
}

export const fromPixels = ({ data, info: { width, height, channels } }: Pixels) =>
  sharp(data, { raw: { width, height, channels } }).timeout({ seconds: SECONDS })

/** undefined for all that is not a whole, still picture in PNG, JPG or WEBP of a sensible size. */
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
    if (error instanceof Error && error.message.startsWith('timeout')) throw error // not the file's fault for certain
    return undefined // the decoder's words about a broken file help nobody
  }
}
