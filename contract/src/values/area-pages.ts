import type { Role } from './roles.ts'

/** The pages of each role, as the specification's route table lists them; an id stands for `{id}`. */
export const areaPages: Record<Role, readonly string[]> = {
  supplier: [
    '/supplier/dashboard',
    '/supplier/products',
    '/supplier/products/new',
    '/supplier/products/edit/{id}',
    '/supplier/orders',
    '/supplier/analytics',
    '/supplier/messages',
    '/supplier/settings',
  ],
  customer: [
    '/customer/dashboard',
    '/customer/orders',
    '/customer/cart',
    '/customer/wishlist',
    '/customer/messages',
    '/customer/profile',
    '/customer/settings',
  ],
  admin: [
    '/admin/dashboard',
    '/admin/feedback',
    '/admin/users',
    '/admin/orders',
    '/admin/analytics',
    '/admin/messages',
    '/admin/settings',
    '/admin/content',
    '/admin/invitations',
  ],
}
