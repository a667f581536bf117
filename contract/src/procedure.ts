import type { z } from 'zod'
import type { DoorError, ErrorCode } from './errors.ts'
import { type ApiScope, tokenRoles } from './values/api-scopes.ts'
import type { Role } from './values/roles.ts'

/** Who may call a procedure. The use case and row security decide again which rows they get. */
export type Policy = 'public' | 'signed-in' | readonly [Role, ...Role[]]

export interface RateLimit {
  /**
   * Both count who is signed in by their account and visitors by their device (a signed cookie; without it all of a
   * network are one). `device` is for what strangers may call: people of one network are counted together as well.
   */
  by: 'device' | 'account'
  max: number
  seconds: number
  /** for all devices of a network together, if not ten times as many; grows: the use case counts them itself */
  network?: number | 'grows'
  /** shared: counted in the database, for calls that cost money, send e-mail or guard a password */
  shared?: boolean
}

/** read: changes nothing. natural: doing it twice has the effect of once. key: needs an Idempotency-Key. */
export type Idempotency = 'read' | 'natural' | 'key'

export interface Procedure {
  summary: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/${string}`
  input: z.ZodObject
  output: z.ZodType
  /** takes a file beside its input, as raw bytes; the file is read only after the caller was authorized */
  file?: {
    maxBytes: number
    /** too large for memory: the use case's preparation reads it as a stream, to its end */
    streamed?: true
  }
  errors: readonly Exclude<ErrorCode, DoorError>[]
  policy: Policy
  /** only for callers whose e-mail address is confirmed (D48): it orders, uploads, invites or writes to people */
  confirmed?: true
  /** a dangerous act: the caller must have re-authenticated within the last minutes (D55) */
  reauth?: true
  /** what an API token must have been made for to call it; without one no token may (decision 82) */
  scope?: ApiScope
  rateLimit: RateLimit
  /** takes long: one at a time for each account, the next is refused by RATE_LIMITED */
  alone?: true
  idempotency: Idempotency
  /** the name of this action in the audit trail; reads have none */
  audit: 'none' | `${string}.${string}`
}

export type Contract = Record<string, Record<string, Procedure>>

/** Keeps the literal types, from which clients are inferred. */
export const procedure = <const P extends Procedure>(declared: P): P => declared

/** What the desk calls all day. */
export const admins = { policy: ['admin'], rateLimit: { by: 'account', max: 300, seconds: 60 } } as const

/** Every procedure with its name, for example 'companies.rename'. */
export const proceduresOf = (contract: Contract) =>
  Object.entries(contract).flatMap(([domain, verbs]) =>
    Object.entries(verbs).map(([verb, declared]) => ({ name: `${domain}.${verb}`, domain, verb, procedure: declared })),
  )

const declarations = [
  'summary',
  'method',
  'path',
  'input',
  'output',
  'errors',
  'policy',
  'rateLimit',
  'idempotency',
  'audit',
] as const

function scopeFaults({ scope, policy, reauth, method }: Procedure): string[] {
  if (!scope) return []
  const faults: string[] = []
  if (reauth) faults.push('a machine can not re-authenticate')
  if (scope.endsWith(':read') !== (method === 'GET')) faults.push(`${method} with the scope ${scope}`)
  if (typeof policy !== 'string' && !tokenRoles.some((role) => policy.includes(role)))
    faults.push('nobody whom it admits has API tokens')
  return faults
}

/** Faults of the contract that types cannot exclude. The process does not start while this list has an entry. */
export function contractFaults(contract: Contract): string[] {
  const faults: string[] = []
  const taken = new Map<string, string>()
  for (const { name, procedure: declared } of proceduresOf(contract)) {
    const missing = declarations.filter((key) => declared[key] == null)
    faults.push(...missing.map((key) => `${name}: ${key} is missing`))
    if (missing.length > 0) continue

    if ((declared.method === 'GET') !== (declared.idempotency === 'read'))
      faults.push(`${name}: ${declared.method} with idempotency '${declared.idempotency}'`)
    if ((declared.idempotency === 'read') !== (declared.audit === 'none'))
      faults.push(`${name}: a change needs an audit name, a read has none`)
    if (declared.policy !== 'public' && declared.policy !== 'signed-in' && declared.policy.length === 0)
      faults.push(`${name}: policy admits nobody`)
    if (declared.reauth && !declared.errors.includes('REAUTHENTICATION_REQUIRED'))
      faults.push(`${name}: reauth may be answered by REAUTHENTICATION_REQUIRED`)
    if (declared.reauth && declared.policy === 'public') faults.push(`${name}: reauth needs somebody signed in`)
    if (declared.confirmed && !declared.errors.includes('EMAIL_NOT_CONFIRMED'))
      faults.push(`${name}: confirmed may be answered by EMAIL_NOT_CONFIRMED`)
    if (declared.confirmed && declared.policy === 'public') faults.push(`${name}: confirmed needs somebody signed in`)
    faults.push(...scopeFaults(declared).map((fault) => `${name}: ${fault}`))
    if (declared.file && declared.policy !== 'public' && !declared.confirmed)
      faults.push(`${name}: a member's file needs a confirmed e-mail`)
    if (declared.file && (declared.method !== 'POST' || !declared.errors.includes('FILE_TOO_LARGE')))
      faults.push(`${name}: a file is posted, and may be FILE_TOO_LARGE`)
    for (const [, parameter] of declared.path.matchAll(/:(\w+)/g)) {
      if (parameter && !(parameter in declared.input.shape))
        faults.push(`${name}: path parameter ${parameter} is not in its input`)
    }
    const address = `${declared.method} ${declared.path.replace(/:\w+/g, ':')}`
    const other = taken.get(address)
    if (other) faults.push(`${name}: same address as ${other}`)
    taken.set(address, name)
  }
  return faults
}
