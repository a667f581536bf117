import { type MiddlewareFunction, redirect } from 'react-router'
import { visitContext } from './contexts.ts'
import { currentUser } from './session-guard.server.ts'

/** Paths that people without a role need as well. */
const OPEN = [
  '/role-selection',
  '/auth',
  '/sign-out',
  '/session',
  '/feedback',
  '/language',
  '/theme',
  '/accept-invitation',
  '/confirm-email',
  '/email-address',
  '/restore-email',
  '/forgot-password',
  '/reset-password',
]

/** Sends people who are signed in without a role to choose one. */
export const chooseRoleFirst: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const { pathname } = url // as people see it: what scripts fetch has '.data' at its end
  const open = OPEN.some((path) => pathname === path || pathname.startsWith(`${path}/`))
  if (!open && context.get(visitContext).hasSession) {
    const user = await currentUser(context)
    if (user && !user.role) throw redirect('/role-selection')
  }
  return next()
}
