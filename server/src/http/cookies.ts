import { parse, serialize } from 'hono/utils/cookie'
import type { Caller } from '../door/caller.ts'

export interface CookieNames {
  session: string
  secure: boolean
}

/** `__Host-` binds a cookie to this host and to https; development runs on http and goes without. */
export const cookieNames = (secure: boolean): CookieNames =>
  secure ? { session: '__Host-session', secure } : { session: 'session', secure }

export const readCookies = (header: string | undefined): Record<string, string> => (header ? parse(header) : {})

/** The cookie that the response sets if the call changed the session. */
export function sessionCookie(names: CookieNames, caller: Caller): string | undefined {
  const change = caller.sessionCookie
  if (!change) return undefined
  const options = { path: '/', httpOnly: true, secure: names.secure, sameSite: 'Lax' } as const
  return change === 'clear'
    ? serialize(names.session, '', { ...options, maxAge: 0 })
    : serialize(names.session, change.token, { ...options, expires: change.expiresAt })
}
