import { data, type LoaderFunctionArgs } from 'react-router'
import { chosenColumns } from '../../../components/table/columns.ts'
import { apiContext } from '../../../context/contexts.ts'
import { languageOf } from '../../../context/language.ts'
import { requireRole } from '../../../context/session-guard.server.ts'
import { loadViews } from '../../saved-views/load-views.server.ts'
import { deskFilter, loadOrders } from '../list/load-orders.server.ts'
import { orderFiltersOf, orderQuery } from '../paths.ts'
import { DESK_ORDERS_PATH } from './paths.ts'

/** So many late orders stand above the list; a link shows them all. */
const LATE_ROWS = 5

/** The desk's orders, with the late ones above them and what filters and bulk acts need. */
export async function loadDeskOrders(args: LoaderFunctionArgs) {
  const [{ id: me }, orders, desk] = await Promise.all([
    requireRole(args, 'admin'),
    loadOrders(args, 'admin'),
    loadDesk(args),
  ])
  const filter = deskFilter(orderFiltersOf(args.url.searchParams), me)
  return 'init' in orders
    ? data({ ...orders.data, ...desk, filter }, orders.init ?? {})
    : { ...orders, ...desk, filter }
}

async function loadDesk(args: LoaderFunctionArgs) {
  const { request, url, context } = args
  const { orders, tradeSettings, bulkActs } = context.get(apiContext)
  const filters = orderFiltersOf(url.searchParams)
  const changed = url.searchParams.get('changed')
  const { status, ...others } = filters
  // Of a list that is narrowed down further its own rows say what is late.
  const grouped = orderQuery(others).length === 0 && !url.searchParams.has('after')
  const [views, ports, assignees, late, act] = await Promise.all([
    loadViews(args, DESK_ORDERS_PATH),
    tradeSettings.ports.try({ language: languageOf(request) }),
    orders.assignees.try({}),
    grouped
      ? orders.list.try({ late: '1', limit: LATE_ROWS, language: languageOf(request), ...(status && { status }) })
      : null,
    changed ? bulkActs.get.try({ id: changed }) : null,
  ])
  return {
    views,
    columns: chosenColumns(request, DESK_ORDERS_PATH),
    ports: ports.ok ? ports.value.ports.map(({ code, name }) => ({ code, name })) : [],
    assignees: assignees.ok ? assignees.value.items : [],
    late: late?.ok ? { rows: late.value.items, more: late.value.next !== null } : null,
    act: act?.ok ? act.value : null,
  }
}
