import type { Role } from '@ticarum/contract/values/roles'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { requireUser } from '../context/session-guard.server.ts'

const same = (page: string): Record<Role, string> => ({
  customer: `/customer/${page}`,
  supplier: `/supplier/${page}`,
  admin: `/admin/${page}`,
})

/** Pages that every role has at an address of its own, for e-mails: they do not know who reads them by then. */
const pages: Partial<Record<string, Record<Role, string>>> = {
  dashboard: same('dashboard'),
  orders: same('orders'),
  settings: same('settings'),
  notifications: same('notifications'),
  team: { ...same('team'), admin: '/admin/users' },
  invitations: { ...same('team'), admin: '/admin/invitations' },
  company: { customer: '/customer/profile', supplier: '/supplier/settings', admin: '/admin/settings' },
}

export async function loader({ url, context, params: { page = '' } }: LoaderFunctionArgs) {
  const { role } = await requireUser({ url, context })
  return redirect(role ? (pages[page]?.[role] ?? '/') : '/role-selection')
}
