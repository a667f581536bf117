import { type NoticeWay, topicsOf } from '@ticarum/contract/values/notifications'
import type { Role } from '@ticarum/contract/values/roles'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { formFields } from '../../context/form-fields.server.ts'
import { languageOf } from '../../context/language.ts'
import { requireRole } from '../../context/session-guard.server.ts'
import { statusOf } from '../../context/status-of.server.ts'
import { newFormKey } from '../../forms/form-key.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
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
  const [page, counted, chosen] = await Promise.all([
    notifications.list.try({ limit: ROWS, language: languageOf(request), ...(after && { after }) }),
    notifications.count.try({}),
    notifications.ways.try({}),
  ])
  const rest = {
    role,
    after,
    unread: counted.ok ? counted.value.unread : 0,
    ways: chosen.ok ? chosen.value.ways : [],
    device: chosen.ok ? chosen.value.device : { publicKey: null, on: false },
    today: new Date().toISOString(),
    key: newFormKey(),
  }
  if (page.ok) return { ...rest, list: { after, page: page.value } }
  if (page.code === 'INPUT_INVALID') throw redirect(notificationsPath(role))
  return data({ ...rest, list: null }, { status: statusOf(page.code) })
}

/** Intents: `read-all` marks what was there when the page was, `choose` keeps how the reader wants to be mailed. */
export async function noticesAction({ request, url, context }: ActionFunctionArgs) {
  const role = readerOf(url.pathname)
  const { key = '', intent, upTo = '', ...sent } = await formFields(request)
  const { notifications } = context.get(apiContext)
  const answer =
    intent === 'choose'
      ? await notifications.chooseWays.try({ ways: waysOf(role, sent) })
      : await notifications.markAllRead.try({ upTo })
  if (!answer.ok) return refuse(answer, key, { values: {} })
  const done = doneAt(notificationsPath(role))
  return intent === 'choose' ? redirectWithToast(context, done, 'settings-saved') : redirect(done)
}

/** The door refuses a way that there is not. A box without a tick is not sent: `devices` says that there were boxes. */
const waysOf = (role: Role, sent: Partial<Record<string, string>>) =>
  topicsOf[role].flatMap((topic) =>
    sent[topic]
      ? [
          {
            topic,
            way: sent[topic] as NoticeWay,
            ...(sent.devices && { push: sent[`push.${topic}`] !== undefined }),
          },
        ]
      : [],
  )

/** Opening a notice marks it as read. One that is not the reader's leads back to the list. */
export async function openNotice({ url, context, params: { id = '' } }: LoaderFunctionArgs) {
  const role = readerOf(url.pathname)
  await requireRole({ url, context }, role)
  const answer = await context
    .get(apiContext)
    .notifications.markRead.try({ id, bundle: url.searchParams.has('bundle') })
  return redirect(answer.ok ? answer.value.path : notificationsPath(role))
}
