import type { FeedbackAct } from '@ticarum/contract/values/feedback'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { apiContext } from '../../../context/contexts.ts'
import type { FlashMessage } from '../../../context/flash.ts'
import { formFields } from '../../../context/form-fields.server.ts'
import { requireRole } from '../../../context/session-guard.server.ts'
import { statusOf } from '../../../context/status-of.server.ts'
import { newFormKey } from '../../../forms/form-key.ts'
import { keyFor } from '../../../forms/key-for.server.ts'
import { redirectWithToast } from '../../../forms/redirect-with-toast.server.ts'
import { refuse } from '../../../forms/refuse.server.ts'
import { doneAt } from '../../../forms/sent-to.ts'
import { deskFeedbackPath, feedbackTabOf } from './paths.ts'

const ROWS = 24

export async function loadDeskFeedback({ url, context }: LoaderFunctionArgs) {
  await requireRole({ url, context }, 'admin')
  const { searchParams } = url
  const [tab, after] = [feedbackTabOf(searchParams), searchParams.get('after')]
  const page = await context.get(apiContext).feedback.list.try({ tab, limit: ROWS, ...(after && { after }) })
  if (!page.ok && page.code === 'INPUT_INVALID') throw redirect(deskFeedbackPath(tab))
  if (!page.ok) return data({ tab, after, list: null }, { status: statusOf(page.code) })
  // Each row has its own key: after going back, another row's button is a different action.
  const items = page.value.items.map((entry) => ({ ...entry, key: newFormKey() }))
  return { tab, after, list: { after, page: { items, next: page.value.next } } }
}

const messages = {
  approve: 'feedback-approved',
  reject: 'feedback-rejected',
  show: 'feedback-shown',
  hide: 'feedback-hidden',
} as const satisfies Record<FeedbackAct, FlashMessage>

const isAct = (intent: string): intent is FeedbackAct => Object.hasOwn(messages, intent)

export async function actOnFeedback({ request, url, context }: ActionFunctionArgs) {
  const { feedback } = context.get(apiContext)
  const { intent = '', id = '', key: formKey = '' } = await formFields(request)
  if (!isAct(intent)) throw data(null, { status: 400 })
  const key = keyFor(formKey, intent)
  const acts = {
    approve: () => feedback.decide.try({ id, decision: 'approved' }, key),
    reject: () => feedback.decide.try({ id, decision: 'rejected' }, key),
    show: () => feedback.show.try({ id }, key),
    hide: () => feedback.hide.try({ id }, key),
  }
  const answer = await acts[intent]()
  if (!answer.ok) return refuse(answer, formKey, { values: { intent } })
  const tab = feedbackTabOf(url.searchParams)
  return redirectWithToast(context, doneAt(deskFeedbackPath(tab)), messages[intent])
}
