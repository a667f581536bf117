import type { Role } from '@ticarum/contract/values/roles'
import type { Texts } from '../../texts.generated.ts'
import type { PublicNavItem } from '../layout/public-nav-items.ts'
import type { PlaceIconName } from './place-icon.tsx'

export interface Place extends PublicNavItem {
  icon: PlaceIconName
}
export interface PlaceGroup {
  title?: keyof Texts['shell']
  places: Place[]
}

const place = (path: string, label: Place['label'], icon: PlaceIconName): Place => ({ path, label, icon })

const products = place('/products', 'nav.products', 'boxes')
const security = place('/security', 'nav.security', 'shield')

const supplier = {
  dashboard: place('/supplier/dashboard', 'nav.dashboard', 'grid'),
  products: place('/supplier/products', 'nav.my-products', 'boxes'),
  orders: place('/supplier/orders', 'nav.orders', 'package'),
  team: place('/supplier/team', 'nav.team', 'users'),
  settings: place('/supplier/settings', 'nav.settings', 'settings'),
}
const customer = {
  dashboard: place('/customer/dashboard', 'nav.dashboard', 'grid'),
  orders: place('/customer/orders', 'nav.my-orders', 'package'),
  cart: place('/customer/cart', 'nav.cart', 'cart'),
  wishlist: place('/customer/wishlist', 'nav.wishlist', 'heart'),
  team: place('/customer/team', 'nav.team', 'users'),
}
const admin = {
  dashboard: place('/admin/dashboard', 'nav.dashboard', 'grid'),
  orders: place('/admin/orders', 'nav.orders', 'package'),
  reviews: place('/admin/reviews', 'nav.reviews', 'clipboard'),
  suppliers: place('/admin/suppliers', 'nav.suppliers', 'factory'),
  invitations: place('/admin/invitations', 'nav.invitations', 'mail'),
  messages: place('/admin/messages', 'nav.messages', 'message'),
  content: place('/admin/content', 'nav.content', 'file'),
  settings: place('/admin/settings', 'nav.settings', 'settings'),
}

/** The profile menu. */
const menus: Record<Role, Place[]> = {
  supplier: [supplier.dashboard, supplier.products, supplier.orders, supplier.settings],
  customer: [customer.dashboard, customer.orders, customer.cart, customer.wishlist],
  admin: [
    { ...admin.dashboard, label: 'nav.admin-dashboard' },
    { ...admin.settings, label: 'nav.admin-settings' },
  ],
}

/** The rail beside the pages of an area. */
const rails: Record<Role, PlaceGroup[]> = {
  supplier: [
    { places: [supplier.dashboard, supplier.products, supplier.orders] },
    { title: 'group.account', places: [supplier.team, supplier.settings, security] },
  ],
  customer: [
    { places: [customer.dashboard, customer.orders, customer.cart, customer.wishlist] },
    { title: 'group.account', places: [customer.team, security] },
  ],
  admin: [
    { places: [admin.dashboard] },
    { title: 'group.trade', places: [admin.orders, admin.reviews, products] },
    { title: 'group.people', places: [admin.suppliers, admin.invitations, admin.messages] },
    { title: 'group.site', places: [admin.content, admin.settings] },
    { title: 'group.account', places: [security] },
  ],
}

/** The phone's bottom bar, which ends with the menu: the four that are needed most. */
const bars: Record<Role, Place[]> = {
  supplier: [supplier.dashboard, supplier.products, supplier.orders, supplier.team],
  customer: [products, customer.orders, customer.cart, customer.dashboard],
  admin: [admin.dashboard, admin.orders, admin.reviews, admin.messages],
}

export const menuOf = (role: Role | null): Place[] => (role ? menus[role] : [])
export const railOf = (role: Role): PlaceGroup[] => rails[role]
export const barOf = (role: Role): Place[] => bars[role]

/** What a phone's menu has of the area: everything but Messages, which stands in the bottom bar. */
export const phoneMenuOf = (role: Role): PlaceGroup[] =>
  rails[role].map((group) => ({ ...group, places: group.places.filter(({ label }) => label !== 'nav.messages') }))
