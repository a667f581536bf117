import type { Role } from '@ticarum/contract/values/roles'
import type { IconName } from '../../components/icons/icon.tsx'
import type { Texts } from '../../texts.generated.ts'

export interface Tile {
  path: string
  label: keyof Texts['dashboard'] & `tile.${string}`
  icon: IconName
}

const tile = (path: string, label: Tile['label'], icon: IconName): Tile => ({ path, label, icon })

const tiles: Record<Role, Tile[]> = {
  supplier: [
    tile('/supplier/products/new', 'tile.add-product', 'boxes'),
    tile('/supplier/products', 'tile.manage-products', 'boxes'),
    tile('/supplier/orders', 'tile.view-orders', 'package'),
    tile('/supplier/analytics', 'tile.analytics', 'chart'),
    tile('/supplier/messages', 'tile.messages', 'message'),
    tile('/supplier/settings', 'tile.settings', 'settings'),
  ],
  customer: [
    tile('/customer/orders', 'tile.my-orders', 'package'),
    tile('/customer/cart', 'tile.cart', 'cart'),
    tile('/customer/wishlist', 'tile.wishlist', 'heart'),
    tile('/customer/messages', 'tile.messages', 'message'),
    tile('/customer/profile', 'tile.profile', 'user'),
    tile('/customer/settings', 'tile.settings', 'settings'),
  ],
  admin: [
    tile('/admin/orders', 'tile.manage-orders', 'package'),
    tile('/admin/users', 'tile.users', 'users'),
    tile('/admin/feedback', 'tile.feedback', 'star'),
    tile('/admin/analytics', 'tile.product-analytics', 'chart'),
    tile('/admin/messages', 'tile.inquiries', 'message'),
    tile('/products', 'tile.products', 'boxes'),
    tile('/admin/invitations', 'tile.invitations', 'mail'),
    tile('/admin/content', 'tile.content', 'file'),
    tile('/admin/settings', 'tile.admin-settings', 'settings'),
  ],
}

export const tilesOf = (role: Role): Tile[] => tiles[role]
