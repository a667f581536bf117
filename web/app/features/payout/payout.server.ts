import { readForm } from '@ticarum/contract/forms/check-form'
import { PayoutFields } from '@ticarum/contract/procedures/payout'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { formFields } from '../../context/form-fields.server.ts'
import { requireRole } from '../../context/session-guard.server.ts'
import { newFormKey } from '../../forms/form-key.ts'
import { keyFor } from '../../forms/key-for.server.ts'
import { redirectWithToast } from '../../forms/redirect-with-toast.server.ts'
import { refuse, refuseFields } from '../../forms/refuse.server.ts'
import { doneAt } from '../../forms/sent-to.ts'
import { proveAndDo } from '../security/prove.server.ts'
import { deskPayoutPath, PAYOUT_PATH } from './paths.ts'

/** Where the reader's company is paid. */
export async function loadPayout({ url, context }: LoaderFunctionArgs) {
  const { companyId } = await requireRole({ url, context }, 'supplier')
  if (!companyId) throw redirect('/supplier/team')
  const api = context.get(apiContext)
  const [payout, ways] = await Promise.all([api.payout.get({}), api.identity.signInWays({})])
  return { payout, ways, key: newFormKey() }
}

export async function proposePayoutAction({ request, url, context }: ActionFunctionArgs) {
  await requireRole({ url, context }, 'supplier')
  const api = context.get(apiContext)
  const { key = '', password = '', ...values } = await formFields(request)
  const read = readForm(PayoutFields, values)
  if (!read.ok) return refuseFields(read.fields, key, { values })
  const answer = await proveAndDo(api, password, () => api.payout.propose.try(read.value, keyFor(key, 'propose')))
  return answer.ok
    ? redirectWithToast(context, doneAt(PAYOUT_PATH), 'payout-proposed')
    : refuse(answer, key, { values })
}

/** The same for the desk, of one supplier. */
export async function loadDeskPayout({ url, context, params: { id = '' } }: LoaderFunctionArgs) {
  await requireRole({ url, context }, 'admin')
  const api = context.get(apiContext)
  const [payout, supplier, ways] = await Promise.all([
    api.payout.of.try({ id }),
    api.verifications.get.try({ id }),
    api.identity.signInWays({}),
  ])
  if (!payout.ok || !supplier.ok) throw data(null, { status: 404 })
  return { payout: payout.value, name: supplier.value.supplier.name, ways, key: newFormKey() }
}

export async function decidePayoutAction({ request, url, context, params }: ActionFunctionArgs) {
  await requireRole({ url, context }, 'admin')
  const api = context.get(apiContext)
  const { key = '', password = '', id = '', intent = '', reason = '' } = await formFields(request)
  const decision = intent === 'agree' ? 'agreed' : 'declined'
  const values = { intent, reason }
  const answer = await proveAndDo(api, password, () =>
    api.payout.decide.try({ id, decision, reason }, keyFor(key, intent, id)),
  )
  return answer.ok
    ? redirectWithToast(context, doneAt(deskPayoutPath(params.id ?? '')), `payout-${decision}`)
    : refuse(answer, key, { values })
}
