import type { identity, ResetPassword } from '@ticarum/contract/procedures/identity'
import type { Answer, Api } from '@ticarum/server/client'
import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import type { FlashMessage } from '../../context/flash.ts'
import { newFormKey } from '../../forms/form-key.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { refuse, refuseFields } from '../../forms/refuse.server.ts'
import { checkNewPassword } from './form-checks.ts'

interface NewPasswordByLink {
  act(api: Api, input: ResetPassword, key: string): Promise<Answer<typeof identity.resetPassword>>
  done: FlashMessage
}

/** Where somebody goes whose link is not valid (any more). */
const linkInvalid = (context: Readonly<RouterContextProvider>) =>
  redirectWithToast(context, '/forgot-password', 'link-invalid')

/** Opening the link changes nothing, because mail scanners open links too. */
export function newPasswordLoader({ url, context }: LoaderFunctionArgs) {
  const token = url.searchParams.get('token')
  if (!token) throw linkInvalid(context)
  return { token, key: newFormKey() }
}

/** Sets a password by a link from an e-mail, and leads to the sign-in. */
export async function newPasswordAction(
  context: Readonly<RouterContextProvider>,
  sent: Partial<Record<string, string>>,
  { act, done }: NewPasswordByLink,
) {
  const { token = '', password = '', key = '' } = sent
  const errors = checkNewPassword(sent)
  if (errors.token) return linkInvalid(context)
  if (Object.keys(errors).length > 0) return refuseFields(errors, key, { values: {} })
  const answer = await act(context.get(apiContext), { token, password }, key)
  if (answer.ok) return redirectWithToast(context, '/auth', done)
  return answer.code === 'LINK_INVALID' ? linkInvalid(context) : refuse(answer, key, { values: {} })
}
