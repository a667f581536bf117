import { randomFillSync } from 'node:crypto'
import { encodeOriginal } from '@ticarum/server/images/encode-image'
import { pictureTasks } from '@ticarum/server/images/picture-tasks'

const LIMITS = { types: ['image/webp'], pixels: 50_000_000, bytes: 200_000_000 }
const [WIDTH, HEIGHT] = [1600, 1200]

/** Pictures a second that one worker re-encodes, one after the other as its queue does. */
export async function picturesPerSecond(pictures: number): Promise<number> {
  const data = Buffer.alloc(WIDTH * HEIGHT * 3)
  for (let row = 0; row < HEIGHT; row += 1) {
    // Noise in a fifth of the rows, and even colour in the rest, costs about what a photograph does.
    const line = data.subarray(row * WIDTH * 3, (row + 1) * WIDTH * 3)
    if (row % 5 === 0) randomFillSync(line)
    else line.fill(row % 256)
  }
  const info = {
    width: WIDTH,
    height: HEIGHT,
    channels: 3,
    format: 'raw',
    size: data.length,
    premultiplied: false,
    hasAlpha: false,
  } as const
  const file = await encodeOriginal({ data, info })
  const started = performance.now()
  for (let n = 0; n < pictures; n += 1) {
    const read = await pictureTasks.readImage(file, LIMITS)
    if (!read) throw new Error('the picture was not read')
    await pictureTasks.makeAvif(read.original, read.widths, LIMITS)
  }
  return (pictures * 1000) / (performance.now() - started)
}
