import { data, type LoaderFunctionArgs } from 'react-router'
import { apiContext } from '../../../context/contexts.ts'
import { languageOf } from '../../../context/language.ts'
import { requireRole } from '../../../context/session-guard.server.ts'
import { statusOf } from '../../../context/status-of.server.ts'
import { newFormKey } from '../../../forms/form-key.ts'
import { openDialog, requestedAction } from '../open-dialog.server.ts'
import { proFormaHtml } from './pro-forma.server.tsx'

/**
 * Loads an order for one of its parties, and the dialog that ?act opens. Orders of others answer 404, as if they did
 * not exist.
 */
export async function loadOrderPage(args: LoaderFunctionArgs) {
  const { request, context, params } = args
  const { id: me, fullName, role } = await requireRole(args, 'customer', 'supplier', 'admin')
  const reader = role ?? 'customer'
  const api = context.get(apiContext)
  const language = languageOf(request)
  const [answer, trade, company, assignees] = await Promise.all([
    api.orders.get.try({ id: params.id ?? '', language }),
    api.tradeSettings.ports.try({ language }),
    api.companyFacts.get.try({}),
    reader === 'admin' ? api.orders.assignees.try({}) : null,
  ])
  if (!answer.ok) {
    if (answer.code === 'NOT_FOUND' || answer.code === 'INPUT_INVALID') throw data(null, { status: 404 })
    return data({ reader, order: null }, { status: statusOf(answer.code) })
  }
  const order = answer.value
  const { searchParams } = new URL(request.url)
  const action = requestedAction(searchParams)
  const port = (trade.ok && trade.value.ports.find(({ code }) => code === order.port)?.name) || order.port
  const desk = { me, assignees: assignees?.ok ? assignees.value.items : [{ id: me, name: fullName }] }
  const proof = order.desk?.waitingRefund?.mayConfirm ? await api.identity.signInWays.try({}) : null
  const amended = order.amendments.proposals > 0 ? await api.amendments.list.try({ id: order.id, language }) : null
  return {
    reader,
    order,
    amendments: amended?.ok ? amended.value.items : [],
    desk,
    proof: proof?.ok ? proof.value : null,
    port,
    paper: proFormaHtml(language, { order, company: company.ok ? company.value : null, port, reader }),
    key: newFormKey(),
    dialog: action ? await openDialog(api, action, order, searchParams, language) : null,
  }
}
