import { newId } from '@ticarum/db/ids'
import type { Actor } from './actor.ts'

/** One request, wherever it came from: what it brought along, and what its answer will take back. */
export interface Caller {
  requestId: string
  /** the session's token, from the cookie */
  token: string | null
  /** marks a visitor's forms, so that each is carried out once */
  visitId: string | null
  address: string
  userAgent: string
  /** known after the first call of this request */
  actor?: Promise<Actor>
  /** what becomes of the session cookie; undefined leaves it as it is */
  sessionCookie?: { token: string; expiresAt: Date } | 'clear'
}

export const newCaller = (given: Partial<Caller> = {}): Caller => ({
  requestId: newId(),
  token: null,
  visitId: null,
  address: '127.0.0.1',
  userAgent: '',
  ...given,
})
