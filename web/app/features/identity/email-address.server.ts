import { type RouterContextProvider, redirect } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { currentUser } from '../../context/session-guard.server.ts'
import { keyFor } from '../../forms/key-for.server.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { refuse } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { proveAndDo } from '../security/prove.server.ts'
import { confirmFirst, sendCodeAction } from './confirm-first.server.ts'
import { EMAIL_ADDRESS_PATH } from './paths.ts'

/** Sends a code to a corrected address, asks for a change of a confirmed one, or confirms either by its code. */
export async function emailAddressAction(
  context: Readonly<RouterContextProvider>,
  { intent, key = '', password = '', email = '', confirmEmail, code }: Partial<Record<string, string>>,
) {
  const user = await currentUser(context)
  if (!user) return redirect('/auth')
  const api = context.get(apiContext)
  const values = { ...(intent && { intent }), ...(confirmEmail && { confirmEmail }), ...(code && { code }) }
  if (intent === 'send-code') return sendCodeAction(api, user.emailToConfirm ?? user.email, key, values)
  if (intent === 'change-email') {
    const answer = await proveAndDo(api, password, () =>
      api.identity.changeEmail.try({ email }, keyFor(key, intent, email)),
    )
    return answer.ok
      ? redirectWithToast(context, doneAt(EMAIL_ADDRESS_PATH), 'confirmation-sent')
      : refuse(answer, key, { values: { ...values, email } })
  }
  // Sent again, after it was done.
  const waits = user.emailToConfirm ?? user.newEmail
  const refused = waits ? await confirmFirst(api, key, values) : undefined
  return refused ?? redirectWithToast(context, doneAt(EMAIL_ADDRESS_PATH), 'email-confirmed')
}
