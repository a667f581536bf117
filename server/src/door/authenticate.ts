import { createHash } from 'node:crypto'
import type { ApiScope } from '@ticarum/contract/values/api-scopes'
import type { Role } from '@ticarum/contract/values/roles'
import type { Tx } from '@ticarum/db/transaction'
import { type Actor, type Person, visitor } from './actor.ts'
import type { Caller } from './caller.ts'
import { fail } from './domain-error.ts'
import type { KnownSessions } from './known-sessions.ts'

const DAY = 24 * 3600 * 1000
export const SESSION_LIFE = 14 * DAY

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

interface SessionRow {
  session_id: string
  user_id: string
  role: Role | null
  company_id: string | null
  company_owner: boolean
  email_confirmed: boolean
  expires_at: Date
  proven_until: Date | null
  mark: bigint
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10)
/** Once a day the database hears that an API token is used. */
export const isToWrite = ({ seenOn }: Person, now: Date): boolean => seenOn !== undefined && seenOn !== dayOf(now)

/** A session in use is extended about once a day, an admin's never, and no API token. */
export const isToExtend = ({ role, scopes, sessionExpiresAt }: Person, now: Date): boolean =>
  !scopes && role !== 'admin' && sessionExpiresAt.getTime() - now.getTime() < SESSION_LIFE - DAY

interface TokenRow {
  token_id: string
  user_id: string
  role: Role
  company_id: string
  email_confirmed: boolean
  expires_at: Date
  scopes: ApiScope[]
  mark: bigint
}

/** For whom an API token acts. Unlike a session that has ended, one that is none is no visitor: nobody guesses. */
async function authenticateToken(db: Tx, known: KnownSessions, now: Date, apiToken: string): Promise<Actor> {
  const hash = hashToken(apiToken)
  const [token] = await db.sql<TokenRow>('select * from fx.api_token_by_hash($1, $2)', [hash, now], 'api-token')
  if (!token) {
    known.forget(hash)
    return fail('UNAUTHENTICATED')
  }
  const person: Person = {
    kind: 'person',
    userId: token.user_id,
    sessionId: token.token_id,
    role: token.role,
    companyId: token.company_id,
    companyOwner: false,
    emailConfirmed: token.email_confirmed,
    sessionExpiresAt: token.expires_at,
    provenUntil: null,
    scopes: token.scopes,
  }
  known.remember(hash, { ...person, mark: token.mark, seenOn: dayOf(now) })
  return person
}

/** Reads from the database who holds the caller's session or token, and remembers it. */
export async function authenticate(db: Tx, known: KnownSessions, now: Date, caller: Caller): Promise<Actor> {
  if (caller.apiToken !== null) return authenticateToken(db, known, now, caller.apiToken)
  if (!caller.token) return visitor
  const hash = hashToken(caller.token)
  const [session] = await db.sql<SessionRow>(
    'select * from fx.session_by_token($1, $2)',
    [hash, now],
    'session-by-token',
  )
  if (!session) {
    known.forget(hash)
    caller.sessionCookie = 'clear'
    return visitor
  }
  const person: Person = {
    kind: 'person',
    userId: session.user_id,
    sessionId: session.session_id,
    role: session.role,
    companyId: session.company_id,
    companyOwner: session.company_owner,
    emailConfirmed: session.email_confirmed,
    sessionExpiresAt: session.expires_at,
    provenUntil: session.proven_until,
  }
  if (!isToExtend(person, now)) {
    known.remember(hash, { ...person, mark: session.mark })
    return person
  }
  const expiresAt = new Date(now.getTime() + SESSION_LIFE)
  await db.sql('select fx.extend_session($1, $2, $3)', [hash, now, expiresAt], 'extend-session')
  caller.sessionCookie = { token: caller.token, expiresAt }
  return { ...person, sessionExpiresAt: expiresAt }
}
