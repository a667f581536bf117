import type { ErrorCode } from '@ticarum/contract/errors'

type Answer = { ok: true } | { ok: false; code: ErrorCode; minutes: number }

/** Sends the file as it is and says how far it is; fetch could not. */
export function sendZip({ id, file, onShare }: { id: string; file: File; onShare(share: number): void }): Promise<Answer> {
  return new Promise((done) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/v1/imports/${id}/pictures?${new URLSearchParams({ fileName: file.name })}`)
    request.setRequestHeader('idempotency-key', crypto.randomUUID())
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0)
    request.onload = () => done(request.status === 200 ? { ok: true } : refusedBy(request.response))
    request.onerror = () => done(refusedBy(null))
    request.send(file)
  })
}

function refusedBy(answer: unknown): Answer {
  const { code = 'UNAVAILABLE', args } = (answer ?? {}) as { code?: ErrorCode; args?: { retryAfter?: number } }
  return { ok: false, code, minutes: Math.ceil((args?.retryAfter ?? 0) / 60) }
}
