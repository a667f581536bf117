import { type ApiAnswer, type ApiInput, type ApiName, answerOf, requestOf, unanswered, withQuery } from './call-api.ts'

interface FileToSend {
  file: File
  /** the same one when it is tried again: a file that did arrive is not stored twice */
  key: string
  signal?: AbortSignal
  onShare(share: number): void
}

/** Sends one file as it is, to a procedure that takes one, and says how far it is; fetch could not. */
export function sendFile<Name extends ApiName>(
  name: Name,
  input: ApiInput<Name>,
  { file, key, signal, onShare }: FileToSend,
): Promise<ApiAnswer<Name>> {
  const { method, url, rest } = requestOf(name, input)
  return new Promise((done) => {
    const request = new XMLHttpRequest()
    request.open(method, withQuery(url, rest))
    request.setRequestHeader('idempotency-key', key)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0)
    request.onload = () =>
      done(request.response ? answerOf<Name>(request.status === 200, request.response) : unanswered)
    request.onerror = () => done(unanswered)
    request.onabort = () => done(unanswered)
    signal?.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}
