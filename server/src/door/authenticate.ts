import { createHash } from 'node:crypto'
import type { Role } from '@ticarum/contract/values/roles'
import type { Tx } from '@ticarum/db/transaction'
import type { Clock } from '../platform/clock.ts'
import { type Actor, visitor } from './actor.ts'
import type { Caller } from './caller.ts'

const DAY = 24 * 3600 * 1000
export const SESSION_LIFE = 14 * DAY

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

interface SessionRow {
  session_id: string
  user_id: string
  role: Role | null
  company_id: string | null
  company_owner: boolean
  expires_at: Date
  proven_until: Date | null
}

/**
 * Reads role and company from the database for every request. A session in use is extended about once a day, an admin's
 * never.
 */
export async function authenticate(db: Tx, clock: Clock, caller: Caller): Promise<Actor> {
  if (!caller.token) return visitor
  const now = clock.now()
  const hash = hashToken(caller.token)
  const [session] = await db.sql<SessionRow>(
    'select * from fx.session_of_token($1, $2)',
    [hash, now],
    'session-of-token',
  )
  if (!session) {
    caller.sessionCookie = 'clear'
    return visitor
  }
  let expiresAt = session.expires_at
  if (session.role !== 'admin' && expiresAt.getTime() - now.getTime() < SESSION_LIFE - DAY) {
    expiresAt = new Date(now.getTime() + SESSION_LIFE)
    await db.sql('select fx.extend_session($1, $2, $3)', [hash, now, expiresAt], 'extend-session')
    caller.sessionCookie = { token: caller.token, expiresAt }
  }
  return {
    kind: 'person',
    userId: session.user_id,
    sessionId: session.session_id,
    role: session.role,
    companyId: session.company_id,
    companyOwner: session.company_owner,
    sessionExpiresAt: expiresAt,
    provenUntil: session.proven_until,
  }
}
