import type { Role } from '@ticarum/contract/values/roles'
import type { Texts } from '../../texts.generated.ts'
import type { IconName } from '../icons/icon.tsx'
import type { PublicNavItem } from '../layout/public-nav-items.ts'

export interface NavItem extends PublicNavItem {
  icon: IconName
}
export interface NavGroup {
  title?: keyof Texts['shell']
  places: NavItem[]
}

const navItem = (path: string, label: NavItem['label'], icon: IconName): NavItem => ({ path, label, icon })

const products = navItem('/products', 'nav.products', 'boxes')
const security = navItem('/security', 'nav.security', 'shield')

const supplier = {
  dashboard: navItem('/supplier/dashboard', 'nav.dashboard', 'grid'),
  products: navItem('/supplier/products', 'nav.my-products', 'boxes'),
  orders: navItem('/supplier/orders', 'nav.orders', 'package'),
  quotes: navItem('/supplier/quotes', 'nav.quotes', 'money'),
  analytics: navItem('/supplier/analytics', 'nav.analytics', 'chart'),
  messages: navItem('/supplier/messages', 'nav.messages', 'message'),
  team: navItem('/supplier/team', 'nav.team', 'users'),
  settings: navItem('/supplier/settings', 'nav.settings', 'settings'),
}
const customer = {
  dashboard: navItem('/customer/dashboard', 'nav.dashboard', 'grid'),
  orders: navItem('/customer/orders', 'nav.my-orders', 'package'),
  quotes: navItem('/customer/quotes', 'nav.quotes', 'money'),
  need: navItem('/needs', 'nav.need', 'pencil'),
  cart: navItem('/customer/cart', 'nav.cart', 'cart'),
  wishlist: navItem('/customer/wishlist', 'nav.wishlist', 'heart'),
  messages: navItem('/customer/messages', 'nav.messages', 'message'),
  profile: navItem('/customer/profile', 'nav.profile', 'user'),
  team: navItem('/customer/team', 'nav.team', 'users'),
  settings: navItem('/customer/settings', 'nav.settings', 'settings'),
}
const admin = {
  dashboard: navItem('/admin/dashboard', 'nav.dashboard', 'grid'),
  orders: navItem('/admin/orders', 'nav.orders', 'package'),
  quotes: navItem('/admin/quotes', 'nav.quotes', 'money'),
  analytics: navItem('/admin/analytics', 'nav.analytics', 'chart'),
  reviews: navItem('/admin/reviews', 'nav.reviews', 'clipboard'),
  users: navItem('/admin/users', 'nav.users', 'users'),
  suppliers: navItem('/admin/suppliers', 'nav.suppliers', 'factory'),
  invitations: navItem('/admin/invitations', 'nav.invitations', 'mail'),
  messages: navItem('/admin/messages', 'nav.messages', 'message'),
  feedback: navItem('/admin/feedback', 'nav.feedback', 'star'),
  content: navItem('/admin/content', 'nav.content', 'file'),
  settings: navItem('/admin/settings', 'nav.settings', 'settings'),
}

/** The profile menu. */
const menus: Record<Role, NavItem[]> = {
  supplier: [
    supplier.dashboard,
    supplier.products,
    supplier.orders,
    supplier.analytics,
    supplier.messages,
    supplier.quotes,
    supplier.settings,
  ],
  customer: [
    customer.dashboard,
    customer.orders,
    customer.cart,
    customer.wishlist,
    customer.messages,
    customer.quotes,
    customer.need,
    customer.settings,
  ],
  admin: [
    { ...admin.dashboard, label: 'nav.admin-dashboard' },
    { ...admin.settings, label: 'nav.admin-settings' },
  ],
}

/** The rail beside the pages of an area. */
const rails: Record<Role, NavGroup[]> = {
  supplier: [
    {
      places: [
        supplier.dashboard,
        supplier.products,
        supplier.orders,
        supplier.quotes,
        supplier.analytics,
        supplier.messages,
      ],
    },
    { title: 'group.account', places: [supplier.team, supplier.settings, security] },
  ],
  customer: [
    {
      places: [
        customer.dashboard,
        customer.orders,
        customer.quotes,
        customer.cart,
        customer.wishlist,
        customer.messages,
        customer.need,
      ],
    },
    { title: 'group.account', places: [customer.profile, customer.team, customer.settings, security] },
  ],
  admin: [
    { places: [admin.dashboard] },
    { title: 'group.trade', places: [admin.orders, admin.quotes, admin.reviews, products, admin.analytics] },
    {
      title: 'group.people',
      places: [admin.users, admin.suppliers, admin.invitations, admin.messages, admin.feedback],
    },
    { title: 'group.site', places: [admin.content, admin.settings] },
    { title: 'group.account', places: [security] },
  ],
}

/** The phone's bottom bar, which ends with the menu: the four that are needed most. */
const bars: Record<Role, NavItem[]> = {
  supplier: [supplier.dashboard, supplier.orders, supplier.quotes, supplier.messages],
  customer: [products, customer.orders, customer.cart, customer.messages],
  admin: [admin.dashboard, admin.orders, admin.reviews, admin.messages],
}

export const menuOf = (role: Role | null): NavItem[] => (role ? menus[role] : [])
export const railOf = (role: Role): NavGroup[] => rails[role]
export const barOf = (role: Role): NavItem[] => bars[role]

/**
 * What a phone's menu has of the area: everything but Messages, which stands in the bottom bar, and Analytics, to which
 * the dashboard leads.
 */
export const phoneMenuOf = (role: Role): NavGroup[] =>
  rails[role].map((group) => ({
    ...group,
    places: group.places.filter(({ label }) => label !== 'nav.messages' && label !== 'nav.analytics'),
  }))
