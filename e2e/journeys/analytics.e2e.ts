import { buffer } from 'node:stream/consumers'
import { givenFeedback } from '@ticarum/server/testing/given-feedback'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { phone } from '../browser/circumstances.ts'
import { journey } from '../browser/journey.ts'
import { whileBroken } from '../browser/while-broken.ts'
import { given, owner } from '../forms/world.ts'

const DAY = 24 * 3600 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY)

const cards = async (page: Page) => {
  const texts = await page.getByRole('region', { name: 'In this period' }).locator('h2, h2 + p').allTextContents()
  return Object.fromEntries(texts.flatMap((text, n) => (n % 2 ? [] : [[text, texts[n + 1]]])))
}

async function newSupplier(page: Page) {
  const person = await given.supplier()
  await beSignedIn(page, person)
  return { ...person, companyId: person.companyId ?? '' }
}

/** The table that a download holds, line by line. */
async function downloaded(page: Page, name: string): Promise<string[]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: `Download ${name}` }).click(),
  ])
  return (await buffer(await file.createReadStream())).toString().trimEnd().split('\r\n')
}

describe("a supplier's analytics", () => {
  journey(
    'a new supplier finds it in the menu, with four zeros and empty charts [NAV-11] [SANA-01] [SANA-02]',
    {},
    async ({ page, open, awake }) => {
      const { email } = await newSupplier(page)
      await open('/')
      await awake()
      await page.locator('summary', { hasText: email }).click()
      const menu = page.locator('details[open]')
      for (const [name, path] of Object.entries({
        Dashboard: '/supplier/dashboard',
        'My Products': '/supplier/products',
        Orders: '/supplier/orders',
        Analytics: '/supplier/analytics',
      }))
        expect(await menu.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(path)
      await menu.getByRole('link', { name: 'Analytics', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'Analytics' }).waitFor()
      expect(await cards(page)).toEqual({
        Revenue: '$0.00',
        Orders: '0',
        Customers: '0',
        'Average order value': '$0.00',
      })
      expect(await page.getByRole('main').getByRole('img').count()).toBe(0)
      expect(await page.getByText('No orders in this period').count()).toBe(4)
    },
  )

  journey(
    "cards and charts show the supplier's own orders, without cancelled ones, by period and step [SANA-03]",
    {},
    async ({ page, open, awake }) => {
      const { companyId: supplierId } = await newSupplier(page)
      const product = await given.product({ supplierId })
      const customer = await given.customer()
      await given.order({ product, customer, quantity: 4, createdAt: daysAgo(2) })
      await given.order({ product, quantity: 8, createdAt: daysAgo(20) })
      await given.order({ product, customer, quantity: 40, createdAt: daysAgo(45) })
      await given.order({ product, quantity: 99, status: 'cancelled', createdAt: daysAgo(1) })
      await given.order({ quantity: 77, createdAt: daysAgo(1) }) // of another supplier
      await open('/supplier/analytics')
      await awake()
      expect(await page.getByText('Orders placed, not payments.').count()).toBe(1)
      expect(await cards(page)).toEqual({
        Revenue: '$150.00',
        Orders: '2',
        Customers: '2',
        'Average order value': '$75.00',
      })
      expect(await page.getByText('$500.00 in the period before').count()).toBe(2)
      expect(
        await page.getByRole('img', { name: /^Revenue by day, .+ with the period before as a line$/ }).count(),
      ).toBe(1)

      await page.getByRole('link', { name: '7 days' }).click()
      await page.getByText('$50.00', { exact: true }).first().waitFor()
      expect(await cards(page)).toMatchObject({ Revenue: '$50.00', Orders: '1', Customers: '2' })
      await page.getByRole('link', { name: '90 days' }).click()
      await page.getByRole('heading', { name: 'Revenue by week' }).waitFor()
      expect(await cards(page)).toMatchObject({ Revenue: '$650.00', Orders: '3', Customers: '2' })

      await page.getByText('Show as a table').click()
      const table = page.getByRole('table', { name: 'Revenue by week' })
      expect((await table.locator('tbody td:nth-child(3)').allTextContents()).filter((sum) => sum !== '$0.00')).toEqual(
        ['$500.00', '$100.00', '$50.00'],
      )
      expect(await page.getByRole('table', { name: 'Where it goes' }).locator('tbody').textContent()).toMatch(
        /^Mogadishu3\$650\.00$/,
      )
      expect(await page.getByText('3 orders, 100% of revenue').count()).toBe(1)
    },
  )

  journey('each table is a file in the language of its reader', {}, async ({ page, open, awake }) => {
    const { companyId: supplierId } = await newSupplier(page)
    await given.order({ supplierId, quantity: 3, createdAt: daysAgo(1) })
    await open('/supplier/analytics?period=7')
    await awake()
    expect(await downloaded(page, 'Where it goes')).toEqual([
      '\uFEFF"City","Orders","Revenue (USD)"',
      '"Mogadishu","1","37.50"',
    ])
    expect(await downloaded(page, 'Products that sold')).toEqual([
      '\uFEFF"Product","Orders","Revenue (USD)"',
      '"Cotton shirt","1","37.50"',
    ])
    expect(await downloaded(page, 'Revenue by day')).toHaveLength(8)
    const turkish = await page.request.get('/analytics/file?period=7&table=categories&lang=tr')
    expect((await turkish.text()).trimEnd().split('\r\n')).toEqual([
      '\uFEFF"Kategori";"Sipariş";"Ciro (USD)"',
      expect.stringMatching(/;"1";"37,50"$/),
    ])
    expect((await page.request.get('/analytics/file?table=others')).status()).toBe(404)
  })

  journey(
    'without scripts periods are links, own days a form, and a wrong choice says why',
    { scripts: false, viewport: phone },
    async ({ page, open }) => {
      const { companyId: supplierId } = await newSupplier(page)
      await given.order({ supplierId, quantity: 4, createdAt: new Date('2026-03-10T22:30:00Z') })
      await open('/supplier/analytics')
      await page.getByRole('link', { name: '12 months' }).click()
      expect(await page.getByRole('heading', { name: 'Revenue by month' }).count()).toBe(1)
      await page.getByText('Choose your own days').click()
      await page.getByLabel('From', { exact: true }).fill('2026-03-11')
      await page.getByLabel('To', { exact: true }).fill('2026-03-12')
      await page.getByRole('button', { name: 'Show' }).click()
      expect(await cards(page)).toMatchObject({ Revenue: '$50.00', Orders: '1' }) // 1:30 in GMT+3
      await page.getByLabel('From', { exact: true }).fill('2026-03-14')
      await page.getByRole('button', { name: 'Show' }).click()
      expect(await page.getByText('Choose two days in order, at most three years apart').count()).toBe(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    },
  )

  journey('says that it failed to load [ERR-55]', { statuses: [500] }, async ({ page, open }) => {
    const { companyId } = await newSupplier(page)
    await given.order({ supplierId: companyId })
    await owner.query('select fx.roll_up_order_counts(100000)')
    await whileBroken({ actor: companyId, command: 'select', table: 'sales_figures' }, async () => {
      expect((await open('/supplier/analytics')).status()).toBe(500)
      const alert = page.getByRole('main').getByRole('alert')
      expect(await alert.textContent()).toContain('ErrorFailed to load analytics data')
    })
  })
})

describe("the platform's analytics", () => {
  journey(
    'an admin opens Product Analytics: all suppliers together, users and products, money to 2 decimals, ' +
      'the mean of all ratings to 1 [AANA-01] [AANA-02] [AANA-03]',
    {},
    async ({ page, open, awake }) => {
      await beSignedIn(page, await given.admin())
      const createdAt = new Date('2021-05-04T09:00:00Z')
      for (const quantity of [1, 2]) await given.order({ quantity, createdAt })
      await given.order({ quantity: 50, createdAt, status: 'cancelled' })
      for (const rating of [5, 4, 4]) await givenFeedback({ owner }, await given.customer(), { rating })
      await open('/admin/dashboard')
      await awake()
      await page.getByRole('main').getByRole('link', { name: 'Product Analytics' }).click()
      await page.getByRole('heading', { level: 1, name: 'Product Analytics' }).waitFor()
      await open('/admin/analytics?from=2021-05-04&to=2021-05-04')
      expect(await cards(page)).toMatchObject({ Revenue: '$37.50', Orders: '2', 'Average order value': '$18.75' })
      const platform = page.locator('section', { has: page.getByRole('heading', { name: 'The platform now' }) })
      const { rows } = await owner.query<{ users: string }>('select count(*)::text as users from user_roles')
      expect(await platform.locator('dd').first().textContent()).toMatch(
        new RegExp(`^${rows[0]?.users}: \\d+ customers`),
      )
      const { rows: listed } = await owner.query<{ products: string }>('select products::text from site_figures')
      expect(await platform.locator('dd').nth(1).textContent()).toBe(listed[0]?.products)
      const { rows: ratings } = await owner.query<{ mean: string }>(
        'select round(avg(rating), 1)::text as mean from feedback',
      )
      expect(await platform.locator('dd').last().textContent()).toBe(ratings[0]?.mean)
    },
  )
})

journey(
  'a look at a product is reported once in a visit, and shown to its supplier',
  {},
  async ({ page, open, awake }) => {
    const supplier = await given.supplier()
    const { id } = await given.product({ supplierId: supplier.companyId ?? '' })
    const reported: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/v1/views')) reported.push(request.postData() ?? '')
    })
    for (let visit = 0; visit < 2; visit++) {
      await open(`/products/${id}`)
      await awake()
    }
    expect(reported.map((sent) => JSON.parse(sent))).toEqual([{ viewId: expect.any(String), productId: id }])
    await expect
      .poll(
        async () =>
          (await owner.query('select from activity_deltas where supplier_id = $1', [supplier.companyId])).rowCount,
      )
      .toBe(1)
    await beSignedIn(page, supplier)
    await open('/supplier/analytics?period=7')
    const funnel = page.locator('section', { has: page.getByRole('heading', { name: 'From view to order' }) })
    expect(await funnel.locator('b').allTextContents()).toEqual(['1', '0', '0'])
    expect(await funnel.textContent()).toContain('once for each product and visit')
  },
)
