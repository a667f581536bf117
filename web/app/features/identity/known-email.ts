import { readCookie, writeCookie } from '../../context/cookies.ts'

const COOKIE = 'known-email'

/** Passes the email from sign-up to the login form once, in a cookie, so that it appears in no URL and no log. */
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
