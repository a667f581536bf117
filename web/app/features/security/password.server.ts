import type { RouterContextProvider } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { keyFor } from '../../forms/key-for.server.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { refuse, refuseFields } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { checkPassword } from './form-checks.ts'

/** Changes or sets the password, for each page that has the form. */
export async function changePasswordAction(
  context: Readonly<RouterContextProvider>,
  sent: Partial<Record<string, string>>,
  path: string,
) {
  const { identity } = context.get(apiContext)
  const { key = '', intent, currentPassword = '', password = '' } = sent
  const values: { intent?: string } = intent ? { intent } : {}
  const mode = intent === 'set' ? 'set' : 'change'
  const errors = checkPassword[mode](sent)
  if (Object.keys(errors).length > 0) return refuseFields(errors, key, { values })
  const answer =
    mode === 'set'
      ? await identity.setPassword.try({ password }, keyFor(key, mode))
      : await identity.changePassword.try({ currentPassword, password }, keyFor(key, mode))
  return answer.ok ? redirectWithToast(context, doneAt(path), 'password-changed') : refuse(answer, key, { values })
}
