import { productStatuses } from '@ticarum/contract/values/products'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { phone } from '../browser/circumstances.ts'
import { journey } from '../browser/journey.ts'
import { whileBroken } from '../browser/while-broken.ts'
import { given, owner } from '../forms/world.ts'

const LIST = '/supplier/products'

const rows = (page: Page) => page.locator('main tbody tr')
const namesOf = (page: Page) => rows(page).locator('h2').allTextContents()
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name })
const statusOf = async (id: string) =>
  (await owner.query('select status from products where id = $1', [id])).rows[0]?.status

async function supplierOf(page: Page) {
  const person = await given.supplier()
  await beSignedIn(page, person)
  return person.companyId ?? ''
}

describe('My Products', () => {
  for (const scripts of [true, false]) {
    journey(
      `shows the supplier's own products, found by name in any spelling and by category, ` +
        `${scripts ? 'with' : 'without'} scripts [SPROD-01] [SPROD-02] [SPROD-03]`,
      { scripts },
      async ({ page, open, awake }) => {
        const supplierId = await supplierOf(page)
        const other = await given.supplier()
        await given.product({ supplierId, name: 'Gömlek', category: 'fashion' })
        await given.product({ supplierId, name: 'Havlu', category: 'textiles', articleCode: 'HV-7' })
        await given.product({ supplierId: other.companyId ?? '', name: 'Yabancı gömlek' })
        await open(LIST)
        if (scripts) await awake()
        expect(await namesOf(page)).toEqual(['Havlu', 'Gömlek'])
        const offered = await page.getByRole('combobox', { name: 'Category' }).locator('option').allTextContents()
        expect(offered).toEqual([
          'All categories',
          ...['Food & Beverages', 'Textiles', 'Electronics', 'Construction Materials'],
          ...['Home & Garden', 'Fashion & Shoes', 'Health & Beauty', 'Other', 'Medical Supplies'],
        ])
        await page.getByLabel('Search your products').fill('GOMLEK')
        await page.getByLabel('Search your products').press('Enter')
        await page.waitForURL(/q=GOMLEK/)
        await expect.poll(() => namesOf(page)).toEqual(['Gömlek'])
        await page.getByLabel('Search your products').fill('')
        await page.getByRole('combobox', { name: 'Category' }).selectOption('textiles')
        if (!scripts) await page.getByRole('button', { name: 'Search' }).click()
        await page.waitForURL(/category=textiles/)
        await expect.poll(() => namesOf(page)).toEqual(['Havlu'])
        await open(`${LIST}?q=HV-7&category=food`)
        await page.getByText('No product of yours matches this').waitFor()
        await page.getByRole('link', { name: 'Show all products' }).click()
        await expect.poll(() => namesOf(page)).toEqual(['Havlu', 'Gömlek'])
      },
    )

    journey(
      `asks before it deletes; Cancel keeps the product, confirming deletes it, ` +
        `${scripts ? 'with' : 'without'} scripts [SPROD-07] [SPROD-08] [SPROD-09] [ERR-15]`,
      { scripts },
      async ({ page, open, awake }) => {
        const supplierId = await supplierOf(page)
        const { id } = await given.product({ supplierId, name: 'Havlu', category: 'textiles' })
        const kept = await given.product({ supplierId, name: 'Peştamal', category: 'textiles' })
        await open(`${LIST}?category=textiles`)
        if (scripts) await awake()
        const dialog = page.getByRole('dialog', { name: 'Delete this product?' })
        await page.getByRole('link', { name: 'Delete: Havlu' }).click()
        await dialog.waitFor()
        expect(new URL(page.url()).searchParams.get('delete')).toBe(id)
        expect(await statusOf(id)).toBe('listed')
        await dialog.getByRole('link', { name: 'Cancel' }).click()
        await dialog.waitFor({ state: 'detached' })
        expect(new URL(page.url()).search).toBe('?category=textiles')
        expect(await statusOf(id)).toBe('listed')

        await page.getByRole('link', { name: 'Delete: Havlu' }).click()
        await dialog.getByRole('button', { name: 'Delete product' }).click()
        const notice = page.getByRole('status').filter({ hasText: 'Success' })
        await notice.getByText('Product deleted successfully').waitFor()
        expect(await dialog.count()).toBe(0)
        expect(await namesOf(page)).toEqual(['Peştamal'])
        expect(new URL(page.url()).searchParams.get('category')).toBe('textiles')
        expect(await statusOf(id)).toBeUndefined()
        expect(await statusOf(kept.id)).toBe('listed')
      },
    )

    journey(
      `price and stock are edited in the row, with its field errors, ${scripts ? 'by keyboard' : 'without scripts'}`,
      { scripts, statuses: [422] },
      async ({ page, open, awake }) => {
        const supplierId = await supplierOf(page)
        const { id } = await given.product({ supplierId, name: 'Havlu' })
        await open(LIST)
        if (scripts) await awake()
        const row = rowOf(page, 'Havlu')
        await row.getByText('Change price and stock').focus()
        await page.keyboard.press('Enter')
        const reads: string[] = []
        page.on('request', (request) => {
          const path = new URL(request.url()).pathname
          if (request.method() === 'GET' && path.endsWith('.data')) reads.push(path)
        })
        await row.getByLabel('Price (USD)').fill('1234.505')
        await page.keyboard.press('Enter')
        await row.getByText('Price must be a number with at most 2 decimals').waitFor()
        await row.locator('button[value=quick]:not([aria-disabled=true])').waitFor()
        expect(reads, 'a form with errors loads nothing anew').toEqual([])
        await row.getByLabel('Price (USD)').fill('13.5')
        await row.getByLabel('Stock', { exact: true }).fill('90')
        await page.keyboard.press('Enter')
        await page.getByRole('status').getByText('Product Updated!').waitFor()
        await expect.poll(() => row.textContent()).toMatch(/\$13\.50.*Stock\s*90/)
        const { rows: listed } = await owner.query('select price_cents, stock from listings where product_id = $1', [
          id,
        ])
        expect(listed).toEqual([{ price_cents: 1350n, stock: 90 }])
      },
    )
  }

  journey('an empty list offers the first product [SPROD-10]', {}, async ({ page, open, awake }) => {
    await supplierOf(page)
    await open(LIST)
    await awake()
    await page.getByRole('link', { name: 'Add Your First Product' }).click()
    await page.waitForURL('/supplier/products/new')
  })

  journey(
    'a listed product is Active, others show their own state and why [SPROD-04] [SPROD-05] [SPROD-06]',
    {},
    async ({ page, open, awake }) => {
      const supplierId = await supplierOf(page)
      const ids = new Map<string, string>()
      for (const status of productStatuses)
        ids.set(status, (await given.product({ supplierId, status, name: `Havlu ${status}` })).id)
      await open(LIST)
      await awake()
      const states = {
        draft: 'Draft',
        in_review: 'In review',
        listed: 'Active',
        changes_requested: 'Changes requested',
        rejected: 'Rejected',
        paused: 'Paused',
      }
      for (const [status, shown] of Object.entries(states)) {
        const row = rowOf(page, `Havlu ${status}`)
        expect(await row.locator('h2 + span').textContent(), status).toBe(shown)
        expect(await row.getByText('The picture is blurred.').count(), status).toBe(
          status === 'rejected' || status === 'changes_requested' ? 1 : 0,
        )
        const hrefs = await row
          .getByRole('link', { name: /^(View|Edit|Delete):/ })
          .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
        expect(hrefs).toEqual([
          '/products',
          `/supplier/products/edit/${ids.get(status)}`,
          `/supplier/products?delete=${ids.get(status)}`,
        ])
      }
      expect(await rowOf(page, 'Havlu archived').count()).toBe(0)
      await page.getByRole('combobox', { name: 'Status' }).selectOption('archived')
      await rowOf(page, 'Havlu archived').waitFor()
      expect(await rows(page).count()).toBe(1)
    },
  )

  journey('is paused, shown again, sent to review and duplicated from its row', {}, async ({ page, open, awake }) => {
    const supplierId = await supplierOf(page)
    const { id } = await given.product({ supplierId, name: 'Havlu' })
    const draft = await given.product({ supplierId, name: 'Peştamal', status: 'draft' })
    await open(LIST)
    await awake()
    const act = async (name: string, label: string, says: string) => {
      await rowOf(page, name)
        .locator('summary', { hasText: `More for ${name}` })
        .click()
      await rowOf(page, name).getByRole('button', { name: label }).click()
      await page.getByRole('status').getByText(says).waitFor()
    }
    await act('Havlu', 'Pause', 'Product Paused')
    expect(await statusOf(id)).toBe('paused')
    await act('Havlu', 'Show again', 'Product Shown Again')
    expect(await statusOf(id)).toBe('listed')
    await act('Peştamal', 'Send to review', 'Sent to Review')
    expect(await statusOf(draft.id)).toBe('in_review')
    await act('Havlu', 'Duplicate', 'Product Duplicated')
    await page.waitForURL(/\/supplier\/products\/edit\//)
    expect(page.url()).not.toContain(id)
    expect(await page.getByLabel('Product name', { exact: true }).inputValue()).toBe('Havlu')
    expect(await page.locator('main').getByText('Draft', { exact: true }).count()).toBe(1)
  })

  journey('old prices are confirmed by one click', {}, async ({ page, open, awake }) => {
    const supplierId = await supplierOf(page)
    const { id } = await given.product({ supplierId })
    await owner.query("update products set price_confirmed_at = now() - interval '31 days' where id = $1", [id])
    await open(LIST)
    await awake()
    await page.getByRole('heading', { name: 'Does 1 price still hold?' }).waitFor()
    await page.getByRole('button', { name: 'Confirm all prices' }).click()
    await page.getByRole('status').getByText('Prices Confirmed').waitFor()
    expect(await page.getByRole('button', { name: 'Confirm all prices' }).count()).toBe(0)
    expect(
      (await owner.query("select from products where id = $1 and price_confirmed_at > now() - interval '1 hour'", [id]))
        .rowCount,
    ).toBe(1)
  })

  for (const scripts of [true, false]) {
    journey(
      `more are loaded, ${scripts ? 'below the first' : 'on a page of their own'}`,
      { scripts, viewport: phone },
      async ({ page, open, awake }) => {
        const supplierId = await supplierOf(page)
        for (let number = 1; number <= 25; number++)
          await given.product({ supplierId, name: `Havlu ${number}`, status: 'draft' })
        await open(`${LIST}?status=draft`)
        if (scripts) await awake()
        expect(await rows(page).count()).toBe(24)
        await page.getByRole('link', { name: 'Load more' }).click()
        await rowOf(page, 'Havlu 1').last().waitFor()
        await expect.poll(() => rows(page).count()).toBe(scripts ? 25 : 1)
        expect(await page.getByRole('link', { name: 'Load more' }).count()).toBe(0)
        expect(new URL(page.url()).searchParams.get('status')).toBe('draft')
      },
    )
  }

  journey('a spinner is shown while the list is loading [SPROD-11]', {}, async ({ page, open, awake }) => {
    const supplierId = await supplierOf(page)
    await given.product({ supplierId, name: 'Havlu', category: 'textiles' })
    await open(LIST)
    await awake()
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/products\.data/, async (route) => {
      await asked
      await route.continue()
    })
    await page.getByRole('combobox', { name: 'Category' }).selectOption('textiles')
    await page.locator('main').getByRole('status').getByText('Loading…').waitFor()
    expect(await rows(page).first().isVisible()).toBe(false)
    answer()
    await expect.poll(() => rows(page).first().isVisible()).toBe(true)
    expect(await page.locator('main').getByRole('status').count()).toBe(0)
  })

  journey('says in its place that the list could not be read [ERR-08]', { statuses: [500] }, async ({ page, open }) => {
    const companyId = await supplierOf(page)
    await given.product({ supplierId: companyId, name: 'Havlu' })
    await whileBroken({ actor: companyId, command: 'select', table: 'products' }, async () => {
      expect((await open(LIST)).status()).toBe(500)
      expect(await page.getByRole('alert').locator('p').allTextContents()).toEqual(['ErrorFailed to load products'])
    })
    await page.getByRole('link', { name: 'Try again' }).click()
    await rowOf(page, 'Havlu').waitFor()
  })

  journey(
    'says so when a product could not be deleted [ERR-12]',
    { statuses: [500] },
    async ({ page, open, awake }) => {
      const companyId = await supplierOf(page)
      const { id } = await given.product({ supplierId: companyId, name: 'Havlu' })
      await open(`${LIST}?delete=${id}`)
      await awake()
      await whileBroken({ actor: companyId, command: 'delete', table: 'products' }, async () => {
        await page.getByRole('dialog').getByRole('button', { name: 'Delete product' }).click()
        const alert = page.getByRole('alert')
        await alert.getByText('Failed to delete product').waitFor()
        expect(await alert.getByRole('heading').textContent()).toBe('Error')
      })
      expect(await statusOf(id)).toBe('listed')
    },
  )

  journey(
    'after a bulk change nothing is ticked, also where it was done in part',
    {},
    async ({ page, open, awake }) => {
      const supplierId = await supplierOf(page)
      const { id } = await given.product({ supplierId, name: 'Havlu' })
      await given.product({ supplierId, name: 'Taslak', status: 'draft' })
      await open(LIST)
      await awake()
      const boxes = page.locator('main tbody input[type=checkbox]')
      const pause = async () => {
        await page.locator('select[name=kind]').selectOption('pause')
        await page.locator('button[value=bulk]').click()
      }
      for (const box of await boxes.all()) await box.check()
      await pause()
      await page.getByText('Taslak is in a state in which this is not possible').waitFor()
      expect(await statusOf(id)).toBe('paused')
      await expect.poll(() => page.locator('main tbody input:checked').count()).toBe(0)
    },
  )

  journey('an e-mail leads to the products that were accepted together', {}, async ({ page, open }) => {
    const supplierId = await supplierOf(page)
    const [at, after] = ['2026-03-01T08:00:00.000Z', '2026-03-01T08:00:02.000Z']
    const { id } = await given.product({ supplierId, name: 'Havlu' })
    await given.product({ supplierId, name: 'Gömlek' })
    await owner.query('update products set listed_at = $2 where id = $1', [id, at])
    await open(`${LIST}?accepted=${encodeURIComponent(`${at}~${after}`)}`)
    await page.getByText('Accepted on 1 Mar 2026, 11:00, now seen by buyers').waitFor()
    expect(await namesOf(page)).toEqual(['Havlu'])
    await page.getByRole('link', { name: 'Show all products' }).click()
    await expect.poll(() => namesOf(page)).toEqual(['Gömlek', 'Havlu'])
  })
})
