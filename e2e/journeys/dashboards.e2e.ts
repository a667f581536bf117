import { givenFeedback } from '@ticarum/server/testing/given-feedback'
import { givenApplication, givenContact } from '@ticarum/server/testing/given-inbox'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { openGiven } from '../browser/given.ts'
import { journey } from '../browser/journey.ts'
import { openWaiting } from '../browser/wait-for-review.ts'

const given = openGiven()
const { owner, waiting, verification } = openWaiting()

/** A supplier's newest row is its state. */
const WAITING = `select
  (select count(*)::int from products where status = 'in_review') + (select count(*)::int from product_revisions
    where state = 'waiting') as reviews,
    (select count(*)::int
    from (select distinct on (supplier_id) state from verifications
    order by supplier_id, created_at desc, id desc) newest where state = 'submitted') as submitted`

const NAMED = {
  '/admin/orders': 'Manage Orders',
  '/admin/users': 'User management',
  '/admin/analytics': 'Product Analytics',
  '/admin/feedback': 'Feedback management',
  '/admin/messages': 'Messages and Inquiries',
  '/admin/invitations': 'User Invitations',
  '/admin/content': 'Content Management',
  '/admin/settings': 'Admin Settings',
}

async function carryNames(page: Page, open: (path: string) => Promise<unknown>, named: Record<string, string>) {
  for (const [path, name] of Object.entries(named)) {
    await open(path)
    expect(await page.getByRole('heading', { level: 1 }).textContent(), path).toBe(name)
  }
}

describe('admin dashboard', () => {
  journey(
    'what waits for the company is counted above the tiles, and leads there',
    {},
    async ({ page, open, awake }) => {
      await waiting('Keten perde')
      await verification('submitted')
      await beSignedIn(page, await given.admin())
      const rows = page.locator('section[aria-labelledby=attention] li', { hasText: /Listings|Suppliers/ })
      // Other journeys decide and submit at the same time.
      await expect
        .poll(async () => {
          const before = (await owner.query(WAITING)).rows[0]
          await open('/admin/dashboard')
          const shown = (await rows.locator('b').allTextContents()).map(Number)
          return shown[0] === before.reviews && shown[1] === before.submitted
        })
        .toBe(true)
      expect(await rows.allTextContents()).toEqual([
        expect.stringMatching(/^\d+Listings to reviewoldest [\d,]+ days$/),
        expect.stringMatching(/^\d+Suppliers to verifyoldest [\d,]+ \w+$/),
      ])
      await awake()
      await rows.first().getByRole('link').click()
      await page.getByRole('heading', { level: 1, name: 'Reviews' }).waitFor()
      expect(
        await page.getByRole('navigation', { name: 'Your area' }).locator('[aria-current=page]').textContent(),
      ).toBe('Reviews')
    },
  )

  journey(
    'has exactly nine tiles, and each screen carries its name [ADASH-01] [ADASH-02] [NAV-04] [PERM-28]',
    {},
    async ({ page, open }) => {
      await beSignedIn(page, await given.admin())
      await open('/admin/dashboard')
      const tiles = page.getByRole('region', { name: 'What you can do here' }).getByRole('link')
      const shown = await tiles.evaluateAll((links) =>
        links.map((link) => `${link.querySelector('.font-semibold')?.textContent} ${link.getAttribute('href')}`),
      )
      expect(shown.toSorted()).toEqual(
        [...Object.entries(NAMED).map(([path, name]) => `${name} ${path}`), 'Products /products'].toSorted(),
      )
      await carryNames(page, open, NAMED)
    },
  )
})

const wayOf = (links: Element[]) =>
  links.map(
    (link) => `${link.querySelector('.font-semibold')?.textContent ?? link.textContent} ${link.getAttribute('href')}`,
  )

describe('areas of suppliers and customers', () => {
  journey(
    'the six quick actions of a supplier lead to its screens, each of which has its own name [SDASH-03] [NAV-02]',
    {},
    async ({ page, open }) => {
      const supplier = await given.supplier()
      const product = await given.product({ supplierId: supplier.companyId ?? '' })
      await beSignedIn(page, supplier)
      await open('/supplier/dashboard')
      expect(await page.getByRole('region', { name: 'Quick actions' }).getByRole('link').evaluateAll(wayOf)).toEqual([
        'Add New Product /supplier/products/new',
        'Manage Products /supplier/products',
        'View Orders /supplier/orders',
        'Analytics /supplier/analytics',
        'Messages /supplier/messages',
        'Settings /supplier/settings',
      ])
      await carryNames(page, open, {
        '/supplier/products': 'My Products',
        '/supplier/products/new': 'Add Product',
        [`/supplier/products/edit/${product.id}`]: 'Edit Product',
        '/supplier/orders': 'Orders',
        '/supplier/analytics': 'Analytics',
        '/supplier/messages': 'Messages',
        '/supplier/settings': 'Settings',
      })
    },
  )

  journey(
    "a customer's menu and six tiles lead to their screens, each with its own name [CDASH-01] [NAV-03] [NAV-12]",
    {},
    async ({ page, open }) => {
      await beSignedIn(page, await given.customer())
      await open('/customer/dashboard')
      const tiles = page.getByRole('region', { name: 'What you can do here' }).getByRole('link')
      expect(await tiles.evaluateAll(wayOf)).toEqual([
        'My Orders /customer/orders',
        'Shopping Cart /customer/cart',
        'Wishlist /customer/wishlist',
        'Messages /customer/messages',
        'Profile /customer/profile',
        'Settings /customer/settings',
      ])
      await open('/')
      await page.getByRole('banner').locator('summary').last().click()
      const menu = await page.getByRole('banner').locator('details').last().getByRole('link').evaluateAll(wayOf)
      expect(menu.slice(0, 5)).toEqual([
        'Dashboard /customer/dashboard',
        'My Orders /customer/orders',
        'Cart /customer/cart',
        'Wishlist /customer/wishlist',
        'Messages /customer/messages',
      ])
      await carryNames(page, open, {
        '/customer/orders': 'My Orders',
        '/customer/cart': 'Cart',
        '/customer/wishlist': 'Wishlist',
        '/customer/messages': 'Messages',
        '/customer/profile': 'Profile',
        '/customer/settings': 'Settings',
      })
    },
  )
})

