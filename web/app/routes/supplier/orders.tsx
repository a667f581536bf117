import { orderStatuses } from '@ticarum/contract/values/orders'
import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { actOnOrder } from '../../features/orders/act-on-order.server.ts'
import { loadOrders } from '../../features/orders/list/load-orders.server.ts'
import { OrderList } from '../../features/orders/list/order-list.tsx'
import { OrdersFrame } from '../../features/orders/list/orders-frame.tsx'
import { dialogAt, ordersPath } from '../../features/orders/paths.ts'
import { useText } from '../../texts.ts'

const PATH = '/supplier/orders'

export const loader = (args: LoaderFunctionArgs) => loadOrders(args, 'supplier')

export const action = (args: ActionFunctionArgs) => actOnOrder(args)

export default function SupplierOrders() {
  const t = useText('orders')
  const loaded = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { list, counts, filters } = loaded
  return (
    <OrdersFrame
      path={PATH}
      title={t('title')}
      lead={t('lead.supplier')}
      loaded={loaded}
      refused={refused}
      above={counts ? <Counts counts={counts} chosen={filters.status} /> : null}
    >
      {(page, address) => (
        <OrderList
          key={`${address} ${list?.after}`}
          first={page}
          address={address}
          reader="supplier"
          none={
            <EmptyState title={t('none.supplier')}>
              <p className="text-muted">{t('none.supplier.text')}</p>
              <ButtonLink to="/supplier/products">{t('none.manage')}</ButtonLink>
            </EmptyState>
          }
          actionsOf={(order) => {
            const actionLink = (name: 'ship' | 'answer' | 'details', variant: 'line' | 'quiet' = 'line') => (
              <ButtonLink
                to={dialogAt(address, name, order)}
                preventScrollReset
                variant={variant}
                small
                aria-label={t(`${name}.of`, { number: order.number })}
              >
                {t(name === 'ship' ? 'ship.title' : name)}
              </ButtonLink>
            )
            return (
              <>
                {order.may.includes('updateShipping') ? actionLink('ship') : null}
                {order.may.includes('answer') ? actionLink('answer') : null}
                {actionLink('details', 'quiet')}
              </>
            )
          }}
        />
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
              to={ordersPath(PATH, chosen === status ? {} : { status })}
              preventScrollReset
              aria-current={chosen === status ? 'true' : undefined}
              className="grid h-full gap-1 px-4 py-4 text-text no-underline hover:bg-sand-2 aria-[current]:bg-sand"
            >
              <span className="text-base font-semibold">{words(`status.${status}`)}</span>
              <span className="font-title text-3xl font-bold">{t('count', { count: counts[status] })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
