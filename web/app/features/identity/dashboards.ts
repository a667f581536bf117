import type { Role } from '@ticarum/contract/values/roles'

/** The first page of each role. */
export const dashboardPath: Record<Role, string> = {
  supplier: '/supplier/dashboard',
  customer: '/customer/dashboard',
  admin: '/admin/dashboard',
}
