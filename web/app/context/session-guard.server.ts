import type { Api } from '@ticarum/server/client'
import { type LoaderFunctionArgs, type RouterContextProvider, redirect } from 'react-router'
import { apiContext } from './contexts.ts'
import { withReturnTo } from './return-to.ts'

type User = Awaited<ReturnType<Api['identity']['session']>>['user']
type Role = NonNullable<User['role']>

/** The session, or null. Looked up once per request: the door remembers the caller. */
export async function currentUser(context: Readonly<RouterContextProvider>): Promise<User | null> {
  const session = await context.get(apiContext).identity.session.try({})
  return session.ok ? session.value.user : null
}

type RequestArgs = Pick<LoaderFunctionArgs, 'url' | 'context'>

/** Sends visitors to sign in, and from there back to this page. `request.url` of a script's fetch ends in '.data'. */
function redirectToSignIn({ url: { pathname, search } }: RequestArgs): Response {
  return redirect(withReturnTo('/auth', pathname + search))
}

/** Requires a session. */
export async function requireUser(args: RequestArgs): Promise<User> {
  const user = await currentUser(args.context)
  if (!user) throw redirectToSignIn(args)
  return user
}

/**
 * Opens a page of an area: visitors go to sign in (to the home page for admin pages, which tell nothing of themselves),
 * people without a role choose one, everybody else goes home.
 */
export async function requireRole(args: RequestArgs, ...allowed: [Role, ...Role[]]): Promise<User> {
  const user = await currentUser(args.context)
  const adminOnly = allowed.every((role) => role === 'admin')
  if (!user) throw adminOnly ? redirect('/') : redirectToSignIn(args)
  if (!user.role && !adminOnly) throw redirect('/role-selection')
  if (!user.role || !allowed.includes(user.role)) throw redirect('/')
  return user
}
