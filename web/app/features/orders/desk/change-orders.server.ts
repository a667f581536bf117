import { type OrderStatus, orderStatuses, type ShippingStatus } from '@ticarum/contract/values/orders'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { apiContext } from '../../../context/contexts.ts'
import { formWithFiles, type SentForm } from '../../../context/form-with-files.server.ts'
import { languageOf } from '../../../context/language.ts'
import { keyFor } from '../../../forms/key-for.server.ts'
import { redirectWithToast } from '../../../forms/redirect-with-toast.server.ts'
import { refuse, refuseFields } from '../../../forms/refuse.server.ts'
import { doneAt } from '../../../forms/sent-to.ts'
import { actOnOrder } from '../act-on-order.server.ts'
import { orderFiltersOf, ordersPath } from '../paths.ts'
import { DESK_ORDERS_PATH, exportPath, PICK } from './paths.ts'

const FORM_BYTES = 1024 * 1024

/** Actions of the admins' list: on one order, on the ticked orders, or an export of the list. */
export async function changeOrders(args: ActionFunctionArgs) {
  const sent = await formWithFiles(args.request, FORM_BYTES)
  if (sent.fields.intent === 'bulk') return changeTicked(args, sent)
  if (sent.fields.intent === 'export') return startExport(args, sent)
  return actOnOrder(args, sent)
}

async function changeTicked({ request, context }: ActionFunctionArgs, { fields }: SentForm) {
  const { key = '', to = '', reason = '' } = fields
  const ids = Object.keys(fields)
    .filter((name) => name.startsWith(PICK))
    .map((name) => name.slice(PICK.length))
  const values = { intent: 'bulk', to, reason }
  const [kind, value] = to.split(':')
  if (ids.length === 0 || !value) return refuseFields({ [value ? 'orders' : 'to']: 'required' }, key, { values })
  const why = reason.trim() ? { reason } : {}
  const change =
    kind === 'status'
      ? ({ kind, status: value as OrderStatus, ...why } as const)
      : ({ kind: 'shipping', shippingStatus: value as ShippingStatus, ...why } as const)
  const answer = await context.get(apiContext).orders.changeMany.try({ ids, change }, keyFor(key, to, ...ids))
  if (!answer.ok) return refuse(answer, key, { values })
  const left = answer.value.items.filter(({ outcome }) => outcome !== 'done')
  if (left.length > 0)
    return data({ bulk: { done: ids.length - left.length, left }, key: keyFor(key, 'again'), values })
  const back = ordersPath(DESK_ORDERS_PATH, orderFiltersOf(new URL(request.url).searchParams))
  return redirectWithToast(context, doneAt(back), 'orders-changed')
}

/** Starts a file export of the list as filtered. */
async function startExport({ request, context }: ActionFunctionArgs, { fields: { key = '' } }: SentForm) {
  const { status, q } = orderFiltersOf(new URL(request.url).searchParams)
  const chosen = orderStatuses.find((known) => known === status)
  const input = { language: languageOf(request), ...(chosen && { status: chosen }), ...(q && { q }) }
  const answer = await context.get(apiContext).orderExports.start.try(input, keyFor(key, 'export'))
  return answer.ok ? redirect(exportPath(answer.value.id)) : refuse(answer, key, { values: { intent: 'export' } })
}
