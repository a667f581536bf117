import { fileTypeFromBuffer } from 'file-type'
import { readOriginal } from './read-image.ts'

/** Papers that somebody sends for others to read: receipts, catalogues. */
export interface Paper {
  bytes: Buffer
  type: 'application/pdf' | 'image/webp'
  extension: 'pdf' | 'webp'
}

/**
 * By its content, whatever it is called: a picture is made anew; a PDF stays as it is, and is only ever given out to be
 * saved.
 */
export async function readPaper(file: Buffer, types: readonly string[]): Promise<Paper | undefined> {
  const found = await fileTypeFromBuffer(file)
  if (!found || !types.includes(found.mime)) return undefined
  if (found.mime === 'application/pdf') return { bytes: file, type: 'application/pdf', extension: 'pdf' }
  const bytes = await readOriginal(file)
  return bytes && { bytes, type: 'image/webp', extension: 'webp' }
}
