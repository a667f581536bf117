import { v7 } from 'uuid'

/**
 * The same ids in every demo world, so that a link or a picture stays true: time and a running number instead of
 * chance.
 */
export function demoId(day: string, number: number): string {
  const random = new Uint8Array(16)
  new DataView(random.buffer).setUint32(12, number)
  return v7({ msecs: Date.parse(`${day}T09:00:00+03:00`), seq: number, random })
}
