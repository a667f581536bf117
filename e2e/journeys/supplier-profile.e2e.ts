import { randomUUID } from 'node:crypto'
import { areaPages } from '@ticarum/contract/values/area-pages'
import { describe, expect } from 'vitest'
import { newEmail } from '../browser/accounts.ts'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { openGiven } from '../browser/given.ts'
import { journey } from '../browser/journey.ts'
import { openListings } from '../browser/list-product.ts'
import { loginOf } from '../browser/sign-in.ts'
import { system } from '../browser/system.ts'

const { owner, list, supplier } = openListings()
const given = openGiven()

/** Required settings beside the address. */
const settings = {
  fullName: 'Ayşe Usta',
  companyName: 'Usta Seramik',
  phone: '+90 352 000 00 00',
  address: 'Organize Sanayi 12, Melikgazi',
  city: 'Kayseri',
  country: 'Turkey',
}

describe('the profile of a supplier', () => {
  journey(
    'shows who it is, and exactly its own listed products with their number [SUPP-01, SUPP-03]',
    {},
    async ({ page, open }) => {
      const maker = await supplier('Mimarsinan Seramik', { verified: true })
      const identity = `business_email = 'satis@mimarsinan.example', legal_name = 'Mimarsinan Seramik A.Ş.',
          registry_number = '12345', description = 'Tiles since 1994.'`
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
      await page.getByRole('link', { name: 'Back to products' }).click()
      await page.waitForURL('/products')
    },
  )

  journey(
    "shows the account's own address, another one if the supplier chose it, and none when it is hidden [SUPP-02]",
    {},
    async ({ page, open }) => {
      const maker = { email: newEmail('usta'), password: 'correct horse' }
      const headers = { 'idempotency-key': randomUUID(), origin: system.site }
      const account = { ...maker, fullName: 'Ayşe Usta', role: 'supplier' }
      expect((await page.request.post('/api/v1/accounts', { data: account, headers })).ok()).toBe(true)
      const { rows } = await owner.query<{ id: string }>(
        'select company_id as id from people join accounts using (id) where email = $1',
        [maker.email],
      )
      const id = rows[0]?.id ?? ''
      await given.product({ supplierId: id })
      await beSignedIn(page, maker)
      const shown = async () => {
        await open(`/supplier/${id}`)
        expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Usta Seramik')
        const links = await page.locator('main a[href^="mailto:"]').allTextContents()
        const [text = ''] = await page.locator('main').allInnerTexts()
        expect(text.match(/@/g)?.length ?? 0).toBe(links.length)
        return links[0] ?? null
      }
      await owner.query("update suppliers set name = 'Usta Seramik' where id = $1", [id])
      expect(await shown()).toBe(maker.email)
      for (const [choice, address] of [
        ['Another one', 'satis@usta.example'],
        ['None', null],
        ['The one of my account', maker.email],
      ] as const) {
        await open('/supplier/settings')
        for (const [name, value] of Object.entries(settings)) await page.locator(`[name=${name}]`).fill(value)
        await page.getByRole('radio', { name: choice }).check()
        await page.locator('[name=businessEmail]').fill(address ?? '')
        await page.getByRole('button', { name: 'Save settings' }).click()
        await page.getByRole('status').getByText('Settings Saved!').waitFor()
        expect(await shown()).toBe(address)
      }
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

  journey(
    "a supplier's own pages are never taken for a profile, built or not [NAV-05]",
    { statuses: [404] },
    async ({ page, open }) => {
      const paths = areaPages.supplier.filter((path) => !path.includes('{id}'))
      for (const path of paths) {
        await open(path)
        expect(new URL(page.url()).pathname, path).toBe('/auth')
      }
      await beSignedIn(page, loginOf('supplier'))
      for (const path of [...paths, '/supplier/team']) {
        const status = (await open(path)).status()
        const title = await page.getByRole('heading', { level: 1 }).textContent()
        expect([path, status, title === 'Oops! Page not found'], path).toEqual([path, status, status === 404])
        expect(await page.locator('main').textContent(), path).not.toContain('Supplier Not Found')
        await page.getByRole('navigation', { name: 'Your area' }).waitFor()
      }
    },
  )
})
