import { createHash } from 'node:crypto'
import type { Role } from '@ticarum/contract/values/roles'
import type { Tx } from '@ticarum/db/transaction'
import { type Actor, type Person, visitor } from './actor.ts'
import type { Caller } from './caller.ts'
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

/** A session in use is extended about once a day, an admin's never. */
export const isToExtend = ({ role, sessionExpiresAt }: Person, now: Date): boolean =>
  role !== 'admin' && sessionExpiresAt.getTime() - now.getTime() < SESSION_LIFE - DAY

/** Reads from the database who holds the caller's session, and remembers it. */
export async function authenticate(db: Tx, known: KnownSessions, now: Date, caller: Caller): Promise<Actor> {
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
