import { randomBytes } from 'node:crypto'
import { newId } from '@ticarum/db/ids'
import type { Actor } from './actor.ts'

/** A browser that keeps our signed cookie. Anybody may become one; all limits of its network hold for it too. */
export interface Device {
  id: string
  /** keys of the e-mail addresses that signed in on it, latest first */
  knows: readonly string[]
}

export const newDevice = (): Device => ({ id: randomBytes(16).toString('base64url'), knows: [] })

/** One request of any kind: what it carries, and what its response sets. */
export interface Caller {
  requestId: string
  /** the session's token, from the cookie */
  token: string | null
  /** what was sent as `Authorization: Bearer`; then cookies count for nothing */
  apiToken: string | null
  address: string
  /** null without a valid cookie: all such callers of a network count as one */
  device: Device | null
  userAgent: string
  /** set by the first call of this request */
  actor?: Promise<Actor> | undefined
  /** the new session cookie; undefined leaves it unchanged */
  sessionCookie?: { token: string; expiresAt: Date } | 'clear'
  /** what the cookie of the device is to say; undefined leaves it unchanged */
  deviceCookie?: Device
}

/** What shows who calls, if anything does. */
export const secretOf = ({ apiToken, token }: Pick<Caller, 'apiToken' | 'token'>): string | null => apiToken ?? token

export const newCaller = (given: Partial<Caller> = {}): Caller => ({
  requestId: newId(),
  token: null,
  apiToken: null,
  address: '127.0.0.1',
  device: null,
  userAgent: '',
  ...given,
})
