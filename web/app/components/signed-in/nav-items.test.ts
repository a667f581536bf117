import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inArea, type PublicNavItem, publicNavItems } from '../layout/public-nav-items.ts'
import { barOf, menuOf, phoneMenuOf, railOf } from './nav-items.ts'

const english = JSON.parse(readFileSync(new URL('../../locales/en/shell.json', import.meta.url), 'utf8')) as Record<
  string,
  string
>
const written = (places: PublicNavItem[]) => places.map(({ path, label }) => `${english[label]} ${path}`)
const groups = (list: { places: PublicNavItem[] }[]) => written(list.flatMap(({ places }) => places))

const roles = ['supplier', 'customer', 'admin'] as const

describe('the menus', () => {
  it('the top bar has the five public pages', () => {
    expect(written(publicNavItems)).toEqual([
      'Home /',
      'Products /products',
      'How it works /how-it-works',
      'About /about',
      'Contact /contact',
    ])
  })

  it('each role has its own ways, and only admins have no plain Settings', () => {
    expect(written(menuOf('supplier'))).toEqual([
      'Dashboard /supplier/dashboard',
      'My Products /supplier/products',
      'Orders /supplier/orders',
      'Analytics /supplier/analytics',
      'Messages /supplier/messages',
      'Quotes /supplier/quotes',
      'Settings /supplier/settings',
    ])
    expect(written(menuOf('customer'))).toEqual([
      'Dashboard /customer/dashboard',
      'My Orders /customer/orders',
      'Cart /customer/cart',
      'Wishlist /customer/wishlist',
      'Messages /customer/messages',
      'Quotes /customer/quotes',
      'Tell us what you need /needs',
      'Settings /customer/settings',
    ])
    expect(written(menuOf('admin'))).toEqual(['Admin Dashboard /admin/dashboard', 'Admin Settings /admin/settings'])
    expect(menuOf(null)).toEqual([])
  })

  it.each(roles)(
    "a phone's menu has neither Analytics nor Messages, for a %s; its bottom bar has four ways",
    (role) => {
      const names = groups(phoneMenuOf(role)).join()
      expect(names).not.toMatch(/Analytics|Messages/)
      expect(names).toMatch(/Security/)
      expect(barOf(role)).toHaveLength(4)
    },
  )

  it('the rail stands beside the pages of the area, and not beside public ones', () => {
    expect(inArea('supplier', '/supplier/products/new')).toBe(true)
    expect(inArea('supplier', '/supplier/019c1cef-0000-7000-8000-000000000000')).toBe(false)
    expect(inArea('admin', '/products')).toBe(false)
    expect(groups(railOf('admin'))).toContain('Products /products')
  })
})
