import { type ApiAnswer, type ApiInput, type ApiName, answerOf, requestOf, unanswered, withInput } from './call-api.ts'

interface FileToSend {
  file: File
  /** the same for a retry, so that a file that did arrive is not stored twice */
  key: string
  signal?: AbortSignal
  onShare(share: number): void
}

/** Uploads one file as the request body and reports its progress, which `fetch` cannot. */
export function sendFile<Name extends ApiName>(
  name: Name,
  input: ApiInput<Name>,
  { file, key, signal, onShare }: FileToSend,
): Promise<ApiAnswer<Name>> {
  const { method, url, rest } = requestOf(name, input)
  return new Promise((done) => {
    const request = new XMLHttpRequest()
    request.open(method, withInput(url, rest))
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