/** What identifies a row on each page to which a count leads. */
const ROWS: [page: RegExp, selector: string, attribute: string][] = [
  [/^\/(admin|supplier|customer)\/orders/, 'main a[href^="/orders/"]', 'href'],
  [/^\/(admin|supplier|customer)\/quotes/, 'main :is(p, th) > a[href*="/quotes/"]', 'href'],
  [/^\/supplier\/products/, 'main a[href^="/supplier/products/edit/"]', 'href'],
  [/^\/admin\/messages/, 'main a[href^="/admin/messages/"]', 'href'],
  [/^\/admin\/reviews/, 'main a[href^="/admin/reviews/"]', 'href'],
  [/^\/admin\/suppliers/, 'main a[href^="/admin/suppliers/"]', 'href'],
  [/^\/admin\/feedback/, 'main input[name=id]', 'value'],
  [/^\/admin\/settings/, 'main [id^=unsaid-]', 'id'],
]

/** The rows of a list on all its pages, which links lead to without scripts. */
async function rowsOn(page: Page, path: string): Promise<number> {
  const [, selector = '', attribute = ''] = ROWS.find(([known]) => known.test(path)) ?? []
  const found = new Set<string>()
  for (let next: string | null = path; next; ) {
    await page.goto(next)
    const marks = await page
      .locator(selector)
      .evaluateAll((rows, name) => rows.map((row) => row.getAttribute(name) ?? ''), attribute)
    for (const mark of marks) found.add(mark.split(/[?#/](?=desk|share|act)/)[0]?.split('?')[0] ?? '')
    const more = page.getByRole('link', { name: /^Load more/ })
    next = (await more.count()) > 0 ? await more.first().getAttribute('href') : null
  }
  return found.size
}

describe('each count of a dashboard', () => {
  journey(
    'opens exactly the list that it counted, for every side',
    { scripts: false, long: true },
    async ({ page }) => {
      const [supplier, customer, admin] = [await given.supplier(), await given.customer(), await given.admin()]
      const own = supplier.companyId ?? ''
      await waiting('Keten perde')
      await verification('submitted')
      await givenContact({ owner })
      await givenApplication({ owner })
      await givenFeedback({ owner }, customer, {})
      for (const status of ['rejected', 'draft', 'listed'] as const) await given.product({ supplierId: own, status })
      await owner.query("update products set price_confirmed_at = '2001-01-01' where supplier_id = $1", [own])
      const old = new Date(Date.now() - 30 * 24 * 3600_000)
      for (const shippingStatus of ['pending', 'preparing', 'delivered'] as const)
        await given.order({ customer, supplierId: own, status: 'processing', shippingStatus, createdAt: old })
      const product = await given.product({ supplierId: own })
      for (const state of ['requested', 'offered', 'countered', 'ordered'] as const)
        await given.quote({ customer, product, state })
      const kinds: string[] = []
      for (const person of [admin, supplier, customer]) {
        await beSignedIn(page, person)
        await page.goto(`/${person.role}/dashboard`)
        const rows = await page.locator('section[aria-labelledby=attention] a').evaluateAll((links) =>
          links.map((link) => ({
            count: link.querySelector('b')?.textContent ?? '',
            path: link.getAttribute('href') ?? '',
          })),
        )
        for (const { count, path } of rows) {
          kinds.push(path)
          if (!count.endsWith('+')) expect(await rowsOn(page, path), path).toBe(Number(count.replace(',', '')))
        }
      }
      for (const path of [
        '/admin/messages?kind=contact',
        '/admin/messages?kind=application',
        '/admin/reviews',
        '/admin/suppliers',
        '/admin/feedback?tab=pending',
        '/admin/orders?late=1',
        '/supplier/orders?waits=answer',
        '/supplier/products?waits=sent_back',
        '/supplier/products?waits=prices',
        '/supplier/products?status=draft',
        '/customer/orders?waits=receipt',
        '/customer/orders?waits=payment',
        '/admin/quotes?view=waiting',
        '/supplier/quotes?view=waiting',
        '/customer/quotes?view=waiting',
      ])
        expect(kinds).toContain(path)
    },
  )
})
