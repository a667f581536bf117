import { contract, type TheContract } from '@ticarum/contract/contract'
import type { DoorError, ErrorArgs, ErrorCode } from '@ticarum/contract/errors'
import type { Contract, Procedure } from '@ticarum/contract/procedure'
import type { z } from 'zod'
import type { Caller } from './door/caller.ts'
import { Refusal } from './door/domain-error.ts'
import type { Door } from './door/door.ts'

/** The server as the web sees it: every procedure as a function that is bound to the caller. */

type CodesOf<P extends Procedure> = P['errors'][number] | DoorError
export type Refused<C extends ErrorCode> = { [K in C]: { ok: false; code: K; args: ErrorArgs<K> } }[C]
export type Answer<P extends Procedure> = { ok: true; value: z.output<P['output']> } | Refused<CodesOf<P>>

/** What a procedure takes beside its file; an input without fields would forbid the file too. */
export type FieldsBesideFile<P extends Procedure> = string extends keyof z.input<P['input']>
  ? unknown
  : z.input<P['input']>

/** A file is passed on as a stream: nothing of it is read before the caller was authorized. */
type ProcedureInput<P extends Procedure> = P extends { file: object }
  ? FieldsBesideFile<P> & { file: ReadableStream<Uint8Array> }
  : z.input<P['input']>

interface Method<P extends Procedure> {
  /** throws a domain error */
  (input: ProcedureInput<P>, key?: string): Promise<z.output<P['output']>>
  /** returns a domain error as a value */
  try(input: ProcedureInput<P>, key?: string): Promise<Answer<P>>
}
export type ClientOf<C extends Contract> = { [D in keyof C]: { [V in keyof C[D]]: Method<C[D][V]> } }
export type Api = ClientOf<TheContract>

/** One page request, as the server passes it to the web. */
export interface Visit {
  api: Api
  requestId: string
  /** the site's public origin, which may differ from the request's own behind a proxy */
  origin: string
  /** the request carries a session cookie; the door checks whether it is valid */
  hasSession: boolean
  /** cookies travel over https only */
  secure: boolean
  /** origin of sign-in with Google; undefined where it is not configured */
  googleOrigin: string | undefined
  /** origin from which browsers fetch private pictures; undefined where they come from this site alone */
  storeOrigin: string | undefined
  /** names the request in log and metrics by the pattern of its route, which holds no ids */
  routed(pattern: string): void
  /** records an unexpected error */
  failed(error: unknown): void
  /** records that the reader is told of a failure, by the name of the flash message */
  toldOfFailure(message: string): void
}

export function createClient(door: Door, caller: Caller): Api {
  const domains = Object.entries(contract as Contract).map(([domain, procedures]) => [
    domain,
    Object.fromEntries(Object.keys(procedures).map((verb) => [verb, method(door, caller, `${domain}.${verb}`)])),
  ])
  return Object.fromEntries(domains) as Api
}

function method(door: Door, caller: Caller, name: string) {
  const call = (input: unknown, key?: string) => door.call(name, caller, input, key)
  return Object.assign(call, {
    async try(input: unknown, key?: string) {
      try {
        return { ok: true, value: await call(input, key) }
      } catch (error) {
        if (error instanceof Refusal) return { ok: false, code: error.code, args: error.args }
        throw error
      }
    },
  })
}
