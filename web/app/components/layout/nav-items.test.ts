import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { barOf, menuOf, phoneMenuOf, railOf } from './nav-items.ts'
import { inArea, type PublicNavItem, publicNavItems } from './public-nav-items.ts'

// The day on which every screen of the specification exists.
vi.mock('virtual:screens', async () => {
  const { areaPages } = await import('@ticarum/contract/values/area-pages')
  const own = [...Object.values(areaPages).flat(), '/supplier/team', '/customer/team']
  return { default: ['/', '/products', '/how-it-works', '/about', '/contact', '/security', ...own] }
})

const english = JSON.parse(readFileSync(new URL('../../locales/en/shell.json', import.meta.url), 'utf8')) as Record<
  string,
  string
>
const written = (places: PublicNavItem[]) => places.map(({ path, label }) => `${english[label]} ${path}`)
const groups = (list: { places: PublicNavItem[] }[]) => written(list.flatMap(({ places }) => places))

describe('the menus, once every screen is there', () => {
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
      'Settings /supplier/settings',
    ])
    expect(written(menuOf('customer'))).toEqual([
      'Dashboard /customer/dashboard',
      'My Orders /customer/orders',
      'Cart /customer/cart',
      'Wishlist /customer/wishlist',
      'Messages /customer/messages',
      'Settings /customer/settings',
    ])
    expect(written(menuOf('admin'))).toEqual(['Admin Dashboard /admin/dashboard', 'Admin Settings /admin/settings'])
    expect(menuOf(null)).toEqual([])
  })

  it.each(['supplier', 'customer', 'admin'] as const)(
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
