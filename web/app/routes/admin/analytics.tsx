import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { AnalyticsPage } from '../../features/analytics/analytics-page.tsx'
import { loadReport } from '../../features/analytics/load-report.server.ts'
import { useText } from '../../texts.ts'

export const loader = (args: LoaderFunctionArgs) => loadReport(args, 'admin')

export default function ProductAnalytics() {
  const t = useText('analytics')
  return <AnalyticsPage title={t('platform.title')} {...useLoaderData<typeof loader>()} />
}
