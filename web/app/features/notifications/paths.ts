import type { Role } from '@ticarum/contract/values/roles'

/** Whose page it is: each role has its own, beside its rail. */
export function readerOf(pathname: string): Role {
  if (pathname.startsWith('/admin/')) return 'admin'
  return pathname.startsWith('/supplier/') ? 'supplier' : 'customer'
}

export const notificationsPath = (role: Role): string => `/${role}/notifications`

/** Marks as read and leads on: one notice, or all that it is shown with. */
export const openPath = (role: Role, id: string, bundle = false): string =>
  `${notificationsPath(role)}/${id}${bundle ? '?bundle' : ''}`
