import type { TheContract } from '@ticarum/contract/contract'
import type { Api } from '@ticarum/server/client'
import { apiPaths } from '../api-paths.generated.ts'

type NamesOf<Domain extends keyof TheContract> = `${Domain}.${keyof TheContract[Domain] & string}`
export type ApiName = keyof typeof apiPaths & { [D in keyof TheContract]: NamesOf<D> }[keyof TheContract]
type In<Domains, Name> = Name extends `${infer Domain}.${infer Verb}`
  ? Domain extends keyof Domains
    ? Verb extends keyof Domains[Domain]
      ? Domains[Domain][Verb]
      : never
    : never
  : never
type Try<Name extends ApiName> = In<Api, Name> extends { try: infer Called } ? Called : never

export type ApiInput<Name extends ApiName> =
  Try<Name> extends (input: infer Input, key?: string) => unknown ? Omit<Input, 'file'> : never
/** No response, or an unreadable one: it is unknown whether the call was carried out. */
export type Unanswered = { ok: false; code: undefined; args: undefined }
export type ApiAnswer<Name extends ApiName> =
  | (Try<Name> extends (...sent: never) => Promise<infer Answer> ? Answer : never)
  | Unanswered

/** A procedure that is not idempotent by itself needs the key of its form. */
type Key<Name extends ApiName> = In<TheContract, Name> extends { idempotency: 'key' } ? [key: string] : []

export const unanswered: Unanswered = { ok: false, code: undefined, args: undefined }

/**
 * Calls a procedure from a page's script. It uses the contract's types only, so no schemas are loaded. Repeated with
 * the same key, the call is carried out once.
 */
export async function callApi<Name extends ApiName>(
  name: Name,
  input: ApiInput<Name>,
  ...[key]: Key<Name>
): Promise<ApiAnswer<Name>> {
  const { method, url, rest } = requestOf(name, input)
  try {
    const response = await fetch(method === 'GET' ? withInput(url, rest) : url, {
      method,
      headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
      ...(method !== 'GET' && { body: JSON.stringify(rest) }),
    })
    return answerOf<Name>(response.ok, await response.json())
  } catch {
    return unanswered
  }
}

/** Method, URL and body of a call: path parameters are removed from the rest of the input. */
export function requestOf(name: ApiName, input: object) {
  const [method = '', path = ''] = apiPaths[name].split(' ')
  const rest: Record<string, unknown> = { ...input }
  const url = `/api/v1${path.replace(/:(\w+)/g, (_, field: string) => {
    const value = encodeURIComponent(String(rest[field]))
    delete rest[field]
    return value
  })}`
  return { method, url, rest }
}

export function withInput(url: string, fields: Record<string, unknown>): string {
  const given = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return given.length > 0 ? `${url}?${new URLSearchParams(given)}` : url
}

export function answerOf<Name extends ApiName>(done: boolean, body: unknown): ApiAnswer<Name> {
  if (done) return { ok: true, value: body } as ApiAnswer<Name>
  return { ok: false, ...(body as { code: string; args: object }) } as ApiAnswer<Name>
}
