import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ErrorState } from '../../components/ui/error-state.tsx'
import { Dashboard } from '../../features/dashboard/dashboard.tsx'
import { dashboardOf } from '../../features/dashboard/dashboard-of.server.ts'
import { DeskAttention } from '../../features/dashboard/desk-attention.tsx'
import { deskFigures } from '../../features/dashboard/desk-figures.server.ts'
import { useText } from '../../texts.ts'
import { apiContext } from '../../visit/contexts.ts'

export async function loader(asked: LoaderFunctionArgs) {
  const user = await dashboardOf(asked, 'admin')
  return { user, figures: await deskFigures(asked.context.get(apiContext)) }
}

export default function AdminDashboard() {
  const t = useText('dashboard')
  const { user, figures } = useLoaderData<typeof loader>()
  return (
    <Dashboard {...user}>
      {figures ? <DeskAttention figures={figures} /> : <ErrorState title={t('error')} text={t('error.desk')} again={{ label: t('again'), to: '/admin/dashboard' }} />}
    </Dashboard>
  )
}
