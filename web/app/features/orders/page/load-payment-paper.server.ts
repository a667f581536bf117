import { data, type LoaderFunctionArgs } from 'react-router'
import { apiContext } from '../../../context/contexts.ts'
import { languageOf } from '../../../context/language.ts'
import { requireRole } from '../../../context/session-guard.server.ts'
import { statusOf } from '../../../context/status-of.server.ts'

/** Loads a payment that was received or refunded, for its paper; all other entries have none. */
export async function loadPaymentPaper(args: LoaderFunctionArgs) {
  await requireRole(args, 'customer', 'admin')
  const { request, context, params } = args
  const api = context.get(apiContext)
  const [answer, company] = await Promise.all([
    api.orders.get.try({ id: params.id ?? '', language: languageOf(request) }),
    api.companyFacts.get.try({}),
  ])
  if (!answer.ok) throw data(null, { status: answer.code === 'INPUT_INVALID' ? 404 : statusOf(answer.code) })
  const { id, number, customer, address, totalCents, payment } = answer.value
  const entry = payment?.entries.find((each) => each.id === params.entry)
  if (!entry?.number || entry.owedAfterCents === null) throw data(null, { status: 404 })
  return {
    order: { id, number, customer, address, totalCents },
    entry: { ...entry, number: entry.number, owedAfterCents: entry.owedAfterCents },
    company: company.ok ? company.value : null,
  }
}
