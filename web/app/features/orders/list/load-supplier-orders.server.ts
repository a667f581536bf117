import { data, type LoaderFunctionArgs } from 'react-router'
import { chosenColumns } from '../../../components/table/columns.ts'
import { apiContext } from '../../../context/contexts.ts'
import { languageOf } from '../../../context/language.ts'
import { loadViews } from '../../saved-views/load-views.server.ts'
import { orderFiltersOf, orderQuery, SUPPLIER_ORDERS_PATH } from '../paths.ts'
import { loadOrders } from './load-orders.server.ts'

/** So many late orders stand above the list; a link shows them all. */
const LATE_ROWS = 5

/** A supplier's orders, with the late ones above them. */
export async function loadSupplierOrders(args: LoaderFunctionArgs) {
  const [orders, more] = await Promise.all([loadOrders(args, 'supplier'), loadMore(args)])
  return 'init' in orders ? data({ ...orders.data, ...more }, orders.init ?? {}) : { ...orders, ...more }
}

async function loadMore(args: LoaderFunctionArgs) {
  const { request, url, context } = args
  const grouped = orderQuery(orderFiltersOf(url.searchParams)).length === 0 && !url.searchParams.has('after')
  const [views, late] = await Promise.all([
    loadViews(args, SUPPLIER_ORDERS_PATH),
    grouped
      ? context.get(apiContext).orders.list.try({ late: '1', limit: LATE_ROWS, language: languageOf(request) })
      : null,
  ])
  return {
    views,
    columns: chosenColumns(request, SUPPLIER_ORDERS_PATH),
    late: late?.ok ? { rows: late.value.items, more: late.value.next !== null } : null,
  }
}
