import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { apiContext } from '../../context/contexts.ts'
import { languageOf } from '../../context/language.ts'
import { Dashboard } from '../../features/dashboard/dashboard.tsx'
import { loadDashboardUser } from '../../features/dashboard/load-dashboard-user.server.ts'
import { useOrderAttention, useOrderNote } from '../../features/dashboard/order-attention.ts'
import { orderFigures } from '../../features/dashboard/order-figures.server.ts'
import { OrdersUnderWay } from '../../features/dashboard/orders-under-way.tsx'
import { SupplierFigures } from '../../features/dashboard/supplier-figures.tsx'
import { SuspendedNotice } from '../../features/dashboard/suspended-notice.tsx'
import { orderListPaths } from '../../features/orders/paths.ts'
import { useText } from '../../texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const user = await loadDashboardUser(args, 'supplier')
  const api = args.context.get(apiContext)
  const [counts, list, settings, orders] = await Promise.all([
    api.products.counts.try({}),
    api.products.list.try({ limit: 1, status: 'listed' }),
    api.supplierSettings.get.try({}),
    orderFigures(api, languageOf(args.request)),
  ])
  // Users without a company have nothing to count.
  const none = !counts.ok && counts.code === 'FORBIDDEN'
  return {
    user,
    none,
    figures: counts.ok && list.ok ? { counts: counts.value, unconfirmed: list.value.unconfirmed } : null,
    suspended: settings.ok && settings.value.verification.state === 'suspended' ? settings.value.verification : null,
    orders,
  }
}

export default function SupplierDashboard() {
  const t = useText('dashboard')
  const { user, none, figures, suspended, orders } = useLoaderData<typeof loader>()
  const waiting = useOrderAttention(orders)
  const notes = useOrderNote(orders, 'supplier')
  const failed = none ? undefined : figures ? (orders ? undefined : t('error.orders')) : t('error.products')
  return (
    <Dashboard {...user} notes={notes}>
      {suspended ? <SuspendedNotice reason={suspended.reason} /> : null}
      {failed ? (
        <ErrorState title={t('error')} text={failed} again={{ label: t('again'), to: '/supplier/dashboard' }} />
      ) : null}
      {figures ? <SupplierFigures {...figures} orders={orders?.counts ?? null} waiting={waiting} /> : null}
      {orders ? <OrdersUnderWay orders={orders.underWay} to={orderListPaths.supplier} other="customer" /> : null}
    </Dashboard>
  )
}
