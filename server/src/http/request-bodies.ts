/** How slowly a body may arrive: the slowest phones send some kilobytes a second. */
const pace = { least: 15 * 1024, within: 30_000 } // bytes, milliseconds

/**
 * Passes a body on as it arrives, and ends it when its sender is too slow or stops: what was read so far is not kept
 * for a connection that waits. Only time in which we wait for the sender counts.
 */
export function pacedBody(
  body: ReadableStream<Uint8Array> | null,
  { least, within } = pace,
): ReadableStream<Uint8Array> | null {
  if (!body) return null
  const reader = body.getReader()
  let waited = 0
  let arrived = 0

  /** undefined: nothing came in time. */
  async function next() {
    let timer: NodeJS.Timeout | undefined
    const started = performance.now()
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), within - waited)
    })
    try {
      return await Promise.race([reader.read(), late])
    } finally {
      clearTimeout(timer)
      waited += performance.now() - started
    }
  }

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const read = await next()
        if (read?.done) return controller.close()
        arrived += read?.value.length ?? 0
        if (!read || (waited >= within && arrived < least)) {
          controller.error(new Error('the body arrives too slowly'))
          await reader.cancel().catch(() => {})
          return
        }
        controller.enqueue(read.value)
        if (waited >= within) [waited, arrived] = [0, 0]
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

const MEGABYTE = 1024 * 1024
/**
 * Bytes of the forms that pages are sent: of one, and of all that are being read. It is the outer bound; a page that
 * takes files has narrower ones, and words for them (`formWithFiles`).
 */
const formLimits = { one: 64 * MEGABYTE, all: 384 * MEGABYTE }

/** The bodies of forms that this process reads, which it keeps whole until they are done. */
export function createFormBodies({ one, all } = formLimits) {
  let held = 0
  return {
    /** false: the sender shall come back */
    hasRoomFor: (declared: number) => held + Math.min(declared, one) <= all,
    /** The request with a body that is counted while it is read; it breaks off where it is too slow or too large. */
    counted(request: Request): { request: Request; done(): void } {
      let size = 0
      const counting = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          size += chunk.length
          held += chunk.length
          if (size > one || held > all) controller.error(new Error('the body is too large'))
          else controller.enqueue(chunk)
        },
      })
      const body = pacedBody(request.body)?.pipeThrough(counting) ?? null
      return {
        request: new Request(request, { body, duplex: 'half' }),
        done() {
          held -= size
          size = 0
        },
      }
    },
  }
}
