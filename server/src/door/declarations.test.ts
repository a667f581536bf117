import { type Contract, type Procedure, procedure } from '@ticarum/contract/procedure'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { systemClock } from '../platform/clock.ts'
import { silentLog } from '../platform/log.ts'
import { diskStorage } from '../platform/storage/disk-storage.ts'
import { createDoor, type DoorParts, type Routers } from './door.ts'

/** The door checks its declarations before it needs a connection. */
const parts: DoorParts = {
  pool: new pg.Pool(),
  signInPool: new pg.Pool(),
  clock: systemClock,
  log: silentLog,
  origin: 'https://ticarum.example',
  wakeWorker: () => {},
  storage: diskStorage('/nowhere'),
  dealSecret: '',
}

const sound = procedure({
  summary: 'One shipment',
  method: 'GET',
  path: '/shipments/:id',
  input: z.object({ id: z.uuid() }),
  output: z.object({ id: z.uuid() }),
  errors: ['NOT_FOUND'],
  policy: 'signed-in',
  rateLimit: { by: 'account', max: 10, seconds: 60 },
  idempotency: 'read',
  audit: 'none',
})
const change = procedure({ ...sound, method: 'POST', idempotency: 'key', audit: 'shipments.send' })

/** Faults that only types prevent. */
const planted = (fault: Record<string, unknown>) => ({ ...sound, ...fault }) as unknown as Procedure
const open = (verbs: Record<string, Procedure>, useCases: Record<string, unknown> = verbs) => {
  const contract: Contract = { shipments: verbs }
  return createDoor(
    contract,
    { shipments: Object.fromEntries(Object.keys(useCases).map((verb) => [verb, async () => ({})])) },
    parts,
  )
}

describe('the door at its start', () => {
  it('starts with valid declarations', () => {
    expect(() => open({ read: sound, send: change })).not.toThrow()
  })

  it.each(Object.keys(sound))('does not start while a procedure does not declare %s', (declaration) => {
    expect(() => open({ read: planted({ [declaration]: undefined }) })).toThrow(
      `shipments.read: ${declaration} is missing`,
    )
  })

  it.each([
    [
      'a GET with a key',
      { read: planted({ idempotency: 'key', audit: 'shipments.read' }) },
      "shipments.read: GET with idempotency 'key'",
    ],
    [
      'a change that calls itself a read',
      { send: planted({ method: 'POST' }) },
      "shipments.send: POST with idempotency 'read'",
    ],
    [
      'a change without an audit name',
      { send: { ...change, audit: 'none' } as Procedure },
      'shipments.send: a change needs an audit name, a read has none',
    ],
    ['a policy that admits nobody', { read: planted({ policy: [] }) }, 'shipments.read: policy admits nobody'],
    [
      'two at one address',
      { read: sound, look: { ...sound, path: '/shipments/:code', input: z.object({ code: z.string() }) } },
      'shipments.look: same address as shipments.read',
    ],
    [
      'a path parameter that is not in the input',
      { read: planted({ path: '/shipments/:code' }) },
      'shipments.read: path parameter code is not in its input',
    ],
    [
      'an answer whose fields nobody declared',
      { read: planted({ output: z.object({ row: z.unknown() }) }) },
      "shipments.read: output holds 'unknown'",
    ],
  ])('stays shut for %s', (_, verbs, fault) => {
    expect(() => open(verbs as Record<string, Procedure>)).toThrow(fault)
  })

  it('does not start with a procedure without a use case', () => {
    expect(() => open({ read: sound, send: change }, { read: true })).toThrow('shipments.send: no use case')
  })

  it('names every fault at once', () => {
    expect(() => open({ read: planted({ policy: undefined }), send: planted({ audit: undefined }) })).toThrow(
      /shipments\.read: policy is missing\n.*shipments\.send: audit is missing/,
    )
  })
})

describe('the compiler', () => {
  it('refuses what the door would refuse', () => {
    const { policy: _policy, ...unguarded } = sound
    // @ts-expect-error a procedure without policy
    procedure(unguarded)
    // @ts-expect-error a role that does not exist
    procedure({ ...sound, policy: ['owner'] })
    // @ts-expect-error a code outside the closed list
    procedure({ ...sound, errors: ['NO_SUCH_CODE'] })
    // @ts-expect-error a code of the door's own: every procedure has it already
    procedure({ ...sound, errors: ['FORBIDDEN'] })

    const contract = { shipments: { read: sound } }
    // @ts-expect-error a procedure without use case
    const missing: Routers<typeof contract> = { shipments: {} }
    // @ts-expect-error a use case that answers something else
    const other: Routers<typeof contract> = { shipments: { read: async () => ({ code: 1 }) } }
    expect([missing, other]).toHaveLength(2)
  })
})
