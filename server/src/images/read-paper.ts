import { fileTypeFromBuffer } from 'file-type'
import { readOriginal } from './read-image.ts'

/** Documents that people upload for others: receipts, catalogues. */
export interface Paper {
  bytes: Buffer
  type: 'application/pdf' | 'image/webp'
  extension: 'pdf' | 'webp'
}

/**
 * The content decides, not the file's name: a picture is re-encoded; a PDF stays as it is, and is only served as a
 * download.
 */
export async function readPaper(file: Buffer, types: readonly string[]): Promise<Paper | undefined> {
  const found = await fileTypeFromBuffer(file)
  if (!found || !types.includes(found.mime)) return undefined
  if (found.mime === 'application/pdf') return { bytes: file, type: 'application/pdf', extension: 'pdf' }
  const bytes = await readOriginal(file)
  return bytes && { bytes, type: 'image/webp', extension: 'webp' }
}
