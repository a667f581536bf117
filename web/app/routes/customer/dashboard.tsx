import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { apiContext } from '../../context/contexts.ts'
import { languageOf } from '../../context/language.ts'
import { requireRole } from '../../context/session-guard.server.ts'
import { Attention } from '../../features/dashboard/attention.tsx'
import { Dashboard } from '../../features/dashboard/dashboard.tsx'
import { DashboardTiles } from '../../features/dashboard/dashboard-tiles.tsx'
import { loadDashboardUser } from '../../features/dashboard/load-dashboard-user.server.ts'
import { OrderAgain } from '../../features/dashboard/order-again.tsx'
import { useOrderAttention, useOrderNote } from '../../features/dashboard/order-attention.ts'
import { orderFigures } from '../../features/dashboard/order-figures.server.ts'
import { OrdersUnderWay } from '../../features/dashboard/orders-under-way.tsx'
import { useQuoteAttention } from '../../features/dashboard/quote-attention.ts'
import { orderListPaths } from '../../features/orders/paths.ts'
import { useText } from '../../texts.ts'

const REORDERED = 2

export async function loader(args: LoaderFunctionArgs) {
  const user = await loadDashboardUser(args, 'customer')
  // Users without a company have no orders.
  const { companyId } = await requireRole(args, 'customer')
  if (!companyId) return { user, none: true, figures: null, quotes: null, completed: [], cartLines: 0 }
  const [api, language] = [args.context.get(apiContext), languageOf(args.request)]
  const [figures, quotes, completed, cart] = await Promise.all([
    orderFigures(api, language),
    api.quotes.waiting.try({}),
    api.orders.list.try({ status: 'completed', limit: REORDERED, language }),
    api.cart.count.try({}),
  ])
  return {
    user,
    none: false,
    figures,
    quotes: quotes.ok ? quotes.value : null,
    completed: completed.ok ? completed.value.items : [],
    cartLines: cart.ok ? cart.value.count : null,
  }
}

export default function CustomerDashboard() {
  const t = useText('dashboard')
  const { user, none, figures, quotes, completed, cartLines } = useLoaderData<typeof loader>()
  const rows = [...useOrderAttention(figures, 'customer'), ...useQuoteAttention(quotes, 'customer')]
  const orderNote = useOrderNote(figures, 'customer')
  const cartNote = cartLines === null ? {} : { '/customer/cart': t('note.cart', { lines: cartLines }) }
  return (
    <Dashboard {...user}>
      <Attention rows={rows} />
      {figures || none ? null : (
        <ErrorState
          title={t('error')}
          text={t('error.orders')}
          again={{ label: t('again'), to: '/customer/dashboard' }}
        />
      )}
      <DashboardTiles reader="customer" notes={{ ...orderNote, ...cartNote }} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {figures ? <OrdersUnderWay orders={figures.underWay} to={orderListPaths.customer} other="supplier" /> : null}
        <OrderAgain orders={completed} />
      </div>
    </Dashboard>
  )
}
