import { DELIVERY_DAYS } from '@ticarum/contract/values/webhooks'
import { DAY, dayOf } from '@ticarum/contract/values/working-days'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { formFields } from '../../context/form-fields.server.ts'
import { requireRole } from '../../context/session-guard.server.ts'
import { statusOf } from '../../context/status-of.server.ts'
import { withQuery } from '../../context/with-query.ts'
import { newFormKey } from '../../forms/form-key.ts'
import { keyFor } from '../../forms/key-for.server.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { refuse } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { ownerRoleOf, webhookPath, webhooksPath } from './paths.ts'

const ROWS = 24

/** What a webhook was told, newest first; ?since=<moment> is from when on further ones can be sent again. */
export async function loadDeliveries({ url, context, params: { id = '' } }: LoaderFunctionArgs) {
  const role = ownerRoleOf(url.pathname)
  const { companyOwner } = await requireRole({ url, context }, role)
  if (!companyOwner) throw redirect(webhooksPath(role))
  const api = context.get(apiContext)
  const after = url.searchParams.get('after')
  const [{ items }, page] = await Promise.all([
    api.webhooks.list({}),
    api.webhooks.deliveries.try({ id, limit: ROWS, ...(after && { after }) }),
  ])
  const webhook = items.find((each) => each.id === id)
  if (!webhook) throw data(null, { status: 404 })
  if (!page.ok)
    throw page.code === 'INPUT_INVALID' ? redirect(webhookPath(role, id)) : data(null, { status: statusOf(page.code) })
  const since = url.searchParams.get('since') ?? ''
  return {
    role,
    webhook,
    key: newFormKey(),
    missedOn: dayOf(missedSince(webhook)),
    days: { first: dayOf(new Date(Date.now() - DELIVERY_DAYS * DAY)), last: dayOf(new Date()) },
    since: Number.isNaN(Date.parse(since)) ? null : since,
    after,
    list: { after, page: page.value },
  }
}

/** Since when its receiver may have missed something. */
const missedSince = ({ failures, lastTakenAt, createdAt }: { failures: number } & Record<string, unknown>) =>
  failures > 0 ? new Date(String(lastTakenAt ?? createdAt)) : new Date()

/** A day begins in GMT+3, which both countries share. What is no day is left to the door. */
function startOf(day: string): string {
  const at = Date.parse(`${day}T00:00:00+03:00`)
  return Number.isNaN(at) ? day : new Date(at).toISOString()
}

/** Sends one again, or all since a day; where there are more than one call sends, since a moment from then on. */
export async function replayDeliveries({ request, url, context, params: { id = '' } }: ActionFunctionArgs) {
  const role = ownerRoleOf(url.pathname)
  await requireRole({ url, context }, role)
  const { webhooks } = context.get(apiContext)
  const { intent, key = '', id: deliveryId = '', day = '', since } = await formFields(request)
  const path = webhookPath(role, id)
  if (intent === 'replay') {
    const answer = await webhooks.replay.try({ id, deliveryId }, keyFor(key, deliveryId))
    if (!answer.ok) return refuse(answer, key, { values: { intent, day: undefined } })
    return redirectWithToast(context, doneAt(path), 'delivery-replayed')
  }
  const answer = await webhooks.replaySince.try({ id, since: since ?? startOf(day) }, key)
  if (!answer.ok) return refuse(answer, key, { values: { intent, day } })
  const { replayed, next } = answer.value
  const args = { quantity: String(replayed) }
  return redirectWithToast(context, doneAt(next ? withQuery(path, { since: next }) : path), 'deliveries-replayed', {
    args,
  })
}
