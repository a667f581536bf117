import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { apiContext } from '../../context/contexts.ts'
import { languageOf } from '../../context/language.ts'
import { requireRole } from '../../context/session-guard.server.ts'
import { Attention } from '../../features/dashboard/attention.tsx'
import { Dashboard } from '../../features/dashboard/dashboard.tsx'
import { loadDashboardUser } from '../../features/dashboard/load-dashboard-user.server.ts'
import { useOrderAttention, useOrderNote } from '../../features/dashboard/order-attention.ts'
import { orderFigures } from '../../features/dashboard/order-figures.server.ts'
import { OrdersUnderWay } from '../../features/dashboard/orders-under-way.tsx'
import { orderListPaths } from '../../features/orders/paths.ts'
import { useText } from '../../texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const user = await loadDashboardUser(args, 'customer')
  // Users without a company have no orders.
  const { companyId } = await requireRole(args, 'customer')
  const figures = companyId ? await orderFigures(args.context.get(apiContext), languageOf(args.request)) : null
  return { user, none: !companyId, figures }
}

export default function CustomerDashboard() {
  const t = useText('dashboard')
  const { user, none, figures } = useLoaderData<typeof loader>()
  const rows = useOrderAttention(figures)
  const notes = useOrderNote(figures, 'customer')
  return (
    <Dashboard {...user} notes={notes}>
      <Attention rows={rows} />
      {figures ? <OrdersUnderWay orders={figures.underWay} to={orderListPaths.customer} other="supplier" /> : null}
      {figures || none ? null : (
        <ErrorState
          title={t('error')}
          text={t('error.orders')}
          again={{ label: t('again'), to: '/customer/dashboard' }}
        />
      )}
    </Dashboard>
  )
}
