import type { ErrorCode } from '@ticarum/contract/errors'

export interface NotSent {
  ok: false
  /** none when there was no answer */
  code: ErrorCode | undefined
  minutes: number
}

interface Sending {
  /** of the procedure that takes it */
  path: string
  file: File
  /** the same one when it is tried again: a file that did arrive is not stored twice */
  key: string
  signal?: AbortSignal
  onShare(share: number): void
}

/** Sends one file as it is and says how far it is; fetch could not. */
export function sendFile<Answer>({
  path,
  file,
  key,
  signal,
  onShare,
}: Sending): Promise<{ ok: true; value: Answer } | NotSent> {
  return new Promise((done) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/v1${path}`)
    request.setRequestHeader('idempotency-key', key)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0)
    request.onload = () =>
      done(request.status === 200 ? { ok: true, value: request.response as Answer } : refusedBy(request.response))
    request.onerror = () => done(refusedBy(null))
    request.onabort = () => done(refusedBy(null))
    signal?.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

function refusedBy(answer: unknown): NotSent {
  const { code, args } = (answer ?? {}) as { code?: ErrorCode; args?: { retryAfter?: number } }
  return { ok: false, code, minutes: Math.ceil((args?.retryAfter ?? 0) / 60) }
}
