import sharp from 'sharp'
import { becomesLargePicture, becomesPicture, type HostileFile, PAYLOAD, refused, SCRIPT } from './hostile-file.ts'
import { EXIF_WITH_POSITION } from './jpeg-files.ts'

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

function riff(parts: Buffer[], size = parts.reduce((sum, part) => sum + part.length, 4)): Buffer {
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(size, 4)
  return Buffer.concat([head, ...parts])
}

/** Width and height minus one, 14 bits each, after the signature of the lossless format. */
function losslessHead(width: number, height: number): Buffer {
  const bits = Buffer.alloc(5, 0x2f)
  bits.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 1)
  return chunk('VP8L', Buffer.concat([bits, Buffer.alloc(20)]))
}

const canvas = (flags: number, width: number, height: number) => {
  const data = Buffer.alloc(10)
  data[0] = flags
  data.writeUIntLE(width - 1, 4, 3)
  data.writeUIntLE(height - 1, 7, 3)
  return chunk('VP8X', data)
}

const flat = (width = 200, height = 150) =>
  sharp({ create: { width, height, channels: 4, background: { r: 160, g: 40, b: 40, alpha: 0.5 } } })

export async function webpFiles(): Promise<HostileFile[]> {
  const plain = await flat().webp().toBuffer()
  const parts = plain.subarray(12)
  const frames = await Promise.all(
    ['#a33', '#33a'].map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return [
    becomesLargePicture(
      'WEBP bomb, 196 MB in 38 bytes',
      await flat(7000, 7000).webp({ lossless: true, effort: 0 }).toBuffer(),
    ),
    becomesPicture('WEBP with a position', await flat().withExif(EXIF_WITH_POSITION).webp().toBuffer()),
    becomesPicture('WEBP with a script as EXIF, XMP and colour profile', riff([...withExtras(parts)])),
    becomesPicture('WEBP with an unknown part', riff([parts, chunk('HTML', Buffer.from(SCRIPT))])),
    becomesPicture('WEBP, then ZIP', Buffer.concat([plain, Buffer.from(`PK\x03\x04${PAYLOAD}`)])),
    becomesPicture('WEBP, then HTML', Buffer.concat([plain, Buffer.from(SCRIPT)])),
    becomesPicture('WEBP of one pixel', await flat(1, 1).webp().toBuffer()),
    refused(
      'WEBP, animated',
      await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
    ),
    refused('WEBP that claims 16,384 × 16,384', riff([losslessHead(16_384, 16_384)])),
    refused('WEBP with a canvas of 16,777,216 × 16,777,216', riff([canvas(0, 2 ** 24, 2 ** 24), losslessHead(40, 30)])),
    refused('WEBP with another canvas than its picture', riff([canvas(0, 7000, 7000), losslessHead(40, 30)])),
    refused('WEBP that says to be empty', riff([parts], 4)),
    refused('WEBP that says to have 4 GB', riff([parts], 2 ** 32 - 2)),
    refused('WEBP, cut off', plain.subarray(0, plain.length / 2)),
    refused('WEBP, its head only', plain.subarray(0, 12)),
    refused('WEBP without a picture', riff([chunk('EXIF', Buffer.from(SCRIPT))])),
    refused('HTML behind the first bytes of a WEBP', riff([Buffer.from(`VP8 <html>${SCRIPT}`)])),
  ]
}

function withExtras(parts: Buffer): Buffer[] {
  // sharp's file already has a canvas chunk, because it is transparent: flags for all extras are set in it.
  const withFlags = Buffer.from(parts)
  withFlags[8] = (withFlags[8] ?? 0) | 0b101100
  const canvasLength = 18
  return [
    withFlags.subarray(0, canvasLength),
    chunk('ICCP', Buffer.from(SCRIPT)),
    withFlags.subarray(canvasLength),
    chunk('EXIF', Buffer.from(SCRIPT)),
    chunk('XMP ', Buffer.from(SCRIPT)),
  ]
}
