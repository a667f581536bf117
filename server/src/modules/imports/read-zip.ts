import { MAX_IMAGE_BYTES } from '@ticarum/contract/values/images'
import { MAX_LIST_PICTURES, type PictureProblem } from '@ticarum/contract/values/price-list'
import { Unzip, type UnzipFile, UnzipInflate } from 'fflate'
import { fail } from '../../door/domain-error.ts'

/** A workbook is one, too. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

/** Pictures hardly shrink in a ZIP: a file that unpacks to much more than was sent is refused. */
const mostUnpacked = (received: number) => 2 * received + 4 * MAX_IMAGE_BYTES
const PICTURE = /\.(png|jpe?g|webp)$/i
/** Files that file managers add beside the pictures. */
const BESIDE = /(^|\/)(__MACOSX\/|\.)|\/$/

export interface ZipEntry {
  file: string
  bytes: Uint8Array
  problem?: PictureProblem
}

const leadsOut = (file: string) => /(^|[\\/])\.\.([\\/]|$)|^[\\/]|^[a-z]:|\0/i.test(file)

/**
 * Yields the pictures of a ZIP one by one as it arrives, without keeping the whole. Refuses what is not a ZIP, or a ZIP
 * bomb.
 */
export async function* readZip(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ZipEntry> {
  const ready: ZipEntry[] = []
  let unpacked = 0
  const zip = new Unzip((entry) => {
    if (BESIDE.test(entry.name) && !leadsOut(entry.name)) return
    const file = entry.name.slice(0, 200)
    if (leadsOut(entry.name)) ready.push({ file, bytes: new Uint8Array(), problem: 'badName' })
    else if (PICTURE.test(entry.name)) unpack(entry, file)
    else ready.push({ file, bytes: new Uint8Array(), problem: 'unreadable' })
  })
  zip.register(UnzipInflate)

  function unpack(entry: UnzipFile, file: string) {
    const parts: Uint8Array[] = []
    let size = 0
    let over = false
    entry.ondata = (error, part, last) => {
      if (over) return
      unpacked += part?.length ?? 0
      size += part?.length ?? 0
      if (size <= MAX_IMAGE_BYTES && part) parts.push(part)
      over = last || error !== null
      if (over)
        ready.push({ file, ...(error ? broken : size > MAX_IMAGE_BYTES ? tooLarge : { bytes: Buffer.concat(parts) }) })
    }
    try {
      entry.start()
    } catch {
      ready.push({ file, ...broken }) // an unusual compression method
    }
  }

  let sent = 0
  let received = 0
  for await (const step of steps(chunks)) {
    if (received === 0 && !isZip(step.part)) fail('INVALID_FILE')
    push(zip, step)
    received += step.part.length
    if (unpacked > mostUnpacked(received)) fail('INVALID_FILE')
    for (const entry of ready.splice(0)) {
      if (++sent > MAX_LIST_PICTURES) fail('TOO_MANY_IMAGES', { max: MAX_LIST_PICTURES })
      yield entry
    }
  }
}

const broken = { bytes: new Uint8Array(), problem: 'unreadable' as const }
const tooLarge = { bytes: new Uint8Array(), problem: 'tooLarge' as const }
const STEP = 16 * 1024

/** In small steps, so that what each one unpacks stays small, however it was packed. */
async function* steps(chunks: AsyncIterable<Uint8Array>) {
  for await (const chunk of chunks)
    for (let from = 0; from < chunk.length; from += STEP) yield { part: chunk.subarray(from, from + STEP), last: false }
  yield { part: new Uint8Array(), last: true }
}

function push(zip: Unzip, { part, last }: { part: Uint8Array; last: boolean }): void {
  try {
    zip.push(part, last)
  } catch {
    fail('INVALID_FILE')
  }
}
