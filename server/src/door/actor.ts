import type { Role } from '@ticarum/contract/values/roles'

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
  emailConfirmed: boolean
  sessionExpiresAt: Date
  /** until when this session may do what asks for re-authentication */
  provenUntil: Date | null
  /** of somebody remembered: their transaction confirms by it that all of this is still so */
  mark?: bigint
}

export type Actor = Visitor | Person

export const visitor: Visitor = { kind: 'visitor' }
