import type { ApiScope } from '@ticarum/contract/values/api-scopes'
import type { Role } from '@ticarum/contract/values/roles'

export interface Visitor {
  kind: 'visitor'
}

export interface Person {
  kind: 'person'
  userId: string
  /** for an API token it is the token's own id, which no session has */
  sessionId: string
  /** null until they choose one */
  role: Role | null
  companyId: string | null
  companyOwner: boolean
  emailConfirmed: boolean
  sessionExpiresAt: Date
  /** until when this session may do what asks for re-authentication */
  provenUntil: Date | null
  /** what the API token was made for by which they call; undefined: they are signed in */
  scopes?: readonly ApiScope[]
  /** of an API token that is remembered: the day on which its use was written */
  seenOn?: string
  /** of somebody remembered: their transaction confirms by it that all of this is still so */
  mark?: bigint
}

export type Actor = Visitor | Person

export const visitor: Visitor = { kind: 'visitor' }
