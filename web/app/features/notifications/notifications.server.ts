import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { formFields } from '../../context/form-fields.server.ts'
import { languageOf } from '../../context/language.ts'
import { requireRole } from '../../context/session-guard.server.ts'
import { statusOf } from '../../context/status-of.server.ts'
import { newFormKey } from '../../forms/form-key.ts'
import { refuse } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { notificationsPath, readerOf } from './paths.ts'

const ROWS = 24

/** The notices. A failure is logged by the door, and shown in their place. */
export async function loadNotices({ request, url, context }: LoaderFunctionArgs) {
  const role = readerOf(url.pathname)
  await requireRole({ url, context }, role)
  const { notifications } = context.get(apiContext)
  const after = url.searchParams.get('after')
  const [page, counted] = await Promise.all([
    notifications.list.try({ limit: ROWS, language: languageOf(request), ...(after && { after }) }),
    notifications.count.try({}),
  ])
  const rest = {
    role,
    after,
    unread: counted.ok ? counted.value.unread : 0,
    today: new Date().toISOString(),
    key: newFormKey(),
  }
  if (page.ok) return { ...rest, list: { after, page: page.value } }
  if (page.code === 'INPUT_INVALID') throw redirect(notificationsPath(role))
  return data({ ...rest, list: null }, { status: statusOf(page.code) })
}

/** Marks all as read that were there when the page was. */
export async function readAllAction({ request, url, context }: ActionFunctionArgs) {
  const { key = '', upTo = '' } = await formFields(request)
  const answer = await context.get(apiContext).notifications.markAllRead.try({ upTo })
  return answer.ok ? redirect(doneAt(notificationsPath(readerOf(url.pathname)))) : refuse(answer, key, {})
}

/** Opening a notice marks it as read. One that is not the reader's leads back to the list. */
export async function openNotice({ url, context, params: { id = '' } }: LoaderFunctionArgs) {
  const role = readerOf(url.pathname)
  await requireRole({ url, context }, role)
  const answer = await context
    .get(apiContext)
    .notifications.markRead.try({ id, bundle: url.searchParams.has('bundle') })
  return redirect(answer.ok ? answer.value.path : notificationsPath(role))
}
