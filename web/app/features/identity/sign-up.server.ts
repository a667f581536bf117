import type { CompanyKind } from '@ticarum/contract/values/roles'
import type { RouterContextProvider } from 'react-router'
import { apiContext, visitContext } from '../../context/contexts.ts'
import { languageOf } from '../../context/language.ts'
import { withReturnTo } from '../../context/return-to.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { refuse, refuseFields } from '../../forms/refuse.server.ts'
import { checkSignUp } from './form-checks.ts'
import { knownEmailCookie } from './known-email.ts'

type Fields = Partial<Record<string, string>>

export async function signUpAction(
  request: Request,
  context: Readonly<RouterContextProvider>,
  fields: Fields,
  returnTo: string,
) {
  const { fullName = '', email = '', password = '', role = '', key = '' } = fields
  const values = { fullName, email, role }
  const errors = checkSignUp(fields)
  if (Object.keys(errors).length > 0) return refuseFields(errors, key, { values })

  // `checkSignUp` has validated the role, and the door validates it again.
  const account = { fullName, email, password, role: role as CompanyKind, language: languageOf(request) }
  const answer = await context.get(apiContext).identity.signUp.try(account, key)
  if (!answer.ok) return refuse(answer, key, { values })

  const { secure } = context.get(visitContext)
  const cookies = [knownEmailCookie(email, secure)]
  return redirectWithToast(context, withReturnTo('/auth?tab=login', returnTo), 'signed-up', { cookies })
}
