import { type Role, roles } from '@ticarum/contract/values/roles'

/** Whose page it is: each role has its own, beside its rail. */
export const readerOf = (pathname: string): Role => roles.find((role) => pathname.startsWith(`/${role}/`)) ?? 'customer'

export const notificationsPath = (role: Role): string => `/${role}/notifications`

/** Marks as read and leads on: one notice, or all that it is shown with. */
export const openPath = (role: Role, id: string, bundle = false): string =>
  `${notificationsPath(role)}/${id}${bundle ? '?bundle' : ''}`
