import { v7 } from 'uuid'

/**
 * Ids are the same in every demo world, so that links and pictures stay valid: they are made of a time and a running
 * number.
 */
export function demoId(day: string, number: number): string {
  const random = new Uint8Array(16)
  new DataView(random.buffer).setUint32(12, number)
  return v7({ msecs: Date.parse(`${day}T09:00:00+03:00`), seq: number, random })
}
