import { orderStatuses } from '@ticarum/contract/values/orders'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { TableTools } from '../../components/table/table-tools.tsx'
import { UndoBar } from '../../components/table/undo-bar.tsx'
import { Tabs } from '../../components/ui/tabs.tsx'
import { changeOrders } from '../../features/orders/desk/change-orders.server.ts'
import { DeskOrders } from '../../features/orders/desk/desk-orders.tsx'
import { FilterBar } from '../../features/orders/desk/filter-bar.tsx'
import { loadDeskOrders } from '../../features/orders/desk/load-desk-orders.server.ts'
import { useOrderColumns } from '../../features/orders/desk/order-columns.tsx'
import { DESK_ORDERS_PATH } from '../../features/orders/desk/paths.ts'
import { ExportMenu } from '../../features/orders/list/export-menu.tsx'
import { OrdersFrame } from '../../features/orders/list/orders-frame.tsx'
import { orderQuery, ordersPath } from '../../features/orders/paths.ts'
import { SaveView, ViewLinks } from '../../features/saved-views/saved-views.tsx'
import { sentTo } from '../../forms/sent-to.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadDeskOrders(args)

export const action = (args: ActionFunctionArgs) => changeOrders(args)

export default function ManageOrders() {
  const t = useText('desk-orders')
  const words = useText('order-terms')
  const orders = useText('orders')
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { filters, counts, list, key, views, columns, ports, assignees, late, act, filter } = loaded
  const address = ordersPath(DESK_ORDERS_PATH, filters)
  const all = useOrderColumns({ action: sentTo(address), formKey: key, ports })
  const countProps = (count: number | undefined) => (count === undefined ? {} : { count: orders('count', { count }) })
  const tabs = [
    {
      label: t('tab.all'),
      to: ordersPath(DESK_ORDERS_PATH, { ...filters, status: '' }),
      current: filters.status === '',
      ...countProps(counts?.all),
    },
    ...orderStatuses.map((status) => ({
      label: words(`status.${status}`),
      to: ordersPath(DESK_ORDERS_PATH, { ...filters, status }),
      current: filters.status === status,
      ...countProps(counts?.[status]),
    })),
  ]
  // The bulk form shows its own errors.
  const bulk = answer?.values.intent === 'bulk' || answer?.values.intent === 'undo' ? answer : undefined
  const refused = answer && 'code' in answer && !bulk ? answer : undefined
  return (
    <OrdersFrame
      path={DESK_ORDERS_PATH}
      title={t('title')}
      loaded={loaded}
      refused={refused}
      dense
      tools={<SaveView views={views} page={DESK_ORDERS_PATH} kept={orderQuery(filters)} columns={columns} />}
      beside={
        <>
          <Tabs label={t('tabs')} tabs={tabs} compact />
          <ViewLinks views={views} />
        </>
      }
      above={
        <>
          <div className="flex flex-wrap items-center gap-2">
            <FilterBar
              key={address}
              filters={filters}
              orders={[...(late?.rows ?? []), ...(list?.page.items ?? [])]}
              ports={ports}
            />
            <TableTools page={DESK_ORDERS_PATH} columns={all} chosen={columns} kept={orderQuery(filters)} />
            <ExportMenu action={sentTo(address)} formKey={key} />
          </div>
          {act ? <UndoBar act={act} action={sentTo(address)} formKey={key} /> : null}
        </>
      }
    >
      {(page) => (
        <DeskOrders
          key={`${address} ${list?.after}`}
          first={page}
          late={late}
          columns={columns}
          ports={ports}
          assignees={assignees}
          address={address}
          filter={filter}
          formKey={key}
          bulk={bulk}
        />
      )}
    </OrdersFrame>
  )
}
