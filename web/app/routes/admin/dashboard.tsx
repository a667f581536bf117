import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Dashboard } from '../../features/dashboard/dashboard.tsx'
import { dashboardOf } from '../../features/dashboard/dashboard-of.server.ts'

export const loader = (asked: LoaderFunctionArgs) => dashboardOf(asked, 'admin')

export default function AdminDashboard() {
  return <Dashboard {...useLoaderData<typeof loader>()} />
}
