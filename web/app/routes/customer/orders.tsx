import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { actOnOrder } from '../../features/orders/act-on-order.server.ts'
import { CustomerOrderActs } from '../../features/orders/list/customer-order-acts.tsx'
import { loadOrders } from '../../features/orders/list/load-orders.server.ts'
import { OrderList } from '../../features/orders/list/order-list.tsx'
import { OrdersFrame } from '../../features/orders/list/orders-frame.tsx'
import { useText } from '../../texts.ts'

const PATH = '/customer/orders'

export const loader = (args: LoaderFunctionArgs) => loadOrders(args, 'customer', 'admin')

export const action = (args: ActionFunctionArgs) => actOnOrder(args)

/** A company's own orders; an admin sees those of all companies here. */
export default function CustomerOrders() {
  const t = useText('orders')
  const loaded = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { reader, list } = loaded
  const own = reader === 'customer'
  return (
    <OrdersFrame
      path={PATH}
      title={t(own ? 'title.mine' : 'title.all')}
      lead={t(own ? 'lead.mine' : 'lead.all')}
      loaded={loaded}
      refused={refused}
    >
      {(page, address) => (
        <OrderList
          key={`${address} ${list?.after}`}
          first={page}
          address={address}
          reader={reader}
          none={
            <EmptyState title={t(own ? 'none.mine' : 'none.all')}>
              {own ? (
                <>
                  <p className="text-muted">{t('none.mine.text')}</p>
                  <ButtonLink to="/products">{t('none.browse')}</ButtonLink>
                </>
              ) : null}
            </EmptyState>
          }
          actionsOf={(order) => <CustomerOrderActs order={order} address={address} />}
        />
      )}
    </OrdersFrame>
  )
}
