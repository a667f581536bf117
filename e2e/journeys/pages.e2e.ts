import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { profilePath } from '../browser/demo-pages.ts'
import { openGiven } from '../browser/given.ts'
import { invite } from '../browser/invite.ts'
import { journey } from '../browser/journey.ts'

const given = openGiven()
const titles = (page: Page, level: number) => page.getByRole('main').getByRole('heading', { level }).allInnerTexts()

describe('public pages', () => {
  journey('each public route opens its own screen [NAV-01]', {}, async ({ page, open }) => {
    const titleAt = async (path: string) => {
      expect((await open(path)).status(), path).toBe(200)
      expect(new URL(page.url()).pathname, path).toBe(path.split('?')[0])
      return page.getByRole('heading', { level: 1 }).textContent()
    }
    const { path: invitation } = await invite('supplier')
    const found: Record<string, string | null> = {}
    for (const path of [
      '/',
      '/products',
      profilePath,
      '/suppliers',
      '/how-it-works',
      '/about',
      '/contact',
      '/auth',
      '/privacy-policy',
      invitation,
    ])
      found[path] = await titleAt(path)
    await beSignedIn(page, await given.person(null))
    found['/role-selection'] = await titleAt('/role-selection')
    expect(found).toMatchObject({
      '/products': 'Products',
      '/how-it-works': 'How It Works',
      '/contact': 'Contact',
      '/role-selection': 'Choose Your Role',
    })
    expect(new Set(Object.values(found)).size).toBe(11)
  })

  journey(
    'the top bar has the five public pages, in order, each opening its own [NAV-07]',
    {},
    async ({ page, open, awake }) => {
      const places = [
        ['Home', '/', 'Wholesale from Turkey to Somalia'],
        ['Products', '/products', 'Products'],
        ['How it works', '/how-it-works', 'How It Works'],
        ['About', '/about', 'About'],
        ['Contact', '/contact', /Contact/],
      ] as const
      await open('/privacy-policy')
      await awake()
      const links = page.getByRole('banner').getByRole('navigation', { name: 'Main menu' }).getByRole('link')
      expect(
        await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')])),
      ).toEqual(places.map(([name, path]) => [name, path]))
      for (const [name, path, title] of places) {
        await links.filter({ hasText: name }).click()
        await page.getByRole('heading', { level: 1, name: title }).waitFor()
        expect(new URL(page.url()).pathname).toBe(path)
      }
    },
  )

  for (const scripts of [true, false]) {
    const how = scripts ? 'with scripts' : 'without scripts'

    journey(
      `How It Works shows the four steps in order, and where each side begins, ${how} [PAGE-01, PAGE-02]`,
      { scripts },
      async ({ page, open, awake }) => {
        await open('/how-it-works')
        if (scripts) await awake()
        expect(await page.getByRole('main').getByRole('listitem').getByRole('heading').allInnerTexts()).toEqual(
          [
            'Suppliers upload products',
            'The company verifies and lists them',
            'Buyers place orders',
            'The company arranges delivery with tracking',
          ].map((step) => expect.stringMatching(new RegExp(`\\d\\s*${step}$`))),
        )
        expect(await page.getByRole('main').getByRole('link', { name: 'Become a Supplier' }).getAttribute('href')).toBe(
          '/suppliers',
        )
        await page.getByRole('main').getByRole('link', { name: 'Browse Products' }).click()
        await page.waitForURL('/products')
      },
    )
  }

  journey(
    'About says who we are, shares a section with the home page, and names the core values [PAGE-03, PAGE-04, PAGE-05]',
    {},
    async ({ page, open }) => {
      await open('/about')
      expect(await titles(page, 2)).toEqual(['Who we are', 'A trading company between two coasts', 'Core values'])
      expect(
        await page.getByRole('region', { name: 'Core values' }).getByRole('heading', { level: 3 }).allInnerTexts(),
      ).toEqual(['Trust and transparency', 'Quality and consistency', 'Customer satisfaction', 'Innovation and growth'])
      const shared = page.getByRole('region', { name: 'A trading company between two coasts' })
      const said = await shared.textContent()
      for (const part of [
        'based in Kayseri, Turkey',
        'founded in 2025',
        'verify suppliers and products',
        'list approved items',
        'coordinate shipping and delivery with tracking',
      ])
        expect(said).toContain(part)
      await open('/')
      expect(await shared.textContent()).toBe(said)
    },
  )

  journey(
    'the privacy policy has its ten sections in order, and does not serve people under 18 [PRIV-01, PRIV-02, PRIV-03]',
    {},
    async ({ page, open }) => {
      await open('/privacy-policy')
      expect((await titles(page, 2)).map((title) => title.replace(/^\d+\s*/, ''))).toEqual([
        'Information We Collect',
        'How We Use Your Information',
        'Sharing Your Information',
        'Security',
        'Your Rights',
        'Cookies',
        'International Transfers',
        'Children Under 18',
        'Changes to This Policy',
        'Contact',
      ])
      await page.getByText('Last Updated: January 2025', { exact: true }).waitFor()
      await page
        .getByRole('listitem')
        .filter({ hasText: 'Children Under 18' })
        .getByText('People under 18 are not served.')
        .waitFor()
    },
  )

  journey(
    'every version of the terms can be read, an order keeps the one in force, and no other is there',
    { statuses: [404] },
    async ({ page, open }) => {
      await open('/terms')
      await page.getByText('Version 2025-01, in force since 1 Jan 2025.').waitFor()
      const current = await page.getByRole('main').locator('ol').textContent()
      await page.getByRole('navigation', { name: 'All versions' }).getByRole('link', { name: '2025-01' }).click()
      await page.waitForURL('/terms/2025-01')
      expect(await page.getByRole('main').locator('ol').textContent()).toBe(current)
      expect((await open('/terms/1999-01')).status()).toBe(404)

      const customer = await given.customer()
      const { id } = await given.order({ customer, supplierId: (await given.supplier()).companyId ?? '' })
      await beSignedIn(page, customer)
      const { termsVersion } = await (await page.request.get(`/api/v1/orders/${id}`)).json()
      expect((await open(`/terms/${termsVersion}`)).status()).toBe(200)
    },
  )

  for (const [path, title] of [
    ['/how-it-works', 'Sida ay u shaqayso'],
    ['/about', 'Nagu saabsan'],
    ['/privacy-policy', 'Siyaasadda asturnaanta'],
    ['/terms', 'Shuruudaha'],
  ] as const) {
    journey(
      `${path} speaks the reader's language, also when scripts open it`,
      { language: 'so' },
      async ({ page, open, awake }) => {
        await open(path)
        expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title)
        await open('/auth')
        await awake()
        await page.evaluate(
          (to) =>
            (
              window as unknown as { __reactRouterDataRouter: { navigate(to: string): void } }
            ).__reactRouterDataRouter.navigate(to),
          path,
        )
        await page.getByRole('heading', { level: 1, name: title }).waitFor()
        expect(await page.title()).toBe(`${title} · Ticarum`)
      },
    )
  }
})
