import { randomBytes } from 'node:crypto'
import { imageFile } from '@ticarum/contract/values/images'
import { decodeImage } from './decode-image.ts'
import { encode, encodeOriginal, servedWidths, thumbhashOf } from './encode-image.ts'
import { createTurns } from './in-turn.ts'

export interface ReadImage {
  /** 128 random bits: nobody can guess it, nor the next one */
  name: string
  width: number
  height: number
  widths: number[]
  thumbhash: string
  /** what other sizes and formats are made from; for nobody's eyes */
  original: Buffer
  /** what can be shown at once */
  files: { name: string; bytes: Buffer }[]
}

const inTurn = createTurns()

/** Reads what somebody sent and makes pictures of it that are ours; undefined when it is no picture that we take. */
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

/** The same for what is only kept and not shown in sizes, as a photograph of a receipt. */
export const readOriginal = (bytes: Uint8Array): Promise<Buffer | undefined> =>
  inTurn(async () => {
    const pixels = await decodeImage(bytes)
    return pixels && encodeOriginal(pixels)
  })
