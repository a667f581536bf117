import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** Buffers the whole page before anything is sent, so that status and headers are always right. */
export function wholePage(page: ReactNode, nonce: string | undefined): Promise<Buffer> {
  return new Promise((rendered, failed) => {
    const parts: Buffer[] = []
    const sink = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part)
        done()
      },
      final(done) {
        rendered(Buffer.concat(parts))
        done()
      },
    })
    // With the default chunk size React would move large parts into scripts that insert them.
    const stream = renderToPipeableStream(page, {
      ...(nonce ? { nonce } : {}),
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onError: failed,
    })
  })
}
