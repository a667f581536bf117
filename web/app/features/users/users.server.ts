import { readForm } from '@ticarum/contract/forms/check-form'
import { SuspendUser, type UserDetails } from '@ticarum/contract/procedures/users'
import { type CompanyKind, companyKinds } from '@ticarum/contract/values/roles'
import type { Api } from '@ticarum/server/client'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  redirect,
} from 'react-router'
import { chosenColumns } from '../../components/table/columns.ts'
import { apiContext } from '../../context/contexts.ts'
import type { FlashMessage } from '../../context/flash.ts'
import { formFields } from '../../context/form-fields.server.ts'
import { requireRole } from '../../context/session-guard.server.ts'
import { statusOf } from '../../context/status-of.server.ts'
import { newFormKey } from '../../forms/form-key.ts'
import { keyFor } from '../../forms/key-for.server.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { refuse, refuseFields } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { loadViews } from '../saved-views/load-views.server.ts'
import { isAboutView, saveView } from '../saved-views/saved-views.server.ts'
import { proveAndDo } from '../security/prove.server.ts'
import {
  USERS_PATH,
  type UserDialog,
  type UserFilters,
  userDialogAt,
  userDialogs,
  userFiltersOf,
  userPath,
  usersPath,
} from './paths.ts'

const ROWS = 24

/** Loads the people or companies that the URL selects, and the dialog that it opens. */
export async function loadUsers(args: LoaderFunctionArgs) {
  const { request, url, context } = args
  await requireRole({ url, context }, 'admin')
  const api = context.get(apiContext)
  const query = url.searchParams
  const filters = userFiltersOf(query)
  const after = query.get('after')
  const [list, counts, dialog, views] = await Promise.all([
    loadList(api, filters, after),
    api.users.count.try({}),
    loadDialog(api, query),
    loadViews(args, USERS_PATH),
  ])
  const rest = {
    filters,
    after,
    counts: counts.ok ? counts.value : null,
    dialog,
    views,
    columns: chosenColumns(request, USERS_PATH),
    key: newFormKey(),
  }
  if (list.ok) return { ...rest, list: { after, page: list.page } }
  if (list.code === 'INPUT_INVALID') throw redirect(usersPath(filters))
  return data({ ...rest, list: null }, { status: statusOf(list.code) })
}

async function loadList({ users }: Api, { view, q, role }: UserFilters, after: string | null) {
  const asked = { limit: ROWS, ...(q && { q }), ...(after && { after }) }
  if (view === 'companies') {
    const answer = await users.companies.try(asked)
    return answer.ok ? { ok: true as const, page: { kind: 'companies' as const, ...answer.value } } : answer
  }
  const answer = await users.list.try({
    ...asked,
    ...(role && { role }),
    ...(view === 'suspended' && { suspended: true }),
  })
  return answer.ok ? { ok: true as const, page: { kind: 'people' as const, ...answer.value } } : answer
}

/** The dialog of ?act for ?user; null if that user is gone or the act is not open. */
async function loadDialog(api: Api, query: URLSearchParams) {
  const act = userDialogs.find((known) => known === query.get('act'))
  if (!act) return null
  const [user, ways] = await Promise.all([
    api.users.get.try({ id: query.get('user') ?? '' }),
    api.identity.signInWays({}),
  ])
  return user.ok && isOpen(act, user.value) ? { act, user: user.value, ways, key: newFormKey() } : null
}

function isOpen(act: UserDialog, { me, may, passkeys }: UserDetails): boolean {
  if (act === 'passkeys') return !me && passkeys > 0
  if (act === 'confirm') return may.includes('confirmEmail')
  return may.includes(act === 'suspend' ? 'suspend' : act === 'owner' ? 'makeOwner' : 'setRole')
}

/** Loads a user's page with the history of changes. */
export async function loadUser({ url, context, params: { id = '' } }: LoaderFunctionArgs) {
  await requireRole({ url, context }, 'admin')
  const api = context.get(apiContext)
  const query = url.searchParams
  const after = query.get('after')
  const [user, history, dialog] = await Promise.all([
    api.users.get.try({ id }),
    api.users.history.try({ id, limit: ROWS, ...(after && { after }) }),
    loadDialog(api, query),
  ])
  if (!user.ok) {
    if (user.code === 'NOT_FOUND' || user.code === 'INPUT_INVALID') throw data(null, { status: 404 })
    return data({ user: null }, { status: statusOf(user.code) })
  }
  if (!history.ok && history.code === 'INPUT_INVALID') throw redirect(userPath(id))
  return {
    user: user.value,
    after,
    list: history.ok ? { after, page: history.value } : null,
    dialog,
    key: newFormKey(),
  }
}

/** What an admin does with a user, from the list or from the user's page. */
export async function changeUserAction({ request, url, context, params }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const sent = await formFields(request)
  if (isAboutView(sent)) return saveView(context, USERS_PATH, sent)
  const { intent = '', key = '', id = '', role = '', reason = '', password = '' } = sent
  const address = params.id ? userPath(params.id) : usersPath(userFiltersOf(url.searchParams))
  if (intent === 'role' && role === 'admin') return redirect(userDialogAt(address, 'admin', id))
  const values = { intent, id, role, reason }
  if (intent === 'suspend') {
    const read = readForm(SuspendUser, { id, reason })
    if (!read.ok) return refuseFields(read.fields, key, { values })
  }
  const answer = await changed(api, keyFor(key, intent, id, role), { intent, id, role, reason, password })
  if (!answer.ok && answer.code === 'REAUTHENTICATION_REQUIRED' && intent === 'role' && isCompanyKind(role))
    return redirect(userDialogAt(address, role, id))
  return answer.ok ? done(context, address, intent) : refuse(answer, key, { values })
}

const isCompanyKind = (role: string): role is CompanyKind => companyKinds.some((known) => known === role)

interface SentChange {
  intent: string
  id: string
  role: string
  reason: string
  password: string
}

function changed(api: Api, key: string, { intent, id, role, reason, password }: SentChange) {
  const { users } = api
  if (intent === 'restore') return users.restore.try({ id }, key)
  return proveAndDo(api, password, () => {
    if (intent === 'admin') return users.makeAdmin.try({ id }, key)
    if (intent === 'passkeys') return users.removePasskeys.try({ id }, key)
    if (intent === 'suspend') return users.suspend.try({ id, reason }, key)
    if (intent === 'confirm') return users.confirmEmail.try({ id }, key)
    if (intent === 'owner') return users.makeOwner.try({ id }, key)
    // from the list's selector, or from the dialog that asks who acts; the door checks it
    return users.setRole.try({ id, role: (intent === 'role' ? role : intent) as CompanyKind }, key)
  })
}

const messages: Partial<Record<string, FlashMessage>> = {
  suspend: 'user-suspended',
  restore: 'user-restored',
  owner: 'company-handed-over',
  confirm: 'user-confirmed',
  passkeys: 'passkeys-removed',
}

const done = (context: Readonly<RouterContextProvider>, address: string, intent: string) =>
  redirectWithToast(context, doneAt(address), messages[intent] ?? 'role-changed')
