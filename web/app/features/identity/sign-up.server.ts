import type { CompanyKind } from '@ticarum/contract/values/roles'
import { type RouterContextProvider, redirect } from 'react-router'
import { refuse, refuseFields } from '../../forms/refuse.server.ts'
import { apiContext, visitContext } from '../../visit/contexts.ts'
import { languageOf } from '../../visit/language.ts'
import { noticeCookie } from '../../visit/notices.ts'
import { withWayBack } from '../../visit/way-back.ts'
import { checkSignUp } from './form-checks.ts'
import { knownEmailCookie } from './known-email.ts'

type Fields = Partial<Record<string, string>>

export async function signUp(
  request: Request,
  context: Readonly<RouterContextProvider>,
  fields: Fields,
  returnTo: string,
) {
  const { fullName = '', email = '', password = '', role = '', key = '' } = fields
  const kept = { fullName, email, role }
  const problems = checkSignUp(fields)
  if (Object.keys(problems).length > 0) return refuseFields(problems, key, kept)

  // checked just above, and again by the door
  const account = { fullName, email, password, role: role as CompanyKind, language: languageOf(request) }
  const answer = await context.get(apiContext).identity.signUp.try(account, key)
  if (!answer.ok) return refuse(answer, key, kept)

  const { secure } = context.get(visitContext)
  const cookies = [noticeCookie('signed-up', secure), knownEmailCookie(email, secure)]
  return redirect(withWayBack('/auth?tab=login', returnTo), {
    headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]),
  })
}
