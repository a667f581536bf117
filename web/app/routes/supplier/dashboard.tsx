import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Dashboard } from '../../features/dashboard/dashboard.tsx'
import { dashboardOf } from '../../features/dashboard/dashboard-of.server.ts'

export const loader = (asked: LoaderFunctionArgs) => dashboardOf(asked, 'supplier')

export default function SupplierDashboard() {
  return <Dashboard {...useLoaderData<typeof loader>()} />
}
