import { crc32, deflateSync } from 'node:zlib'
import { becomesLargePicture, becomesPicture, type HostileFile, PAYLOAD, refused, SCRIPT } from './hostile-file.ts'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
const RGB = 2
const RGBA = 6

function chunk(type: string, data: Buffer, crc?: number): Buffer {
  const framed = Buffer.alloc(12 + data.length)
  framed.writeUInt32BE(data.length)
  framed.write(type, 4, 'latin1')
  data.copy(framed, 8)
  framed.writeUInt32BE(crc ?? crc32(framed.subarray(4, 8 + data.length)), 8 + data.length)
  return framed
}

interface Head {
  width: number
  height: number
  depth?: number
  colour?: number
  interlaced?: boolean
}

function head({ width, height, depth = 8, colour = RGB, interlaced = false }: Head): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width)
  data.writeUInt32BE(height, 4)
  data.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8)
  return chunk('IHDR', data)
}

const end = chunk('IEND', Buffer.alloc(0))
/** Zeros, which compress a thousand to one. */
const zeros = (bytes: number) => deflateSync(Buffer.alloc(bytes))
const text = (keyword: string, value: string) => chunk('tEXt', Buffer.from(`${keyword}\0${value}`, 'latin1'))
const compressed = (type: string, keyword: string, bytes: number) =>
  chunk(type, Buffer.concat([Buffer.from(`${keyword}\0\0`), zeros(bytes)]))

/** As many bytes as its size needs, one more for each line; interlacing adds lines. */
function pixels({ width, height, depth = 8, colour = RGB, interlaced = false }: Head): Buffer {
  const channels = colour === RGBA ? 4 : 3
  const raw = (height * width * channels * depth) / 8 + height
  return chunk('IDAT', zeros(interlaced ? raw + 3 * height : raw))
}
export const png = (of: Head, ...more: Buffer[]) => Buffer.concat([SIGNATURE, head(of), ...more, pixels(of), end])

const small = { width: 40, height: 30 }
const huge = { width: 7000, height: 7000, colour: RGBA } // 49 million pixels, just below the limit
const broken = (at: number, of = png(small)) =>
  Buffer.concat([of.subarray(0, at), Buffer.from([(of[at] ?? 0) ^ 0xff]), of.subarray(at + 1)])

export const pngFiles = (): HostileFile[] => [
  becomesLargePicture('PNG bomb, 196 MB in 190 KB', png(huge)),
  becomesLargePicture('PNG bomb, interlaced', png({ ...huge, interlaced: true })),
  refused('PNG bomb, interlaced, 16 bit, 392 MB', png({ ...huge, depth: 16, interlaced: true })),
  refused('PNG with more than 50 million pixels', png({ width: 7100, height: 7100 })),
  refused(
    'PNG that claims 65,535 × 65,535',
    Buffer.concat([SIGNATURE, head({ width: 65_535, height: 65_535 }), pixels(small), end]),
  ),
  refused(
    'PNG that claims 2³¹ − 1 × 2³¹ − 1',
    Buffer.concat([SIGNATURE, head({ width: 2 ** 31 - 1, height: 2 ** 31 - 1 }), pixels(small), end]),
  ),
  refused('PNG of no size', Buffer.concat([SIGNATURE, head({ width: 0, height: 0 }), pixels(small), end])),
  refused('PNG longer than a WebP can be', png({ width: 16_384, height: 1 })),
  becomesPicture('PNG as long as a WebP can be', png({ width: 16_383, height: 1 })),
  becomesPicture('PNG of one pixel', png({ width: 1, height: 1 })),
  becomesPicture('PNG with a text of 100 MB', png(small, compressed('zTXt', 'Comment', 100_000_000))),
  becomesPicture('PNG with a colour profile of 100 MB', png(small, compressed('iCCP', 'profile', 100_000_000))),
  becomesPicture('PNG with 20,000 texts', png(small, ...Array.from({ length: 20_000 }, () => text('Comment', SCRIPT)))),
  becomesPicture(
    'PNG with a script in its texts',
    png(small, text('Title', SCRIPT), text('XML:com.adobe.xmp', `<x:xmpmeta>${SCRIPT}</x:xmpmeta>`)),
  ),
  becomesPicture('PNG with an unknown part', png(small, chunk('zzZz', Buffer.from(SCRIPT)))),
  becomesPicture('PNG, then ZIP', Buffer.concat([png(small), Buffer.from(`PK\x03\x04${PAYLOAD}`)])),
  becomesPicture('PNG, then HTML', Buffer.concat([png(small), Buffer.from(`<html>${SCRIPT}`)])),
  becomesPicture(
    'PNG with more pixels than its size',
    Buffer.concat([
      SIGNATURE,
      head(small),
      chunk('IDAT', deflateSync(Buffer.from(SCRIPT.repeat(1000)).fill(0, 0, 4000))),
      end,
    ]),
  ),
  refused(
    'PNG with fewer pixels than its size',
    Buffer.concat([SIGNATURE, head({ width: 400, height: 300 }), pixels(small), end]),
  ),
  refused('PNG, cut off', png({ width: 400, height: 300 }).subarray(0, 100)),
  refused('PNG, interlaced and cut off', png({ width: 400, height: 300, interlaced: true }).subarray(0, 90)),
  refused('PNG, its first bytes only', SIGNATURE),
  refused('PNG, its head only', Buffer.concat([SIGNATURE, head(small)])),
  refused('PNG without pixels', Buffer.concat([SIGNATURE, head(small), end])),
  refused('PNG with a false sum in its head', broken(30)),
  refused('PNG whose pixels are damaged', broken(45)),
  refused(
    'PNG with a line filter that does not exist',
    Buffer.concat([SIGNATURE, head(small), chunk('IDAT', deflateSync(Buffer.alloc(30 * 121, 9))), end]),
  ),
  refused('APNG', png(small, chunk('acTL', Buffer.from('0000000200000000', 'hex')))),
]
