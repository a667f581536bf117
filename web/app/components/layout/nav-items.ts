import type { Role } from '@ticarum/contract/values/roles'
import type { Texts } from '../../texts.generated.ts'
import type { IconName } from '../icons/icon.tsx'
import { exists } from './nav-item-exists.ts'
import type { PublicNavItem } from './public-nav-items.ts'

export interface NavItem extends PublicNavItem {
  icon: IconName
}
export interface NavGroup {
  title?: keyof Texts['shell']
  places: NavItem[]
}

const place = (path: string, label: NavItem['label'], icon: IconName): NavItem => ({ path, label, icon })

const products = place('/products', 'nav.products', 'boxes')
const security = place('/security', 'nav.security', 'shield')
const messages = {
  supplier: place('/supplier/messages', 'nav.messages', 'message'),
  customer: place('/customer/messages', 'nav.messages', 'message'),
}
const settings = {
  supplier: place('/supplier/settings', 'nav.settings', 'settings'),
  customer: place('/customer/settings', 'nav.settings', 'settings'),
}
const analytics = place('/supplier/analytics', 'nav.analytics', 'chart')

const supplier = [
  place('/supplier/dashboard', 'nav.dashboard', 'grid'),
  place('/supplier/products', 'nav.my-products', 'boxes'),
  place('/supplier/orders', 'nav.orders', 'package'),
  analytics,
]
const customer = [
  place('/customer/dashboard', 'nav.dashboard', 'grid'),
  place('/customer/orders', 'nav.my-orders', 'package'),
  place('/customer/cart', 'nav.cart', 'cart'),
  place('/customer/wishlist', 'nav.wishlist', 'heart'),
  messages.customer,
]

/** The profile menu. */
const menus: Record<Role, NavItem[]> = {
  supplier: [...supplier, settings.supplier],
  customer: [...customer, settings.customer],
  admin: [
    place('/admin/dashboard', 'nav.admin-dashboard', 'grid'),
    place('/admin/settings', 'nav.admin-settings', 'settings'),
  ],
}

/** The rail beside a role's pages. */
const rails: Record<Role, NavGroup[]> = {
  supplier: [
    { places: [...supplier, messages.supplier] },
    { title: 'group.account', places: [place('/supplier/team', 'nav.team', 'users'), settings.supplier, security] },
  ],
  customer: [
    { places: customer },
    {
      title: 'group.account',
      places: [
        place('/customer/team', 'nav.team', 'users'),
        place('/customer/profile', 'nav.profile', 'user'),
        settings.customer,
        security,
      ],
    },
  ],
  admin: [
    { places: [place('/admin/dashboard', 'nav.dashboard', 'grid')] },
    {
      title: 'group.trade',
      places: [
        place('/admin/orders', 'nav.orders', 'package'),
        place('/admin/reviews', 'nav.reviews', 'clipboard'),
        products,
        place('/admin/analytics', 'nav.analytics', 'chart'),
      ],
    },
    {
      title: 'group.people',
      places: [
        place('/admin/users', 'nav.users', 'users'),
        place('/admin/suppliers', 'nav.suppliers', 'factory'),
        place('/admin/invitations', 'nav.invitations', 'mail'),
        place('/admin/feedback', 'nav.feedback', 'star'),
        place('/admin/messages', 'nav.messages', 'message'),
      ],
    },
    {
      title: 'group.site',
      places: [place('/admin/content', 'nav.content', 'file'), place('/admin/settings', 'nav.settings', 'settings')],
    },
    { title: 'group.account', places: [security] },
  ],
}

/** The phone's bottom bar: at most four items, then the menu. */
const bars: Record<Role, string[]> = {
  supplier: ['/supplier/dashboard', '/supplier/products', '/supplier/orders', '/supplier/messages', '/supplier/team'],
  customer: [
    '/products',
    '/customer/orders',
    '/customer/cart',
    '/customer/messages',
    '/customer/dashboard',
    '/customer/team',
  ],
  admin: [
    '/admin/dashboard',
    '/admin/orders',
    '/admin/reviews',
    '/admin/users',
    '/admin/messages',
    '/admin/invitations',
  ],
}

/** Left out of the phone's menu: too long, or in the bottom bar already. */
const NOT_ON_PHONES: NavItem['label'][] = ['nav.analytics', 'nav.messages']

export const menuOf = (role: Role | null): NavItem[] => (role ? menus[role].filter(exists) : [])

export const railOf = (role: Role): NavGroup[] =>
  rails[role]
    .map((group) => ({ ...group, places: group.places.filter(exists) }))
    .filter(({ places }) => places.length > 0)

export function barOf(role: Role): NavItem[] {
  const known = [products, ...railOf(role).flatMap(({ places }) => places)].filter(exists)
  return bars[role].flatMap((path) => known.find((item) => item.path === path) ?? []).slice(0, 4)
}

/** The rail's items for the phone's menu. */
export const phoneMenuOf = (role: Role): NavGroup[] =>
  railOf(role)
    .map((group) => ({ ...group, places: group.places.filter(({ label }) => !NOT_ON_PHONES.includes(label)) }))
    .filter(({ places }) => places.length > 0)
