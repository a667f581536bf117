import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { phone } from '../browser/circumstances.ts'
import { holdResponses } from '../browser/hold-responses.ts'
import { journey } from '../browser/journey.ts'
import { type ListedProduct, openListings } from '../browser/list-product.ts'
import { loginOf } from '../browser/sign-in.ts'

const { owner, list, publish, supplier } = openListings()

const buttons = (page: Page) => page.getByRole('navigation', { name: 'Category' }).getByRole('link')
const card = (page: Page, name: string) =>
  page.locator('main li').filter({ has: page.getByRole('heading', { name, exact: true }) })
const ids = (page: Page) =>
  page
    .locator('main li h2 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''))
const more = (page: Page) => page.getByRole('link', { name: 'Load more' })
const newest = async (where = 'true') => {
  const { rows } = await owner.query<{ product_id: string }>(
    `select product_id from listings where ${where} order by listed_at desc, product_id desc`,
  )
  return rows.map(({ product_id }) => product_id)
}

describe('the products page', () => {
  journey(
    'shows every listed product, newest first, page by page without scripts [PROD-01, PROD-04, PROD-06]',
    { scripts: false, viewport: { width: 1100, height: 800 } },
    async ({ page, open }) => {
      const before = await newest()
      await open('/products')
      const rows = await buttons(page).evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top))
      expect(new Set(rows).size, 'rows of categories').toBe(1)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Products')
      const walked = await ids(page)
      while ((await more(page).count()) > 0) {
        await more(page).click()
        await page.waitForURL(/[?&]after=/)
        walked.push(...(await ids(page)))
      }
      expect(new Set(walked).size).toBe(walked.length)
      expect(walked.filter((id) => before.includes(id))).toEqual(before)
      await page.getByRole('link', { name: 'Back to the first products' }).click()
      await page.waitForURL('/products')
    },
  )

  journey("'Load more' appends products with scripts and moves the focus there", {}, async ({ page, open, awake }) => {
    await open('/products')
    await awake()
    const first = await ids(page)
    await more(page).press('Enter')
    await page.waitForFunction((count) => document.querySelectorAll('main li h2').length > count, first.length)
    const all = await ids(page)
    expect(all.slice(0, first.length)).toEqual(first)
    expect(new Set(all).size).toBe(all.length)
    expect(await page.evaluate(() => document.activeElement?.querySelector('h2 a')?.getAttribute('href'))).toContain(
      all[first.length],
    )
  })

  journey(
    'a product that was opened after "Load more" leads back to its place in the search, by Back and by its link',
    { viewport: phone },
    async ({ page, open, awake }) => {
      const search = '/products?sort=price-up'
      await open(search)
      await awake()
      const first = await ids(page)
      await more(page).click()
      await page.waitForFunction((count) => document.querySelectorAll('main li h2').length > count, first.length)
      const all = await ids(page)
      for (const goBack of [() => page.goBack(), () => page.getByRole('link', { name: 'Back to products' }).click()]) {
        const opened = page.locator(`main li h2 a[href="/products/${all.at(-1)}"]`)
        await opened.click()
        await page.waitForURL(`/products/${all.at(-1)}`)
        await page.getByRole('link', { name: 'Back to products' }).waitFor()
        await goBack()
        await page.waitForURL(search)
        await opened.waitFor()
        expect(await ids(page)).toEqual(all)
        await expect
          .poll(() => opened.evaluate((link) => Math.abs(link.getBoundingClientRect().top) < innerHeight))
          .toBe(true)
      }
    },
  )

  for (const [name, category] of [
    ['Fashion & Shoes', 'fashion'],
    ['Health & Beauty', 'beauty'],
    ['Home Decoration', 'home'],
  ] as const) {
    journey(
      `'${name}' shows that category alone, and all of it [PROD-02, PROD-05]`,
      { viewport: phone },
      async ({ page, open, awake }) => {
        await open('/products')
        await awake()
        expect((await buttons(page).allInnerTexts()).slice(0, 4)).toEqual([
          'All Products',
          'Fashion & Shoes',
          'Health & Beauty',
          'Home Decoration',
        ])
        await buttons(page).filter({ hasText: name }).press('Enter')
        await page.waitForURL(`/products?category=${category}`)
        await page.locator(`[aria-current]`, { hasText: name }).waitFor()
        const before = await newest(`category = '${category}'`)
        while ((await more(page).count()) > 0) {
          const count = (await ids(page)).length
          await more(page).click()
          await page.waitForFunction((old) => document.querySelectorAll('main li h2').length > old, count)
          await page.locator('main a[aria-disabled=true]').waitFor({ state: 'detached' }) // 'Loading' until then
        }
        const shown = await ids(page)
        // The worker may still publish or take back products of journeys before this one.
        const after = await newest(`category = '${category}'`)
        const listed = before.filter((id) => after.includes(id))
        expect(shown.filter((id) => listed.includes(id))).toEqual(listed)
        expect(await newest(`product_id = any ('{${shown}}') and category <> '${category}'`)).toEqual([])
      },
    )
  }

  journey(
    'a category without products has no button, and says so when it is opened [PROD-03, PROD-08]',
    {},
    async ({ page, open }) => {
      const others = await newest("category = 'other'")
      await open('/products')
      expect(await buttons(page).filter({ hasText: 'Other' }).count()).toBe(1)
      await owner.query("delete from listings where category = 'other'")
      try {
        await open('/products?category=other')
        expect(await buttons(page).filter({ hasText: 'Other' }).count()).toBe(0)
        await page.getByRole('heading', { name: 'No products found in this category.' }).waitFor()
        await page.locator('main').getByRole('link', { name: 'All Products' }).last().click()
        await page.waitForURL('/products')
      } finally {
        await publish(others)
      }
    },
  )

  journey(
    'a card shows its fields; its supplier box leads to the profile ' +
      '[PROD-10, PROD-11, PROD-12, PROD-13, PROD-14, PROD-20, PERM-01, DATA-04]',
    {},
    async ({ page, open, awake }) => {
      const verified = await supplier('Sınırkaya Dokuma', { verified: true })
      const unverified = await supplier('Ortaköy Dokuma')
      const { id, pictures } = await list({
        supplier: verified,
        english: 'Woven sash, red',
        priceCents: 123450n,
        pictures: 3,
        columns: { origin: '', minimum: 60, unit: 'pair' },
      })
      await list({ supplier: unverified, english: 'Woven sash, blue' })
      expect((await owner.query('select price_cents from products where id = $1', [id])).rows).toEqual([
        { price_cents: 123450n },
      ])
      await open('/products')
      await awake()
      const red = card(page, 'Woven sash, red')
      await red.scrollIntoViewIfNeeded()
      const text = await red.textContent()
      for (const part of [
        'For wholesale, in twelve colours.',
        '$1,234.50',
        'per pair, minimum 60',
        'Turkey',
        'Sınırkaya Dokuma',
        'Verified',
        '+2 more',
      ])
        expect(text).toContain(part)
      await expect
        .poll(() => red.locator('img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true)
      expect(await red.locator('img').getAttribute('src')).toContain(pictures[0])
      const blue = await card(page, 'Woven sash, blue').textContent()
      expect(blue).toContain('Kayseri, Turkey')
      expect(blue).not.toMatch(/Verified|more/)
      await red.getByRole('link', { name: 'Sınırkaya Dokuma' }).click()
      await page.waitForURL(`/supplier/${verified.companyId}`)
      await page.getByRole('heading', { level: 1, name: 'Sınırkaya Dokuma' }).waitFor()
    },
  )

  journey(
    'editing is offered only to who may; suppliers add [PROD-09, PROD-15, PROD-16]',
    {},
    async ({ page, open }) => {
      const mine = await supplier('Pınarbaşı Keçe')
      const other = await supplier('Develi Keçe')
      const own = await list({ supplier: mine, english: 'Felt slippers, grey' })
      await list({ supplier: other, english: 'Felt slippers, brown' })
      const seen = async () => {
        await open('/products?q=felt+slippers')
        const edit = (name: string) => card(page, name).getByRole('link', { name: 'Edit Product' })
        return {
          add: await page.getByRole('link', { name: 'Add Product' }).count(),
          grey: await edit('Felt slippers, grey').count(),
          brown: await edit('Felt slippers, brown').count(),
        }
      }
      expect(await seen()).toEqual({ add: 0, grey: 0, brown: 0 })
      await beSignedIn(page, loginOf('customer'))
      expect(await seen()).toEqual({ add: 0, grey: 0, brown: 0 })
      await beSignedIn(page, loginOf('admin'))
      expect(await seen()).toEqual({ add: 0, grey: 1, brown: 1 })
      await beSignedIn(page, mine)
      expect(await seen()).toEqual({ add: 1, grey: 1, brown: 0 })
      expect(await page.getByRole('link', { name: 'Add Product' }).getAttribute('href')).toBe('/supplier/products/new')
      expect(await page.getByRole('link', { name: 'Edit Product' }).getAttribute('href')).toBe(
        `/supplier/products/edit/${own.id}`,
      )
      expect(await card(page, 'Felt slippers, grey').getByText('Order It').count()).toBe(0)
    },
  )

  journey(
    'a product in any other state is on no public page [PROD-19]',
    { statuses: [404] },
    async ({ page, open }) => {
      const maker = await supplier('Hacılar Bakır')
      const states = ['listed', 'draft', 'in_review', 'changes_requested', 'rejected', 'paused', 'archived'] as const
      const products: ListedProduct[] = []
      for (const status of states)
        products.push(await list({ supplier: maker, status, english: `Copper kettle ${status}` }))
      for (const path of ['/products?q=copper+kettle', `/supplier/${maker.companyId}`]) {
        await open(path)
        expect(await ids(page)).toEqual([products[0]?.id])
      }
      for (const [place, { id }] of products.entries())
        expect((await open(`/products/${id}`)).status()).toBe(place === 0 ? 200 : 404)
    },
  )

  journey(
    'a loading state stands there while other products are fetched [PROD-07]',
    {},
    async ({ page, open, awake }) => {
      await open('/products')
      await awake()
      const answer = await holdResponses(page, /products\.data/)
      await buttons(page).filter({ hasText: 'Home Decoration' }).click()
      await page.getByRole('status').filter({ hasText: 'Loading…' }).waitFor()
      answer()
      await page.waitForURL('/products?category=home')
      await page.locator('main li h2').first().waitFor()
      expect(await page.getByRole('status').filter({ hasText: 'Loading…' }).count()).toBe(0)
    },
  )

  journey(
    "products that can't be read later: what is shown stays, and a toast says so [ERR-08]",
    { statuses: [503] },
    async ({ page, open, awake }) => {
      await open('/products')
      await awake()
      const before = await ids(page)
      await page.route(/products\.data/, (route) =>
        route.fulfill({ status: 503, contentType: 'text/plain', body: 'away' }),
      )
      await buttons(page).filter({ hasText: 'Home Decoration' }).click()
      const alert = page.getByRole('alert')
      await alert.waitFor()
      expect(await alert.locator('p').allInnerTexts()).toEqual([
        expect.stringMatching(/^Error\s+Failed to load products$/),
      ])
      expect(await ids(page)).toEqual(before)
    },
  )

  journey('the page may be cached for visitors and has nothing personal', {}, async ({ page }) => {
    const caching = async (path: string) => (await page.request.get(path)).headers()['cache-control']
    const path = '/products?category=home'
    expect(await caching(path)).toContain('s-maxage')
    expect(await caching('/products.data?category=home')).toContain('s-maxage')
    await beSignedIn(page, loginOf('supplier'))
    expect(await caching(path)).toBe('private, no-cache')
  })
})
