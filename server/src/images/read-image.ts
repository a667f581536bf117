import { randomBytes } from 'node:crypto'
import { imageFile } from '@ticarum/contract/values/images'
import { decodeImage } from './decode-image.ts'
import { encode, encodeOriginal, servedWidths, thumbhashOf } from './encode-image.ts'
import { createTurns } from './in-turn.ts'

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

const inTurn = createTurns()

/** Decodes an uploaded file and re-encodes it; undefined if it is not a picture that we accept. */
export const readImage = (bytes: Uint8Array): Promise<ReadImage | undefined> =>
  inTurn(async () => {
    const pixels = await decodeImage(bytes)
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
  })

/** The same for a picture that is not served in sizes, for example a photograph of a receipt. */
export const readOriginal = (bytes: Uint8Array): Promise<Buffer | undefined> =>
  inTurn(async () => {
    const pixels = await decodeImage(bytes)
    return pixels && encodeOriginal(pixels)
  })
