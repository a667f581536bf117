import { createHash } from 'node:crypto'
import { fail, Refusal } from './domain-error.ts'
import type { Upload } from './uploads.ts'

/** A file that is read once, as a stream. */
export interface IncomingFile {
  chunks: AsyncIterable<Uint8Array>
  /** bytes read so far */
  hash(): string
}

/** Reads the uploaded file into memory; one byte over the limit is refused. */
export async function readFile(raw: unknown, maxBytes: number, upload: Upload): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of counted(raw, maxBytes, upload)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The same as a stream, for files too large for memory. */
export function streamFile(raw: unknown, maxBytes: number, upload: Upload): IncomingFile {
  const hash = createHash('sha256')
  async function* hashed() {
    for await (const chunk of counted(raw, maxBytes, upload)) {
      hash.update(chunk)
      yield chunk
    }
  }
  return { chunks: hashed(), hash: () => hash.copy().digest('hex') }
}

async function* counted(raw: unknown, maxBytes: number, upload: Upload): AsyncGenerator<Uint8Array> {
  const { file } = raw as { file?: unknown }
  if (!(file instanceof ReadableStream)) return
  let size = 0
  try {
    for await (const chunk of file as ReadableStream<Uint8Array>) {
      size += chunk.length
      upload.add(chunk.length)
      if (size > maxBytes) fail('FILE_TOO_LARGE', { maxBytes })
      yield chunk
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    fail('INPUT_INVALID', { fields: { file: 'invalid' } }) // the connection was lost
  }
}

export const hashOfFile = (file: Buffer | IncomingFile): string =>
  Buffer.isBuffer(file) ? createHash('sha256').update(file).digest('hex') : file.hash()
