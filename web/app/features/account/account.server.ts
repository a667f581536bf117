import type { Api } from '@ticarum/server/client'
import { type RouterContextProvider, redirect } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { withReturnTo } from '../../context/return-to.ts'
import { newFormKey } from '../../forms/form-key.ts'
import { keyFor } from '../../forms/key-for.server.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { refuse } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { proveAndDo } from '../security/prove.server.ts'
import type { AccountIntent } from './account-answers.ts'

/** What the Danger Zone shows; null: it can't be loaded. */
export type LoadedAccount = Awaited<ReturnType<typeof loadAccount>>

export async function loadAccount(api: Api, request: Request) {
  const asked = new URL(request.url).searchParams.has('delete')
  const [deletion, last, mail, ways] = await Promise.all([
    api.account.getDeletion.try({}),
    api.account.lastExport.try({}),
    api.mail.getRefusal.try({}),
    asked ? api.identity.signInWays.try({}) : undefined,
  ])
  if (!deletion.ok || !last.ok || !mail.ok) return null
  return {
    deletion: deletion.value,
    lastExport: last.value.export,
    refusedMail: mail.value.refused,
    ways: ways?.ok ? ways.value : null,
    key: newFormKey(),
  }
}

const TOASTS = {
  'undo-deletion': 'deletion-undone',
  'export-data': 'export-begun',
  'allow-mail': 'mail-allowed',
} as const

interface SentAccountAction {
  intent: AccountIntent
  key: string
  password: string
  /** the settings page of the sender's role */
  path: string
}

export async function accountAction(
  context: Readonly<RouterContextProvider>,
  { intent, key, password, path }: SentAccountAction,
) {
  const api = context.get(apiContext)
  const own = keyFor(key, intent)
  const acts = {
    'delete-account': () => proveAndDo(api, password, () => api.account.requestDeletion.try({}, own)),
    'undo-deletion': () => api.account.undoDeletion.try({}, own),
    'export-data': () => api.account.startExport.try({}, own),
    'allow-mail': () => api.mail.endRefusal.try({}, own),
  }
  const answer = await acts[intent]()
  if (answer.ok) {
    if (intent === 'delete-account') return redirectWithToast(context, '/', 'deletion-requested')
    return redirectWithToast(context, doneAt(path), TOASTS[intent])
  }
  // Asking for the deletion ended the session: who sends the form again has to sign in.
  if (answer.code === 'UNAUTHENTICATED') return redirect(withReturnTo('/auth', path))
  return refuse(answer, key, { values: { intent } })
}
