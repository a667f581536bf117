import { type RouterContextProvider, redirect } from 'react-router'
import { apiContext, visitContext } from '../../context/contexts.ts'
import { currencyCookie } from '../../context/currency.ts'
import { savedLanguageCookie } from '../../context/language.ts'
import { withReturnTo } from '../../context/return-to.ts'
import { currentUser } from '../../context/session-guard.server.ts'
import { refuse } from '../../forms/refuse.server.ts'
import { PASSKEY_STEP_PATH, waitingSignInCookie } from './waiting-sign-in.ts'

type Fields = Partial<Record<string, string>>

export async function logIn(
  context: Readonly<RouterContextProvider>,
  { email = '', password = '' }: Fields,
  returnTo: string,
) {
  const answer = await context.get(apiContext).identity.signIn.try({ email, password })
  if (!answer.ok) return refuse(answer, '', { values: { fullName: '', email, role: '' } })
  return redirectAfterFirstStep(context, answer.value, returnTo)
}

/** Leads to the passkey if one is asked for, and else to the return URL. */
export function redirectAfterFirstStep(
  context: Readonly<RouterContextProvider>,
  { passkeyToken }: { passkeyToken: string | null },
  returnTo: string,
): Promise<Response> | Response {
  if (!passkeyToken) return redirectAfterSignIn(context, returnTo)
  const waiting = waitingSignInCookie(passkeyToken, context.get(visitContext).secure)
  return redirect(withReturnTo(PASSKEY_STEP_PATH, returnTo), { headers: { 'set-cookie': waiting } })
}

/**
 * Redirects a user who has just signed in to the return URL, with the language and currency that they chose. Users
 * without a role choose one first, unless they follow an invitation, which gives them one.
 */
export async function redirectAfterSignIn(
  context: Readonly<RouterContextProvider>,
  returnTo: string,
): Promise<Response> {
  const user = await currentUser(context)
  const invited = returnTo.startsWith('/accept-invitation?')
  const onwards = redirect(user && !user.role && !invited ? withReturnTo('/role-selection', returnTo) : returnTo)
  const { secure } = context.get(visitContext)
  if (user?.languageChosen) onwards.headers.append('set-cookie', savedLanguageCookie(user.language, secure))
  if (user) onwards.headers.append('set-cookie', currencyCookie(user.currency, secure))
  return onwards
}
