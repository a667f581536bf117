import { newId } from '@ticarum/db/ids'
import type { Actor } from './actor.ts'

/** One request of any kind: what it carries, and what its response sets. */
export interface Caller {
  requestId: string
  /** the session's token, from the cookie */
  token: string | null
  address: string
  userAgent: string
  /** set by the first call of this request */
  actor?: Promise<Actor>
  /** the new session cookie; undefined leaves it unchanged */
  sessionCookie?: { token: string; expiresAt: Date } | 'clear'
}

export const newCaller = (given: Partial<Caller> = {}): Caller => ({
  requestId: newId(),
  token: null,
  address: '127.0.0.1',
  userAgent: '',
  ...given,
})
