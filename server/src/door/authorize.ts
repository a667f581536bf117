import type { Policy } from '@ticarum/contract/procedure'
import type { Tx } from '@ticarum/db/transaction'
import type { Actor } from './actor.ts'
import { hashToken } from './authenticate.ts'
import type { Caller } from './caller.ts'
import { fail } from './domain-error.ts'

/** A dangerous act is done only by somebody who has just shown again who they are. */
export function requireProof(actor: Actor, now: Date): void {
  if (actor.kind !== 'person' || !actor.provenUntil || actor.provenUntil <= now) fail('REAUTHENTICATION_REQUIRED')
}

/** Who can be reached at the address they gave (D48); asked anew for each call. */
export async function requireConfirmed(sessions: Tx, { token }: Caller): Promise<void> {
  if (!token) return fail('UNAUTHENTICATED')
  const [answer] = await sessions.sql<{ confirmed: boolean }>(
    'select fx.session_is_confirmed($1) as confirmed',
    [hashToken(token)],
    'session-is-confirmed',
  )
  if (!answer?.confirmed) fail('EMAIL_NOT_CONFIRMED')
}

/** The first of two guards; row security is the second. */
export function authorize(policy: Policy, actor: Actor): void {
  if (policy === 'public') return
  if (actor.kind === 'visitor') fail('UNAUTHENTICATED')
  if (policy === 'signed-in') return
  if (actor.role === null || !policy.includes(actor.role)) fail('FORBIDDEN')
}
