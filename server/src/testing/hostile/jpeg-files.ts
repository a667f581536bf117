import sharp from 'sharp'
import { becomesLargePicture, becomesPicture, type HostileFile, PAYLOAD, refused, SCRIPT } from './hostile-file.ts'

const SOI = Buffer.from('ffd8', 'hex')
const EOI = Buffer.from('ffd9', 'hex')
const COMMENT = 0xfe
const APP = (n: number) => 0xe0 + n

function segment(marker: number, data: string | Buffer): Buffer {
  const content = Buffer.from(data)
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}
/** Right after the first two bytes, where decoders look for it. */
const withSegments = (jpeg: Buffer, ...segments: Buffer[]) => Buffer.concat([SOI, ...segments, jpeg.subarray(2)])

/** States another size than it has; the frame's header holds height and width. */
function claiming(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg)
  const frame = [0xc0, 0xc2].map((marker) => jpeg.indexOf(Buffer.from([0xff, marker]))).find((at) => at > 0) ?? 0
  changed.writeUInt16BE(height, frame + 5)
  changed.writeUInt16BE(width, frame + 7)
  return changed
}

/** Repeats the last scan: each costs the decoder a pass through the whole picture. */
function manyScans(progressive: Buffer, times: number): Buffer {
  const scan = progressive.subarray(progressive.lastIndexOf(Buffer.from('ffda', 'hex')), -2)
  return Buffer.concat([progressive.subarray(0, -2), ...Array.from({ length: times }, () => scan), EOI])
}

const photo = (width = 200, height = 150) =>
  sharp({
    create: { width, height, channels: 3, background: '#a33', noise: { type: 'gaussian', mean: 120, sigma: 30 } },
  })
const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a33' } })

/** Place and author of the photograph, and a thumbnail that still shows what was cropped. */
export const EXIF_WITH_POSITION = {
  IFD0: { Artist: PAYLOAD, Copyright: PAYLOAD, ImageDescription: SCRIPT },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 43/1 12/1', GPSLongitudeRef: 'E', GPSLongitude: '35/1 29/1 14/1' },
}

export async function jpegFiles(): Promise<HostileFile[]> {
  const plain = await photo().jpeg().toBuffer()
  const progressive = await photo().jpeg({ progressive: true }).toBuffer()
  const large = await flat(7000, 7000).jpeg({ progressive: true }).toBuffer()
  const damaged = Buffer.from(plain).fill(0xff, 1200, 1400)
  return [
    becomesPicture('JPG with a position', await photo().withExif(EXIF_WITH_POSITION).jpeg().toBuffer()),
    becomesPicture(
      'JPG with a position, lying on its side',
      await photo().withExif(EXIF_WITH_POSITION).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    ),
    becomesPicture(
      'JPG with a script as XMP',
      withSegments(plain, segment(APP(1), `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${SCRIPT}</x:xmpmeta>`)),
    ),
    becomesPicture(
      'JPG with a script as colour profile',
      withSegments(plain, segment(APP(2), `ICC_PROFILE\0\x01\x01${SCRIPT}`)),
    ),
    becomesPicture(
      'JPG with a script as IPTC',
      withSegments(plain, segment(APP(13), `Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x20${SCRIPT}`)),
    ),
    becomesPicture('JPG with a script as comment', withSegments(plain, segment(COMMENT, SCRIPT))),
    becomesPicture('JPG that is JavaScript too', withSegments(plain, segment(COMMENT, `*/=alert('${PAYLOAD}')/*`))),
    becomesPicture('JPG that is PHP too', withSegments(plain, segment(COMMENT, `<?php system('${PAYLOAD}') ?>`))),
    becomesPicture(
      'JPG with 4 MB of comments',
      withSegments(plain, ...Array.from({ length: 64 }, () => segment(COMMENT, PAYLOAD.repeat(8000)))),
    ),
    becomesPicture(
      'JPG, then a Java archive',
      Buffer.concat([plain, Buffer.from(`PK\x03\x04META-INF/${PAYLOAD}.class`)]),
    ),
    becomesPicture('JPG, then PDF', Buffer.concat([plain, Buffer.from(`%PDF-1.7 /JavaScript ${PAYLOAD}`)])),
    becomesPicture('JPG, then HTML', Buffer.concat([plain, Buffer.from(`<html>${SCRIPT}`)])),
    becomesPicture('JPG, then another JPG', Buffer.concat([plain, withSegments(plain, segment(COMMENT, PAYLOAD))])),
    becomesLargePicture('JPG bomb, 49 million pixels', large),
    becomesPicture('JPG in CMYK', await photo().toColourspace('cmyk').jpeg().toBuffer()),
    becomesPicture('JPG of one pixel', await flat(1, 1).jpeg().toBuffer()),
    refused('JPG with 300 scans of 49 million pixels', manyScans(large, 300)),
    refused('JPG that claims 65,500 × 65,500', claiming(plain, 65_500, 65_500)),
    becomesLargePicture('JPG that claims 7,000 × 7,000', claiming(plain, 7000, 7000)),
    refused('JPG of no width', claiming(plain, 0, 300)),
    refused('JPG, cut off', plain.subarray(0, plain.length / 2)),
    refused('JPG, progressive and cut off', progressive.subarray(0, progressive.length / 2)),
    refused('JPG, its first two bytes only', SOI),
    refused('JPG without a picture', Buffer.concat([SOI, segment(COMMENT, SCRIPT), EOI])),
    becomesPicture('JPG whose pixels are damaged', damaged),
    refused(
      'HTML behind the first bytes of a JPG',
      Buffer.concat([SOI, Buffer.from(`\xff\xe0<html>${SCRIPT}`, 'latin1')]),
    ),
  ]
}
