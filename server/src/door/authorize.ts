import type { Policy } from '@ticarum/contract/procedure'
import type { Actor } from './actor.ts'
import { fail } from './domain-error.ts'

/** The first of two guards; row security is the second. */
export function authorize(policy: Policy, actor: Actor): void {
  if (policy === 'public') return
  if (actor.kind === 'visitor') fail('UNAUTHENTICATED')
  if (policy === 'signed-in') return
  if (actor.role === null || !policy.includes(actor.role)) fail('FORBIDDEN')
}
