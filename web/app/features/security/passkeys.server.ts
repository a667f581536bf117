import type { Api } from '@ticarum/server/client'
import { type RouterContextProvider, redirect } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { keyFor } from '../../forms/key-for.server.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { refuse } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import type { PasskeyIntent } from './passkey-errors.ts'
import { ADD_PASSKEY_PATH, SECURITY_PATH } from './paths.ts'
import { proveAndDo } from './prove.server.ts'

/** The reader's passkeys, and the dialog that the URL opens. */
export async function loadPasskeys({ passkeys }: Api, request: Request) {
  const query = new URL(request.url).searchParams
  const { items } = await passkeys.list({})
  return {
    passkeys: items,
    added: query.has('added'),
    adding: query.has('add'),
    removed: items.find(({ id }) => id === query.get('remove')),
  }
}

/** Removes a passkey, or shows who the reader is before they add one. */
export async function passkeyAction(
  context: Readonly<RouterContextProvider>,
  intent: PasskeyIntent,
  { key = '', id = '', password = '' }: Partial<Record<string, string>>,
) {
  const api = context.get(apiContext)
  if (intent === 'prove') {
    const proof = await proveAndDo(api, password, async () => ({ ok: true as const }))
    return proof.ok ? redirect(doneAt(ADD_PASSKEY_PATH)) : refuse(proof, key, { values: { intent } })
  }
  const answer = await proveAndDo(api, password, () => api.passkeys.remove.try({ id }, keyFor(key, intent, id)))
  return answer.ok
    ? redirectWithToast(context, doneAt(SECURITY_PATH), 'passkey-removed')
    : refuse(answer, key, { values: { intent } })
}
