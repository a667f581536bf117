import type { Procedure } from '@ticarum/contract/procedure'
import type { Actor } from './actor.ts'
import { fail } from './domain-error.ts'

type Asked = Pick<Procedure, 'policy' | 'confirmed' | 'reauth' | 'scope'>

/** Why this actor may not call it, or undefined. The first of two guards; row security is the second. */
export function refusalOf({ policy, confirmed, reauth, scope }: Asked, actor: Actor, now: Date) {
  if (actor.kind === 'person' && actor.scopes && !(scope && actor.scopes.includes(scope))) return 'SCOPE_REQUIRED'
  if (policy === 'public') return undefined
  if (actor.kind === 'visitor') return 'UNAUTHENTICATED'
  if (policy !== 'signed-in' && (actor.role === null || !policy.includes(actor.role))) return 'FORBIDDEN'
  // Who can be reached at the address they gave (D48).
  if (confirmed && !actor.emailConfirmed) return 'EMAIL_NOT_CONFIRMED'
  // A dangerous act is done only by somebody who has just shown again who they are (D55).
  if (reauth && (!actor.provenUntil || actor.provenUntil <= now)) return 'REAUTHENTICATION_REQUIRED'
  return undefined
}

export function authorize(procedure: Asked, actor: Actor, now: Date): void {
  const code = refusalOf(procedure, actor, now)
  if (code) fail(code)
}
