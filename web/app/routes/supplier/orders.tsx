import { orderStatuses } from '@ticarum/contract/values/orders'
import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { FilterToggle } from '../../components/table/filter-menu.tsx'
import { TableTools } from '../../components/table/table-tools.tsx'
import { changeSupplierOrders } from '../../features/orders/list/act-on-supplier-order.server.ts'
import { ExportMenu } from '../../features/orders/list/export-menu.tsx'
import { loadSupplierOrders } from '../../features/orders/list/load-supplier-orders.server.ts'
import { OrdersFrame } from '../../features/orders/list/orders-frame.tsx'
import { useSupplierOrderColumns } from '../../features/orders/list/supplier-columns.tsx'
import { SupplierOrders as List } from '../../features/orders/list/supplier-orders.tsx'
import { orderQuery, ordersPath, SUPPLIER_ORDERS_PATH } from '../../features/orders/paths.ts'
import { SaveView, ViewLinks } from '../../features/saved-views/saved-views.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadSupplierOrders(args)

export const action = (args: ActionFunctionArgs) => changeSupplierOrders(args)

export default function SupplierOrders() {
  const t = useText('orders')
  const loaded = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { list, counts, filters, views, columns, late, key } = loaded
  const address = ordersPath(SUPPLIER_ORDERS_PATH, filters)
  return (
    <OrdersFrame
      path={SUPPLIER_ORDERS_PATH}
      title={t('title')}
      loaded={loaded}
      refused={refused}
      dense
      tools={<SaveView views={views} page={SUPPLIER_ORDERS_PATH} kept={orderQuery(filters)} columns={columns} />}
      beside={<ViewLinks views={views} />}
      above={
        <>
          {counts ? <Counts counts={counts} chosen={filters.status} /> : null}
          <div className="flex flex-wrap items-center gap-2">
            <FilterToggle
              label={t('late')}
              to={ordersPath(SUPPLIER_ORDERS_PATH, { late: !filters.late })}
              on={filters.late}
            />
            <TableTools
              page={SUPPLIER_ORDERS_PATH}
              columns={useSupplierOrderColumns()}
              chosen={columns}
              kept={orderQuery(filters)}
            />
            <ExportMenu action={sentTo(address)} formKey={key} />
          </div>
        </>
      }
    >
      {(page) => (
        <List key={`${address} ${list?.after}`} first={page} late={late} columns={columns} address={address} />
      )}
    </OrdersFrame>
  )
}

/** One card for each status, which filters the list; pressed again it removes the filter. */
function Counts({
  counts,
  chosen,
}: {
  counts: NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['counts']>
  chosen: string
}) {
  const t = useText('orders')
  const words = useText('order-terms')
  return (
    <nav aria-label={t('counts')}>
      <ul className="grid grid-cols-2 border-t border-rule md:grid-cols-4">
        {orderStatuses.map((status) => (
          <li key={status} className="border-b border-line not-first:md:border-s max-md:even:border-s">
            <Link
              to={ordersPath(SUPPLIER_ORDERS_PATH, chosen === status ? {} : { status })}
              preventScrollReset
              aria-current={chosen === status ? 'true' : undefined}
              className="flex h-full items-baseline justify-between gap-2 px-4 py-2 text-text no-underline hover:bg-sand-2 aria-[current]:bg-sand"
            >
              <span className="text-base font-semibold">{words(`status.${status}`)}</span>
              <span className="font-title text-xl font-bold">{t('count', { count: counts[status] })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
