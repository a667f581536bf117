import type { Policy } from '@ticarum/contract/procedure'
import type { Actor } from './actor.ts'
import { fail } from './domain-error.ts'

/** A dangerous act is done only by somebody who has just shown again who they are. */
export function requireProof(actor: Actor, now: Date): void {
  if (actor.kind !== 'person' || !actor.provenUntil || actor.provenUntil <= now) fail('REAUTHENTICATION_REQUIRED')
}

/** The first of two guards; row security is the second. */
export function authorize(policy: Policy, actor: Actor): void {
  if (policy === 'public') return
  if (actor.kind === 'visitor') fail('UNAUTHENTICATED')
  if (policy === 'signed-in') return
  if (actor.role === null || !policy.includes(actor.role)) fail('FORBIDDEN')
}
