import { type Procedure, procedure } from '@ticarum/contract/procedure'
import { z } from 'zod'
import { type Caller, newCaller } from '../door/caller.ts'
import { Refusal } from '../door/domain-error.ts'
import { createDoor, type Door, type DoorParts, type UseCase } from '../door/door.ts'

/** A procedure outside the contract, for what the contract's own cannot show; each test declares what it needs. */
export const plantedRead = procedure({
  summary: 'Planted by a test',
  method: 'GET',
  path: '/planted',
  input: z.object({}),
  output: z.object({ done: z.literal(true) }),
  errors: [],
  policy: 'public',
  rateLimit: { by: 'device', max: 1000, seconds: 60 },
  idempotency: 'read',
  audit: 'none',
})
export const plantedChange = { ...plantedRead, method: 'POST', idempotency: 'key', audit: 'planted.change' } as const

export function plantedDoor(declared: Procedure, useCase: UseCase<Procedure>, parts: DoorParts): Door {
  return createDoor({ planted: { call: declared } }, { planted: { call: useCase } }, parts)
}

/** OK or the error's code, and its arguments. */
export async function outcomeOf(
  door: Door,
  caller: Partial<Caller> = {},
  input: unknown = {},
  key?: string,
  name = 'planted.call',
): Promise<{ code: string; with: unknown }> {
  try {
    return { code: 'OK', with: await door.call(name, newCaller(caller), input, key) }
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, with: error.args }
    throw error
  }
}
