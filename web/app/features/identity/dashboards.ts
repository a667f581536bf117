import type { Role } from '@ticarum/contract/values/roles'

/** Where each role's own pages begin. */
export const dashboardPath: Record<Role, string> = {
  supplier: '/supplier/dashboard',
  customer: '/customer/dashboard',
  admin: '/admin/dashboard',
}
