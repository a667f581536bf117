import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { journey } from '../browser/journey.ts'
import { openListings } from '../browser/list-product.ts'
import { loginOf } from '../browser/sign-in.ts'

const { owner, list, supplier } = openListings()

describe('the profile of a supplier', () => {
  journey(
    'shows who it is, and exactly its own listed products with their number [SUPP-01, SUPP-02, SUPP-03]',
    {},
    async ({ page, open }) => {
      const maker = await supplier('Mimarsinan Seramik', { verified: true })
      const identity =
        "business_email = 'satis@mimarsinan.example', legal_name = 'Mimarsinan Seramik A.Ş.', registry_number = '12345', description = 'Tiles since 1994.'"
      await owner.query(`update suppliers set ${identity} where id = $1`, [maker.companyId])
      const mine = [
        await list({ supplier: maker, english: 'Tile, blue' }),
        await list({ supplier: maker, english: 'Tile, green' }),
      ]
      await list({ supplier: maker, english: 'Tile, draft', status: 'draft' })
      await list({ supplier: await supplier('Another tile maker'), english: 'Tile, red' })
      await open(`/supplier/${maker.companyId}`)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Mimarsinan Seramik')
      const text = await page.locator('main').textContent()
      for (const part of [
        'satis@mimarsinan.example',
        'Mimarsinan Seramik A.Ş.',
        '12345',
        'Tiles since 1994.',
        'Verified',
        '2 products',
      ])
        expect(text).toContain(part)
      const shown = await page
        .locator('main li h2 a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(shown.toSorted()).toEqual(mine.map(({ id }) => `/products/${id}`).toSorted())

      await owner.query('update suppliers set business_email = null where id = $1', [maker.companyId])
      await page.reload()
      expect(await page.locator('main').textContent()).not.toMatch(/\w@\w|Business email/)
      await page.getByRole('link', { name: 'Back to products' }).click()
      await page.waitForURL('/products')
    },
  )

  journey('without listed products it says so [SUPP-06]', {}, async ({ page, open }) => {
    const maker = await supplier('Yeni Atölye')
    await list({ supplier: maker, status: 'in_review' })
    await open(`/supplier/${maker.companyId}`)
    await page.getByRole('heading', { name: "This supplier hasn't added any products yet." }).waitFor()
    expect(await page.locator('main').textContent()).toContain('0 products')
  })

  journey('an unknown supplier is not found [SUPP-05]', { statuses: [404] }, async ({ page, open }) => {
    for (const id of ['019a0000-0000-7000-8000-000000000000', 'nobody']) {
      expect((await open(`/supplier/${id}`)).status()).toBe(404)
      await page.getByRole('heading', { level: 1, name: 'Supplier Not Found' }).waitFor()
    }
    await page.locator('main').getByRole('link', { name: 'Back to products' }).click()
    await page.waitForURL('/products')
  })

  journey(
    "a profile that can't be read says so in its place [ERR-24]",
    { statuses: [503] },
    async ({ page, open, awake }) => {
      await open('/products')
      await awake()
      await page.route(/\/supplier\/.*\.data/, (route) =>
        route.fulfill({ status: 503, contentType: 'text/plain', body: 'away' }),
      )
      await page.locator('main li a[href^="/supplier/"]').first().click()
      const alert = page.getByRole('alert')
      await alert.waitFor()
      expect(await alert.locator('p').allInnerTexts()).toEqual([
        expect.stringMatching(/^Error\s+Failed to load supplier information$/),
      ])
      expect(await alert.getByRole('link', { name: 'Try again' }).getAttribute('href')).toMatch(/^\/supplier\//)
    },
  )

  journey("a supplier's own pages are never taken for a profile [NAV-05]", {}, async ({ page, open }) => {
    await beSignedIn(page, loginOf('supplier'))
    for (const path of ['/supplier/dashboard', '/supplier/team']) {
      expect((await open(path)).status()).toBe(200)
      expect(await page.getByText('Supplier Not Found').count()).toBe(0)
      expect(
        await page.getByRole('navigation', { name: 'Your area' }).locator('[aria-current=page]').getAttribute('href'),
      ).toBe(path)
    }
  })
})
