import { readForm } from '@ticarum/contract/forms/check-form'
import { WebhookForm } from '@ticarum/contract/forms/webhook'
import type { Api } from '@ticarum/server/client'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { formFields } from '../../context/form-fields.server.ts'
import { requireRole } from '../../context/session-guard.server.ts'
import { newFormKey } from '../../forms/form-key.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { refuse, refuseFields } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { proveAndDo } from '../security/prove.server.ts'
import { ownerRoleOf, webhooksPath } from './paths.ts'

/** Of the answer that shows a secret. The page before it is kept, so that going back repeats its form's key. */
const NOT_KEPT = { 'cache-control': 'private, no-store' }

/** Webhooks of the reader's company, for its owner; ?remove=<webhook> opens a confirmation. */
export async function loadWebhooks({ url, context }: LoaderFunctionArgs) {
  const role = ownerRoleOf(url.pathname)
  const { companyOwner, email, emailConfirmed } = await requireRole({ url, context }, role)
  return {
    role,
    me: { email, emailConfirmed },
    key: newFormKey(),
    owned: companyOwner ? await loadOwned(context.get(apiContext), url) : null,
  }
}

async function loadOwned(api: Api, url: URL) {
  const [{ items }, ways] = await Promise.all([api.webhooks.list({}), api.identity.signInWays({})])
  const webhooks = items.map((webhook) => ({ ...webhook, host: new URL(webhook.url).hostname }))
  const removing = webhooks.find(({ id }) => id === url.searchParams.get('remove'))
  return { webhooks, ways, removing: removing ? { ...removing, key: newFormKey() } : null }
}

/** Makes a webhook, whose secret is in this answer alone, or removes one. */
export async function changeWebhooks({ request, url, context }: ActionFunctionArgs) {
  const role = ownerRoleOf(url.pathname)
  await requireRole({ url, context }, role)
  const api = context.get(apiContext)
  const { intent, id = '', key = '', password = '', ...values } = await formFields(request)
  if (intent === 'remove') {
    const answer = await api.webhooks.remove.try({ id }, key)
    return answer.ok
      ? redirectWithToast(context, doneAt(webhooksPath(role)), 'webhook-removed')
      : refuse(answer, key, { values: { intent } })
  }
  const read = readForm(WebhookForm, values)
  if (!read.ok) return refuseFields(read.fields, key, { values })
  // Sent again because the answer was lost, it is the same webhook with another secret.
  const answer = await proveAndDo(api, password, () => api.webhooks.make.try({ ...read.value, webhookId: key }))
  if (answer.ok) {
    const { hostname: host } = new URL(read.value.url)
    return data({ secret: answer.value.secret, host }, { headers: NOT_KEPT })
  }
  return refuse(answer, answer.code === 'CHANGED_MEANWHILE' ? newFormKey() : key, { values })
}
