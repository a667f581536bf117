import type { Role } from '@ticarum/contract/values/roles'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { requireUser } from '../context/session-guard.server.ts'
import { threadPath } from '../features/messages/paths.ts'
import { quotePath } from '../features/quotes/paths.ts'

const same = (page: string): Record<Role, string> => ({
  customer: `/customer/${page}`,
  supplier: `/supplier/${page}`,
  admin: `/admin/${page}`,
})

/** Pages that every role has at an address of its own, for e-mails: they do not know who reads them by then. */
const pages: Partial<Record<string, Record<Role, string>>> = {
  dashboard: same('dashboard'),
  orders: same('orders'),
  quotes: same('quotes'),
  messages: same('messages'),
  settings: same('settings'),
  notifications: same('notifications'),
  team: { ...same('team'), admin: '/admin/users' },
  'api-tokens': { ...same('api-tokens'), admin: '/admin/settings' },
  webhooks: { ...same('webhooks'), admin: '/admin/settings' },
  invitations: { ...same('team'), admin: '/admin/invitations' },
  company: { customer: '/customer/profile', supplier: '/supplier/settings', admin: '/admin/settings' },
}

/** Pages of one row; a message is told of by the quote in whose thread it stands. */
const rows: Partial<Record<string, (role: Role, id: string) => string>> = {
  quotes: quotePath,
  messages: (role, id) => threadPath(role, id, 'quote'),
}

export async function loader({ url, context, params: { page = '', id } }: LoaderFunctionArgs) {
  const { role } = await requireUser({ url, context })
  if (!role) return redirect('/role-selection')
  const row = id ? rows[page]?.(role, encodeURIComponent(id)) : undefined
  return redirect(row ?? pages[page]?.[role] ?? '/')
}
