import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { apiContext } from '../../../context/contexts.ts'
import { languageOf } from '../../../context/language.ts'
import { requireRole } from '../../../context/session-guard.server.ts'
import { statusOf } from '../../../context/status-of.server.ts'
import { newFormKey } from '../../../forms/form-key.ts'
import { openDialog, requestedAction } from '../open-dialog.server.ts'
import { type OrderFilters, orderFiltersOf, ordersPath } from '../paths.ts'

const ROWS = 24

/** Loads the orders that the URL selects, and the dialog that ?act and ?order open. */
export async function loadOrders(
  args: LoaderFunctionArgs,
  ...allowed: Parameters<typeof requireRole> extends [unknown, ...infer Roles] ? Roles : never
) {
  const { request, url, context } = args
  const { id: me, role, companyId } = await requireRole(args, ...allowed)
  const reader = role ?? 'customer'
  if (reader !== 'admin' && !companyId) throw redirect(`/${reader}/team`)
  const api = context.get(apiContext)
  const { pathname, searchParams } = url // the public URL: `request.url` of a script's fetch ends in '.data'
  const [language, after, filters] = [languageOf(request), searchParams.get('after'), orderFiltersOf(searchParams)]
  const desk = reader === 'admin' && deskFilter(filters, me)
  const { status, waits, late } = filters
  const [action, id] = [requestedAction(searchParams), searchParams.get('order')]
  const [page, counts, one] = await Promise.all([
    api.orders.list.try({
      limit: ROWS,
      language,
      ...(status && { status }),
      ...(waits && { waitsFor: waits }),
      ...(late && { late: '1' as const }),
      ...(after && { after }),
      ...desk,
    }),
    api.orders.counts.try({}),
    action && id ? api.orders.get.try({ id, language }) : null,
  ])
  if (!page.ok && page.code === 'INPUT_INVALID') throw redirect(ordersPath(pathname, filters))

  const dialog = action && one?.ok ? await openDialog(api, action, one.value, searchParams, language) : null
  const loaded = { reader, filters, after, dialog, key: newFormKey(), counts: counts.ok ? counts.value : null }
  return page.ok
    ? { ...loaded, list: { after, page: page.value } }
    : data({ ...loaded, list: null }, { status: statusOf(page.code) })
}

/** An admin's filters, as the API takes them. */
export const deskFilter = (
  { status, q, mine, waits, supplier, customer, payment, port, late }: OrderFilters,
  me: string,
) => ({
  ...(status && { status }),
  ...(q && { q }),
  ...(mine && { assigneeId: me }),
  ...(supplier && { supplierId: supplier }),
  ...(customer && { customerId: customer }),
  ...(payment && { payment }),
  ...(port && { port }),
  ...(late && { late: '1' as const }),
  ...(waits && { waitsFor: waits }),
})
