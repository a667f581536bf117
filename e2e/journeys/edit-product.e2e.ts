import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { journey } from '../browser/journey.ts'
import { pictureFile, shots, uploaded } from '../browser/product-form.ts'
import { whileBroken } from '../browser/while-broken.ts'
import { given, owner } from '../forms/world.ts'

const LIST = '/supplier/products'

const pathOf = (id: string) => `/supplier/products/edit/${id}`
const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })

async function productOf(page: Page, more: Partial<Parameters<typeof given.product>[0]> = {}) {
  const supplier = await given.supplier()
  await beSignedIn(page, supplier)
  return given.product({
    supplierId: supplier.companyId ?? '',
    name: 'Pamuklu havlu',
    category: 'textiles',
    articleCode: 'HV-1',
    ...more,
  })
}

describe('Edit Product', () => {
  journey(
    'opens with what is stored, and with an origin in place of country and city [SPROD-30] [SPROD-31]',
    {},
    async ({ page, open, awake }) => {
      const { id } = await productOf(page)
      await open(pathOf(id))
      await awake()
      const stored = {
        name: 'Pamuklu havlu',
        description: 'Toptan satış için, on iki renk.',
        category: 'textiles',
        price: '12.50',
        stock: '100',
        origin: 'Kayseri, Turkey',
        language: 'tr',
      }
      for (const [name, value] of Object.entries(stored)) expect(await field(page, name).inputValue(), name).toBe(value)
      expect(await field(page, 'articleCode').inputValue()).toBe('HV-1')
      expect(await field(page, 'translations.en.name').inputValue()).toBe('Cotton shirt')
      expect(await shots(page).count()).toBe(1)
      expect(await page.getByLabel('Origin').count()).toBe(1)
      expect(await page.locator('[name=country], [name=city]').count()).toBe(0)
    },
  )

  for (const scripts of [true, false]) {
    journey(
      `has the rules of Add Product, ${scripts ? 'with' : 'without'} scripts [SPROD-32] [SPROD-33]`,
      { scripts, statuses: [422] },
      async ({ page, open, awake }) => {
        const { id } = await productOf(page)
        await open(pathOf(id))
        if (scripts) await awake()
        await field(page, 'name').fill('Ab')
        await field(page, 'origin').fill('K')
        await field(page, 'description').fill('short')
        for (const name of ['price', 'stock']) await field(page, name).fill('')
        await field(page, 'category').selectOption('')
        await save(page).click()
        const alert = page.getByRole('alert')
        await alert.getByRole('heading', { name: 'Please fix the highlighted fields' }).waitFor()
        expect(await alert.getByRole('link').allTextContents()).toEqual([
          'Product name must be at least 3 characters',
          'Please select a category',
          'Stock quantity is required',
          'Origin is required',
          'Description must be at least 10 characters',
          'Price is required',
        ])
      },
    )

    journey(
      `price and stock of a listed product change at once, the rest waits for review, ` +
        `${scripts ? 'with' : 'without'} scripts [SPROD-34] [ERR-14] [PERM-08]`,
      { scripts },
      async ({ page, open, awake }) => {
        const { id } = await productOf(page)
        await open(pathOf(id))
        if (scripts) await awake()
        await field(page, 'name').fill('Organik havlu')
        await field(page, 'price').fill('11.25')
        await field(page, 'stock').fill('70')
        await field(page, 'origin').fill('Denizli, Turkey')
        await page.setInputFiles('#files', [pictureFile('two.png')])
        if (scripts) await uploaded(page, 2)
        await save(page).click()
        await page.getByRole('status').getByText('Product Updated!').waitFor()
        await page.getByRole('status').getByText('Part of your change waits for review.').waitFor()
        await page.getByText('A change waits for review').waitFor()
        const { rows } = await owner.query(
          `select l.price_cents, l.stock, l.origin, jsonb_array_length(l.images) images, t.name
            from listings l join listing_texts t on t.product_id = l.product_id and t.language = $2
            where l.product_id = $1`,
          [id, 'tr'],
        )
        expect(rows).toEqual([
          { price_cents: 1125n, stock: 70, origin: 'Kayseri, Turkey', images: 1, name: 'Pamuklu havlu' },
        ])

        await open(pathOf(id))
        expect(await field(page, 'name').inputValue()).toBe('Organik havlu')
        expect(await field(page, 'stock').inputValue()).toBe('70')
        const state = page.getByRole('region', { name: 'Where this product stands' })
        expect(await state.locator('dt').allTextContents()).toEqual(['Product name', 'Origin', 'Pictures'])
        expect(await state.locator('dd').allTextContents()).toEqual(['Pamuklu havlu', 'Kayseri, Turkey', '1 picture'])
        expect(await shots(page).count()).toBe(2)
      },
    )
  }

  journey('country and city of a draft follow its origin [SPROD-34]', {}, async ({ page, open, awake }) => {
    const { id } = await productOf(page, { status: 'draft' })
    const placeOf = async () =>
      (await owner.query('select country, city, origin from products where id = $1', [id])).rows[0]
    for (const [origin, country, city] of [
      ['Denizli, Turkey', 'TR', 'Denizli'],
      ['Black Sea coast', '', ''],
    ] as const) {
      await open(pathOf(id))
      await awake()
      await field(page, 'origin').fill(origin)
      await page.getByRole('button', { name: 'Save draft' }).click()
      await page.getByRole('status').getByText('Product Updated!').waitFor()
      expect(await placeOf()).toEqual({ country, city, origin })
    }
  })

  journey('what was sent back shows why, and goes to review again', {}, async ({ page, open, awake }) => {
    const { id } = await productOf(page, { status: 'changes_requested' })
    await open(pathOf(id))
    await awake()
    await page.getByRole('heading', { name: 'What should be changed' }).waitFor()
    await page.getByText('The picture is blurred.').waitFor()
    await page.getByRole('button', { name: 'Send to review' }).click()
    await page.getByRole('status').getByText('Product Updated!').waitFor()
    expect((await owner.query('select status from products where id = $1', [id])).rows).toEqual([
      { status: 'in_review' },
    ])
  })

  for (const scripts of [true, false]) {
    journey(
      `somebody else's change is shown, and saved over only when asked again, ${scripts ? 'with' : 'without'} scripts`,
      { scripts, statuses: [409] },
      async ({ page, open, awake }) => {
        const { id } = await productOf(page, { status: 'draft' })
        await open(pathOf(id))
        if (scripts) await awake()
        await field(page, 'name').fill('Organik havlu')
        const other = await page.context().newPage()
        await other.goto(LIST)
        const row = other.locator('main tbody tr')
        await row.locator('summary', { hasText: 'Change price and stock' }).click()
        await row.getByLabel('Price (USD)').fill('9.75')
        await row.getByLabel('Stock', { exact: true }).fill('55')
        await row.locator('button[value=quick]').click()
        await other.getByRole('status').getByText('Product Updated!').waitFor()

        await page.getByRole('button', { name: 'Save draft' }).click()
        await page.getByRole('alert').getByText('Somebody changed this product while you had it open.').waitFor()
        const stored = page.getByRole('region', { name: 'Stored now' })
        expect(await stored.locator('div').allTextContents()).toEqual(['Product namePamuklu havlu', 'Price (USD)9.75'])
        expect(await field(page, 'name').inputValue()).toBe('Organik havlu')
        expect(await field(page, 'stock').inputValue()).toBe('55')
        await page.getByRole('button', { name: 'Save draft' }).click()
        await page.getByRole('status').getByText('Product Updated!').waitFor()
        const { rows } = await owner.query(
          `select p.price_cents, b.balance
            from products p join stock_balances b on b.product_id = p.id where p.id = $1`,
          [id],
        )
        expect(rows).toEqual([{ price_cents: 1250n, balance: 55 }])
      },
    )

    journey(
      `is deleted after asking, ${scripts ? 'by keyboard' : 'without scripts'} [SPROD-35] [ERR-16] [PERM-08]`,
      { scripts },
      async ({ page, open, awake }) => {
        const { id } = await productOf(page)
        await open(pathOf(id))
        if (scripts) await awake()
        await page.getByRole('link', { name: 'Delete' }).focus()
        await page.keyboard.press('Enter')
        const dialog = page.getByRole('dialog', { name: 'Delete this product?' })
        await dialog.waitFor()
        expect((await owner.query('select from products where id = $1', [id])).rowCount).toBe(1)
        await dialog.getByRole('button', { name: 'Delete product' }).press('Enter')
        await page.getByRole('status').getByText('Product Deleted').waitFor()
        expect(new URL(page.url()).pathname).toBe(LIST)
        expect((await owner.query('select from products where id = $1', [id])).rowCount).toBe(0)
      },
    )
  }

  journey(
    'an admin opens and saves any product, with immediate effect [PERM-29]',
    {},
    async ({ page, open, awake }) => {
      const { id } = await productOf(page)
      await page.context().clearCookies()
      await beSignedIn(page, await given.admin())
      await open(pathOf(id))
      await awake()
      await field(page, 'name').fill('Organik havlu')
      await save(page).click()
      await page.getByRole('status').getByText('Product Updated!').waitFor()
      expect(
        (await owner.query("select name from listing_texts where product_id = $1 and language = 'tr'", [id])).rows,
      ).toEqual([{ name: 'Organik havlu' }])
      // Once more from the same page, which now has the saved version.
      await field(page, 'name').fill('Pamuklu havlu')
      await save(page).click()
      await expect
        .poll(
          async () =>
            (await owner.query("select name from listing_texts where product_id = $1 and language = 'tr'", [id])).rows,
        )
        .toEqual([{ name: 'Pamuklu havlu' }])
    },
  )

  journey(
    "another supplier's product cannot be opened, saved or deleted [PERM-09]",
    { statuses: [404] },
    async ({ page, open }) => {
      const { id } = await productOf(page)
      const { key, version } = await (async () => {
        await open(pathOf(id))
        return {
          key: await field(page, 'key').first().inputValue(),
          version: await field(page, 'version').inputValue(),
        }
      })()
      await page.context().clearCookies()
      await beSignedIn(page, await given.supplier())
      expect((await open(pathOf(id))).status()).toBe(404)
      expect((await open('/supplier/products/edit/nothing')).status()).toBe(404)
      const origin = new URL(page.url()).origin
      const post = (form: Record<string, string>) =>
        page.request.post(pathOf(id), { form, headers: { origin }, maxRedirects: 0 })
      expect((await post({ intent: 'delete', key, id })).status()).toBe(404)
      const whole = {
        intent: 'draft',
        key,
        version,
        language: 'tr',
        name: 'Mine now',
        description: '',
        category: '',
        price: '1',
        stock: '1',
        stockSeen: '1',
        unit: 'piece',
        origin: '',
      }
      expect((await post(whole)).status()).toBe(404)
      expect(
        (await owner.query("select from product_texts where product_id = $1 and name = 'Pamuklu havlu'", [id]))
          .rowCount,
      ).toBe(1)
    },
  )

  journey('says so when it cannot be read [ERR-09]', { statuses: [500] }, async ({ page, open }) => {
    const { id, supplierId } = await productOf(page)
    await whileBroken({ actor: supplierId, command: 'select', table: 'products' }, async () => {
      expect((await open(pathOf(id))).status()).toBe(500)
      expect(await page.getByRole('alert').locator('p').allTextContents()).toEqual(['ErrorFailed to load product'])
    })
  })

  journey(
    'keeps what was typed when it could not be saved [ERR-11]',
    { statuses: [500] },
    async ({ page, open, awake }) => {
      const { id, supplierId } = await productOf(page, { status: 'draft' })
      await open(pathOf(id))
      await awake()
      await field(page, 'name').fill('Organik havlu')
      await whileBroken({ actor: supplierId, command: 'update', table: 'products' }, async () => {
        await page.getByRole('button', { name: 'Save draft' }).click()
        const alert = page.getByRole('alert')
        await alert.getByText('Failed to update product. Please try again.').waitFor()
        expect(await alert.getByRole('heading').textContent()).toBe('Error')
        expect(await field(page, 'name').inputValue()).toBe('Organik havlu')
      })
      await page.getByRole('button', { name: 'Save draft' }).click()
      await page.getByRole('status').getByText('Product Updated!').waitFor()
    },
  )
})
