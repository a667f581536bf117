import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { AnalyticsPage } from '../features/analytics/analytics-page.tsx'
import { loadReport } from '../features/analytics/load-report.server.ts'
import { analyticsPaths } from '../features/analytics/paths.ts'
import { useText } from '../texts.ts'

/** The page of suppliers and that of admins. */
export const loader = (args: LoaderFunctionArgs) =>
  loadReport(args, args.url.pathname === analyticsPaths.admin ? 'admin' : 'supplier')

export default function Analytics() {
  const t = useText('analytics')
  const loaded = useLoaderData<typeof loader>()
  return <AnalyticsPage title={t(loaded.path === analyticsPaths.admin ? 'platform.title' : 'title')} {...loaded} />
}
