import type { RouterContextProvider } from 'react-router'
import { visitContext } from '../../context/contexts.ts'
import { readCookie, writeCookie } from '../../context/cookies.ts'
import { ownPath } from '../../context/own-path.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'

const COOKIE = 'google'
const MINUTES = 10

/** Proves that the browser that returns from Google is the one that was sent there. */
interface GoogleChecks {
  state: string
  nonce: string
  codeVerifier: string
  returnTo: string
  /** a signed-in user proves their identity once more */
  again: boolean
}

export const googleChecksCookie = (checks: GoogleChecks, secure: boolean): string =>
  writeCookie(
    COOKIE,
    encodeURIComponent(new URLSearchParams({ ...checks, again: checks.again ? 'yes' : '' }).toString()),
    {
      secure,
      seconds: MINUTES * 60,
    },
  )
export const clearedGoogleChecks = (secure: boolean): string => writeCookie(COOKIE, '', { secure, seconds: 0 })

export function readGoogleChecks(request: Request): GoogleChecks | undefined {
  const value = readCookie(request, COOKIE)
  if (!value) return undefined
  const {
    state = '',
    nonce = '',
    codeVerifier = '',
    returnTo,
    again,
  } = Object.fromEntries(new URLSearchParams(decoded(value)))
  return state ? { state, nonce, codeVerifier, returnTo: ownPath(returnTo), again: again === 'yes' } : undefined
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

/** Back to the page where it started, with an error message. */
export const googleFailed = (context: Readonly<RouterContextProvider>, back = '/auth'): Response =>
  redirectWithToast(context, back, 'google-failed', {
    cookies: [clearedGoogleChecks(context.get(visitContext).secure)],
  })
