import type { Role } from '@ticarum/contract/values/roles'
import type { DbActor } from '@ticarum/db/transaction'

export interface Visitor {
  kind: 'visitor'
}

export interface Person {
  kind: 'person'
  userId: string
  sessionId: string
  /** null until they choose one */
  role: Role | null
  companyId: string | null
  companyOwner: boolean
  sessionExpiresAt: Date
  /** until when this session may do what asks for re-authentication */
  provenUntil: Date | null
}

export type Actor = Visitor | Person

export const visitor: Visitor = { kind: 'visitor' }

/** The same actor for row security. */
export function dbActor(actor: Actor, act: { action: string; requestId: string; now: Date; scope: string }): DbActor {
  if (actor.kind === 'visitor')
    return { ...act, userId: null, role: 'visitor', companyId: null, companyOwner: false, admin: false }
  return {
    ...act,
    userId: actor.userId,
    role: actor.role ?? 'none',
    companyId: actor.companyId,
    companyOwner: actor.companyOwner,
    admin: actor.role === 'admin',
  }
}
