import { readCookie, writeCookie } from '../../context/cookies.ts'

const COOKIE = 'known-email'

/** Carries the address from sign-up to the login form, once, and past the address line and the log. */
export const knownEmailCookie = (email: string, secure: boolean): string =>
  writeCookie(COOKIE, encodeURIComponent(email), { secure, seconds: 60 })
export const clearedKnownEmail = (secure: boolean): string => writeCookie(COOKIE, '', { secure, seconds: 0 })

export function knownEmail(request: Request): string {
  try {
    return decodeURIComponent(readCookie(request, COOKIE) ?? '').slice(0, 255)
  } catch {
    return ''
  }
}
