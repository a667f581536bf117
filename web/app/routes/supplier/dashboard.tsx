import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Dashboard } from '../../features/dashboard/dashboard.tsx'
import { dashboardOf } from '../../features/dashboard/dashboard-of.server.ts'
import { ProductFigures } from '../../features/dashboard/product-figures.tsx'
import { useText } from '../../texts.ts'
import { apiContext } from '../../visit/contexts.ts'

export async function loader(asked: LoaderFunctionArgs) {
  const user = await dashboardOf(asked, 'supplier')
  const { products } = asked.context.get(apiContext)
  const [counts, list] = await Promise.all([products.counts.try({}), products.list.try({ limit: 1, status: 'listed' })])
  // Who belongs to no company has no products to count.
  const none = !counts.ok && counts.code === 'FORBIDDEN'
  return { user, none, figures: counts.ok && list.ok ? { counts: counts.value, unconfirmed: list.value.unconfirmed } : null }
}

export default function SupplierDashboard() {
  const t = useText('dashboard')
  const { user, none, figures } = useLoaderData<typeof loader>()
  return (
    <Dashboard {...user}>
      {figures ? (
        <ProductFigures {...figures} />
      ) : none ? null : (
        <ErrorState title={t('error')} text={t('error.products')} again={{ label: t('again'), to: '/supplier/dashboard' }} />
      )}
    </Dashboard>
  )
}
