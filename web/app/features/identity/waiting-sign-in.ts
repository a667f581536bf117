import { PASSKEY_MINUTES } from '@ticarum/contract/values/passkeys'
import { readCookie, writeCookie } from '../../context/cookies.ts'

const COOKIE = 'passkey'
export const PASSKEY_STEP_PATH = '/auth/passkey'

/** Keeps the token of a sign-in that waits for a passkey. It is no session. */
export const waitingSignInCookie = (token: string, secure: boolean): string =>
  writeCookie(COOKIE, token, { secure, seconds: PASSKEY_MINUTES * 60 })
export const clearedWaitingSignIn = (secure: boolean): string => writeCookie(COOKIE, '', { secure, seconds: 0 })

export const waitingSignIn = (request: Request): string => readCookie(request, COOKIE) ?? ''
