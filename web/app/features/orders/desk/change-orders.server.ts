import { MOST_AT_ONCE } from '@ticarum/contract/procedures/bulk-acts'
import { type ActionFunctionArgs, data } from 'react-router'
import { pickedOf } from '../../../components/table/pick-rows.tsx'
import { apiContext } from '../../../context/contexts.ts'
import { formWithFiles, type SentForm } from '../../../context/form-with-files.server.ts'
import { requireRole } from '../../../context/session-guard.server.ts'
import { withQuery } from '../../../context/with-query.ts'
import { keyFor } from '../../../forms/key-for.server.ts'
import { redirectWithToast } from '../../../forms/redirect-with-toast.server.ts'
import { refuse, refuseFields } from '../../../forms/refuse.server.ts'
import { doneAt } from '../../../forms/sent-to.ts'
import { isAboutView, saveView } from '../../saved-views/saved-views.server.ts'
import { actOnOrder } from '../act-on-order.server.ts'
import { deskFilter } from '../list/load-orders.server.ts'
import { startExport } from '../list/start-export.server.ts'
import { orderFiltersOf, ordersPath } from '../paths.ts'
import { bulkChangeOf } from './bulk-change.ts'
import { DESK_ORDERS_PATH } from './paths.ts'

const FORM_BYTES = 1024 * 1024

/** Actions of the admins' list: on one order, on the ticked orders, or an export of the list. */
export async function changeOrders(args: ActionFunctionArgs) {
  const sent = await formWithFiles(args.request, FORM_BYTES)
  if (isAboutView(sent.fields)) return saveView(args.context, DESK_ORDERS_PATH, sent.fields)
  if (sent.fields.intent === 'bulk') return changeTicked(args, sent)
  if (sent.fields.intent === 'undo') return undoChange(args, sent)
  if (sent.fields.intent === 'export') return startExport(args, sent, 'admin')
  return actOnOrder(args, sent)
}

const backOf = (request: Request) => ordersPath(DESK_ORDERS_PATH, orderFiltersOf(new URL(request.url).searchParams))

type Outcomes = { id: string; number: string; outcome: string }[]
const leftOf = (items: Outcomes) => items.filter(({ outcome }) => outcome !== 'done')

/** Changes the ticked orders, or all that match, part by part. */
async function changeTicked(args: ActionFunctionArgs, { fields }: SentForm) {
  const { request, context } = args
  const { key = '', to = '', reason = '', all } = fields
  const { orders } = context.get(apiContext)
  const values = { intent: 'bulk', to, reason }
  const change = bulkChangeOf(to, reason)
  const ids = all === undefined ? pickedOf(fields).map(({ id }) => id) : await matchingOf(args)
  if (ids.length === 0 || !change) return refuseFields({ [change ? 'orders' : 'to']: 'required' }, key, { values })

  const items: Outcomes = []
  let actId: string | undefined
  for (let at = 0; at < ids.length; at += MOST_AT_ONCE) {
    const part = ids.slice(at, at + MOST_AT_ONCE)
    const asked = { ids: part, change, ...(actId && { actId }) }
    const answer = await orders.changeMany.try(asked, keyFor(key, to, ...part))
    if (!answer.ok) return refuse(answer, key, { values })
    items.push(...answer.value.items)
    actId = answer.value.actId
  }
  const left = leftOf(items)
  if (left.length > 0)
    return data({ bulk: { done: items.length - left.length, left }, key: keyFor(key, 'again'), values })
  return redirectWithToast(context, doneAt(withQuery(backOf(request), { changed: actId ?? '' })), 'orders-changed')
}

async function matchingOf(args: ActionFunctionArgs): Promise<string[]> {
  const { id: me } = await requireRole(args, 'admin')
  const filter = deskFilter(orderFiltersOf(new URL(args.request.url).searchParams), me)
  const answer = await args.context.get(apiContext).orders.matching.try(filter)
  return answer.ok ? answer.value.ids : []
}

/** Takes a bulk change back, part by part. */
async function undoChange({ request, context }: ActionFunctionArgs, { fields }: SentForm) {
  const { key = '', id: actId = '', reason = '' } = fields
  const { orders } = context.get(apiContext)
  const values = { intent: 'undo', to: '', reason: '' }
  const items: Outcomes = []
  for (let more = true; more; ) {
    const answer = await orders.undoMany.try({ id: actId, reason }, keyFor(key, 'undo', String(items.length)))
    if (!answer.ok) return refuse(answer, key, { values })
    items.push(...answer.value.items)
    more = answer.value.left > 0
  }
  const left = leftOf(items)
  if (left.length > 0)
    return data({ bulk: { done: items.length - left.length, left }, key: keyFor(key, 'again'), values })
  return redirectWithToast(context, doneAt(backOf(request)), 'orders-undone')
}
