import { readOriginal, type Sender } from './read-image.ts'

/** Documents that people upload for others: receipts, catalogues. */
export interface Paper {
  bytes: Buffer
  type: 'application/pdf' | 'image/webp'
  extension: 'pdf' | 'webp'
}

const isPdf = (file: Buffer) => file.subarray(0, 5).toString('latin1') === '%PDF-'

/**
 * The content decides, not the file's name: a picture is re-encoded; a PDF stays as it is, and is only served as a
 * download.
 */
export async function readPaper(file: Buffer, types: readonly string[], sender: Sender): Promise<Paper | undefined> {
  if (isPdf(file))
    return types.includes('application/pdf') ? { bytes: file, type: 'application/pdf', extension: 'pdf' } : undefined
  const bytes = await readOriginal(file, types, sender)
  return bytes && { bytes, type: 'image/webp', extension: 'webp' }
}

const NAME_LENGTH = 190
/** Signs that turn the direction of what follows: 'gpj.hta' would read like 'ath.jpg'. */
const HIDDEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** The sender's name for the file with the ending of its real type, so that it is never saved as a program. */
export const paperName = (fileName: string, { extension }: { extension: string }): string =>
  `${fileName
    .replace(HIDDEN, '')
    .replace(/\.\w{1,5}$/, '')
    .slice(0, NAME_LENGTH)}.${extension}`
