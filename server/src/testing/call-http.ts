import { contract } from '@ticarum/contract/contract'
import { type Procedure, proceduresOf } from '@ticarum/contract/procedure'
import { newId } from '@ticarum/db/ids'

export interface HttpCall {
  /** a file is sent as the body and all other fields in the query */
  input?: Record<string, unknown>
  token?: string | null | undefined
  /** generated if the procedure needs one; null sends none */
  key?: string | null
  headers?: Record<string, string>
}

export interface HttpAnswer {
  status: number
  headers: Headers
  text: string
  /** OK, or the error's code */
  outcome: string
  body: unknown
}

export const procedures = proceduresOf(contract)
/** Every procedure that changes something. */
export const mutations = procedures.filter(({ procedure }) => procedure.idempotency !== 'read')

function procedureOf(name: string): Procedure {
  const found = procedures.find((each) => each.name === name)
  if (!found) throw new Error(`no procedure ${name}`)
  return found.procedure
}

/** Method, path and body of a call, as a browser or an integration would send them. */
export function requestFor(name: string, { input = {}, key }: HttpCall = {}) {
  const { method, path, idempotency, file: takesFile } = procedureOf(name)
  const { file, ...rest } = { ...input }
  const address = path.replace(/:(\w+)/g, (_, parameter: string) => {
    const value = String(rest[parameter])
    delete rest[parameter]
    return encodeURIComponent(value.toWellFormed())
  })
  const query = method === 'GET' || takesFile ? new URLSearchParams(rest as Record<string, string>).toString() : ''
  const headers: Record<string, string> = {}
  if (key !== null && (key || idempotency === 'key')) headers['idempotency-key'] = key ?? newId()
  return {
    method,
    path: `/api/v1${address}${query && `?${query}`}`,
    headers,
    ...(takesFile ? { file: file as Uint8Array<ArrayBuffer> } : {}),
    ...(method === 'GET' || takesFile ? {} : { body: JSON.stringify(rest) }),
  }
}

export async function callHttp(
  url: string,
  sessionCookie: string,
  name: string,
  call: HttpCall = {},
): Promise<HttpAnswer> {
  const { path, headers, file, ...init } = requestFor(name, call)
  const cookie = call.token ? { cookie: `${sessionCookie}=${call.token}` } : {}
  return httpAnswerOf(
    await fetch(url + path, {
      ...init,
      ...(file ? { body: file } : {}),
      headers: { ...headers, ...cookie, ...call.headers },
    }),
  )
}

export async function httpAnswerOf(response: Response): Promise<HttpAnswer> {
  const text = await response.text()
  const body: unknown = text.startsWith('{') ? JSON.parse(text) : text
  const outcome = response.ok ? 'OK' : ((body as { code?: string }).code ?? `status ${response.status}`)
  return { status: response.status, headers: response.headers, text, outcome, body }
}
