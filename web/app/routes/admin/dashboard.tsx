import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { apiContext } from '../../context/contexts.ts'
import { languageOf } from '../../context/language.ts'
import { useMoment } from '../../dates.ts'
import { Dashboard } from '../../features/dashboard/dashboard.tsx'
import { DashboardTiles } from '../../features/dashboard/dashboard-tiles.tsx'
import { DeskAttention } from '../../features/dashboard/desk-attention.tsx'
import { deskFigures, tradeFigures } from '../../features/dashboard/desk-figures.server.ts'
import { loadDashboardUser } from '../../features/dashboard/load-dashboard-user.server.ts'
import { useOrderAttention, useOrderNote } from '../../features/dashboard/order-attention.ts'
import { orderFigures } from '../../features/dashboard/order-figures.server.ts'
import { useQuoteAttention } from '../../features/dashboard/quote-attention.ts'
import { useText } from '../../texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  const user = await loadDashboardUser(args, 'admin')
  const api = args.context.get(apiContext)
  const [figures, orders, quotes, trade] = await Promise.all([
    deskFigures(api),
    orderFigures(api, languageOf(args.request)),
    api.quotes.waiting.try({}),
    tradeFigures(api),
  ])
  const now = new Date().toISOString()
  return { user, figures, orders, quotes: quotes.ok ? quotes.value : null, trade, now }
}

export default function AdminDashboard() {
  const t = useText('dashboard')
  const moment = useMoment()
  const { user, figures, orders, quotes, trade, now } = useLoaderData<typeof loader>()
  const waiting = [...useOrderAttention(orders, 'admin'), ...useQuoteAttention(quotes, 'admin')]
  const notes = useOrderNote(orders, 'admin')
  const head = (
    <div className="grid gap-3">
      <h1 className="text-3xl">{t('admin.title')}</h1>
      <p className="text-muted">{t('desk.moment', { moment: moment(now) })}</p>
    </div>
  )
  return (
    <Dashboard {...user} head={head}>
      {figures && orders ? (
        <DeskAttention figures={figures} orders={waiting} trade={trade} />
      ) : (
        <ErrorState title={t('error')} text={t('error.desk')} again={{ label: t('again'), to: '/admin/dashboard' }} />
      )}
      <DashboardTiles reader="admin" notes={notes} />
    </Dashboard>
  )
}
