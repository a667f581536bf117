import type { ErrorCode } from '@ticarum/contract/errors'
import type { Api } from '@ticarum/server/client'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { apiContext, visitContext } from '../../context/contexts.ts'
import { languageOf } from '../../context/language.ts'
import { currentUser } from '../../context/session-guard.server.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { refuse, refuseFields } from '../../forms/refuse.server.ts'
import { dashboardPath } from './dashboards.ts'
import { checkAcceptance } from './form-checks.ts'

type Fields = Partial<Record<string, string>>

/** Why an invitation link cannot be used. */
export type Reason = 'no-token' | 'not-found' | 'used' | 'expired' | 'other'

const reasons: Partial<Record<ErrorCode, Reason>> = {
  INPUT_INVALID: 'not-found', // malformed token
  INVITATION_NOT_FOUND: 'not-found',
  INVITATION_USED: 'used',
  KEY_REUSED: 'used',
  INVITATION_EXPIRED: 'expired',
}
export const reasonOf = (code: ErrorCode): Reason => reasons[code] ?? 'other'

type Invited = Awaited<ReturnType<Api['invitations']['check']>>

/** How this reader can accept: with a new account, with their existing account, after signing in, or not at all. */
export async function acceptanceOf(
  context: Readonly<RouterContextProvider>,
  { email, hasAccount }: Invited,
): Promise<'new' | 'join' | 'sign-in' | 'has-role'> {
  if (!hasAccount) return 'new'
  const user = await currentUser(context)
  if (user?.email !== email) return 'sign-in'
  return user.role ? 'has-role' : 'join'
}

/** Joins with the account that is signed in, so the form has no fields. */
async function join(context: Readonly<RouterContextProvider>, token: string, key: string) {
  const joined = await context.get(apiContext).invitations.join.try({ token }, key)
  if (!joined.ok) return refuse(joined, key, { values: { fullName: '' } })
  return redirectWithToast(context, dashboardPath[joined.value.role], 'joined')
}

export async function acceptInvitationAction(
  request: Request,
  context: Readonly<RouterContextProvider>,
  token: string,
  fields: Fields,
) {
  const { fullName = '', password = '', key = '' } = fields
  const show = (refused: ReturnType<typeof refuse<{ values: { fullName: string } }>>) =>
    data({ ...refused.data, invalid: invalidReason(refused.data.code, refused.data.fields) }, refused.init ?? {})
  if (fields.intent === 'join') {
    const answer = await join(context, token, key)
    return answer instanceof Response ? answer : show(answer)
  }
  const errors = checkAcceptance(fields)
  if (Object.keys(errors).length > 0) return show(refuseFields(errors, key, { values: { fullName } }))

  const { identity, invitations } = context.get(apiContext)
  const accepted = await invitations.accept.try({ token, fullName, password, language: languageOf(request) }, key)
  if (!accepted.ok) return show(refuse(accepted, key, { values: { fullName } }))

  const { failed } = context.get(visitContext)
  // If the form is sent twice, one account is created, and the first response has already set the session.
  if (!(await currentUser(context))) {
    const signedIn = await identity.signIn.try({ email: fields.email ?? '', password })
    if (!signedIn.ok) {
      failed(new Error(`the account was made, but signing in was answered with ${signedIn.code}`))
      return redirect('/auth')
    }
  }
  return redirectWithToast(context, dashboardPath[accepted.value.role], 'account-created')
}

/** The reason if the invitation can no longer be used; null if the error is about the form. */
function invalidReason(code: ErrorCode, fields: object): Reason | null {
  if (code === 'INPUT_INVALID') return 'token' in fields ? 'not-found' : null
  return code in reasons ? reasonOf(code) : null
}
