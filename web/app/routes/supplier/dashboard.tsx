import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Dashboard } from '../../features/dashboard/dashboard.tsx'
import { GettingStarted } from '../../features/dashboard/getting-started.tsx'
import { loadSupplierDashboard } from '../../features/dashboard/load-supplier-dashboard.server.ts'
import { useOrderAttention } from '../../features/dashboard/order-attention.ts'
import { OrdersUnderWay } from '../../features/dashboard/orders-under-way.tsx'
import { QuickActions } from '../../features/dashboard/quick-actions.tsx'
import { useQuoteAttention } from '../../features/dashboard/quote-attention.ts'
import { RecentActivity } from '../../features/dashboard/recent-activity.tsx'
import { SupplierAttention } from '../../features/dashboard/supplier-attention.tsx'
import { SupplierFigures } from '../../features/dashboard/supplier-figures.tsx'
import { SupplierHead } from '../../features/dashboard/supplier-head.tsx'
import { SuspendedNotice } from '../../features/dashboard/suspended-notice.tsx'
import { orderListPaths } from '../../features/orders/paths.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadSupplierDashboard(args)

export default function SupplierDashboard() {
  const t = useText('dashboard')
  const { user, none, company, products, orders, quotes, sales, activity, done } = useLoaderData<typeof loader>()
  const waiting = [...useOrderAttention(orders, 'supplier'), ...useQuoteAttention(quotes, 'supplier')]
  const suspended = company?.verification.state === 'suspended' ? company.verification : null
  const failed = none || (products && orders && sales) ? null : t(products ? 'error.orders' : 'error.products')
  return (
    <Dashboard {...user} head={company ? <SupplierHead {...company} /> : undefined}>
      {suspended ? <SuspendedNotice reason={suspended.reason} /> : null}
      {failed ? (
        <ErrorState title={t('error')} text={failed} again={{ label: t('again'), to: '/supplier/dashboard' }} />
      ) : null}
      {products && orders && sales ? (
        <SupplierFigures products={products} orders={orders.counts} sales={sales} />
      ) : null}
      {products ? <SupplierAttention products={products} unconfirmed={products.unconfirmed} orders={waiting} /> : null}
      {orders ? <OrdersUnderWay orders={orders.underWay} to={orderListPaths.supplier} other="customer" /> : null}
      <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {activity ? <RecentActivity items={activity} /> : null}
        {done ? <GettingStarted done={done} /> : null}
      </div>
      <QuickActions />
    </Dashboard>
  )
}
