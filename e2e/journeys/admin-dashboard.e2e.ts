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
        .poll(
          async () => {
            const before = (await owner.query(WAITING)).rows[0]
            await open('/admin/dashboard')
            const shown = (await rows.locator('b').allTextContents()).map(Number)
            return shown[0] === before.reviews && shown[1] === before.submitted
          },
          { timeout: 40_000 },
        )
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
    'has exactly nine tiles, and each screen carries its name [ADASH-01] [ADASH-02]',
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
      for (const [path, name] of Object.entries(NAMED)) {
        await open(path)
        expect(await page.getByRole('heading', { level: 1 }).textContent(), path).toBe(name)
      }
    },
  )
})
