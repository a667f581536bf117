import type { FormFields } from '@ticarum/contract/forms/nested'
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
import { SECRET_URL } from '../../render/secret-url.ts'
import { confirmFirst, sendCodeAction } from '../identity/confirm-first.server.ts'
import { quotePath } from '../quotes/paths.ts'
import { claimDealPath } from './paths.ts'

/** The step in which a customer takes a quote that the desk prepared; whoever has it already goes on to it. */
export async function loadClaim(args: LoaderFunctionArgs) {
  const { emailToConfirm } = await requireRole(args, 'customer')
  const { request, context, params } = args
  const { deals } = context.get(apiContext)
  const token = params.token ?? ''
  const [deal, own] = await Promise.all([
    deals.get.try({ token, language: languageOf(request) }),
    deals.getClaim.try({ token }),
  ])
  if (!deal.ok) {
    const gone = deal.code === 'NOT_FOUND' || deal.code === 'INPUT_INVALID'
    return data({ deal: null, gone }, { status: gone ? 404 : statusOf(deal.code), headers: SECRET_URL })
  }
  const claim = own.ok ? own.value.claim : null
  if (claim?.state === 'agreed') throw redirect(quotePath('customer', claim.quoteId), { headers: SECRET_URL })
  const { number, supplier, claimable } = deal.value
  const state = claim?.state ?? (claimable ? ('open' as const) : ('gone' as const))
  return data(
    { deal: { number, supplier: supplier.name }, state, token, emailToConfirm, key: newFormKey() },
    { headers: SECRET_URL },
  )
}

/** Claims the quote, or has a code sent that confirms the e-mail address (`send-code`). */
export async function claimDealAction(args: ActionFunctionArgs) {
  const user = await requireRole(args, 'customer')
  const { request, context, params } = args
  const token = params.token ?? ''
  const api = context.get(apiContext)
  const { key = '', intent, ...typed } = await formFields(request)
  const values: FormFields = typed
  if (intent === 'send-code') return sendCodeAction(api, user.emailToConfirm ?? user.email, key, values)
  const unconfirmed = user.emailToConfirm ? await confirmFirst(api, key, values) : undefined
  if (unconfirmed) return unconfirmed
  const answer = await api.deals.claim.try({ token })
  if (!answer.ok) return refuse(answer, key, { values })
  const { state, quoteId } = answer.value
  return state === 'agreed'
    ? redirectWithToast(context, quotePath('customer', quoteId), 'quote-claimed')
    : redirect(doneAt(claimDealPath(token)), { headers: SECRET_URL })
}
