import { categories } from '@ticarum/contract/values/products'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { journey } from '../browser/journey.ts'
import { fillProduct, pictureFile, uploaded, uploader } from '../browser/product-form.ts'
import { whileBroken } from '../browser/while-broken.ts'
import { given, owner } from '../forms/world.ts'

const NEW = '/supplier/products/new'
const LIST = '/supplier/products'

const storedOf = async (supplierId: string | null) =>
  (
    await owner.query(
      `select p.*, t.name, t.description, b.balance,
          (select count(*)::int from product_images i where i.product_id = p.id) images,
          exists (select from listings l where l.product_id = p.id) listed
        from products p join product_texts t on t.product_id = p.id and t.language = p.original_language
          join stock_balances b on b.product_id = p.id
        where p.supplier_id = $1`,
      [supplierId],
    )
  ).rows

const problemOf = (page: Page, field: string) => page.locator(`#${field}-problem`).textContent()
const optionsOf = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).locator('option').allTextContents()

const turkish = ['Istanbul', 'Ankara', 'Izmir', 'Bursa', 'Gaziantep', 'Kayseri', 'Denizli']
const somali = ['Mogadishu', 'Hargeisa', 'Bosaso', 'Kismayo', 'Berbera', 'Garowe']

const messages = {
  name: 'Product name must be at least 3 characters',
  category: 'Please select a category',
  stock: 'Stock quantity is required',
  country: 'Please select a country',
  city: 'Please select a city',
  description: 'Description must be at least 10 characters',
  price: 'Price is required',
}

describe('Add Product', () => {
  journey(
    'has its fields, with Turkey and its cities chosen, and leads back to the list ' +
      '[SPROD-12] [SPROD-13] [SPROD-21] [SPROD-22] [SPROD-25]',
    {},
    async ({ page, open, awake }) => {
      await beSignedIn(page, await given.supplier())
      await open(NEW)
      await awake()
      for (const label of [
        'Product name',
        'Category',
        'Country',
        'City',
        'Price (USD)',
        'Stock',
        'Description',
        'Made to order',
      ])
        expect(await page.getByLabel(label, { exact: label !== 'Made to order' }).count(), label).toBe(1)
      expect(await uploader(page).getByText('0/10 (minimum 1 required)').count()).toBe(1)
      // With scripts it takes a comma too, which a browser's own number input drops.
      const served = await (await page.request.get(NEW)).text()
      const rules = (name: string) => {
        const [input = ''] = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(served) ?? []
        return ['type', 'min', 'step'].map((rule) => new RegExp(` ${rule}="([^"]*)"`).exec(input)?.[1])
      }
      expect(rules('price')).toEqual(['number', '0', '0.01'])
      expect(rules('stock')[1]).toBe('0')
      expect(await page.getByLabel('Country').inputValue()).toBe('TR')
      expect((await optionsOf(page, 'City')).slice(1)).toEqual(turkish)
      const offered = await page
        .getByLabel('Category')
        .locator('option')
        .evaluateAll((all: HTMLOptionElement[]) => all.slice(1).map(({ value, text }) => `${value} ${text}`))
      expect(offered).toEqual([
        'food Food & Beverages',
        'textiles Textiles & Clothing',
        'electronics Electronics',
        'construction Construction Materials',
        'home Home & Garden',
        'fashion Fashion & Shoes',
        'beauty Health & Beauty',
        'other Other',
        'medical Medical Supplies',
      ])
      expect(offered).toHaveLength(categories.length)
      await page.locator('main').getByRole('link', { name: 'My Products' }).click()
      await page.waitForURL(LIST)
    },
  )

  for (const scripts of [true, false]) {
    journey(
      `names everything that is missing, ${scripts ? 'and an edit removes its problem' : 'without scripts'} ` +
        '[SPROD-14] [SPROD-15] [SPROD-16] [SPROD-17] [SPROD-18] [SPROD-19] [SPROD-20] [ERR-17]' +
        (scripts ? ' [SPROD-24]' : ''),
      { scripts, statuses: [422] },
      async ({ page, open, awake }) => {
        const supplier = await given.supplier()
        await beSignedIn(page, supplier)
        await open(NEW)
        if (scripts) await awake()
        await page.getByLabel('Product name', { exact: true }).fill('Ab')
        await page.getByLabel('Description', { exact: true }).fill('too short')
        await page.getByLabel('Country').selectOption('')
        await page.getByRole('button', { name: 'Add Product' }).click()
        const alert = page.getByRole('alert')
        await alert.getByRole('heading', { name: 'Images Required' }).waitFor()
        expect(await alert.getByRole('link').allTextContents()).toEqual([
          'Please upload at least one product image',
          ...Object.values(messages),
        ])
        for (const [field, message] of Object.entries(messages))
          expect(await problemOf(page, field), field).toBe(message)
        expect(await page.getByLabel('Product name', { exact: true }).inputValue()).toBe('Ab')
        expect(await storedOf(supplier.companyId)).toEqual([])
        if (!scripts) return
        await page.getByLabel('Product name', { exact: true }).pressSequentially('c')
        expect(await page.locator('#name-problem').count()).toBe(0)
        await page.getByLabel('Category').selectOption('food')
        expect(await page.locator('#category-problem').count()).toBe(0)
        expect(await page.locator('#price-problem').count()).toBe(1)
      },
    )

    journey(
      `another country clears the city and brings its own, ${scripts ? 'with' : 'without'} scripts [SPROD-23]`,
      { scripts },
      async ({ page, open, awake }) => {
        await beSignedIn(page, await given.supplier())
        await open(NEW)
        if (scripts) await awake()
        await page.getByLabel('Product name', { exact: true }).fill('Dates from Berbera')
        await page.getByLabel('City', { exact: true }).selectOption('Kayseri')
        await page.getByLabel('Country').selectOption('SO')
        if (!scripts) await page.getByRole('button', { name: 'Show the cities of this country' }).click()
        await expect.poll(async () => (await optionsOf(page, 'City')).slice(1)).toEqual(somali)
        expect(await page.getByLabel('City', { exact: true }).inputValue()).toBe('')
        expect(await page.getByLabel('Product name', { exact: true }).inputValue()).toBe('Dates from Berbera')
      },
    )

    journey(
      `a product goes to review with everything that was typed, ${scripts ? 'with' : 'without'} scripts ` +
        '[SPROD-26] [SPROD-27] [SPROD-28] [ERR-13] [PERM-07]',
      { scripts },
      async ({ page, open, awake }) => {
        const supplier = await given.supplier()
        await beSignedIn(page, supplier)
        await open(NEW)
        if (scripts) await awake()
        await page.setInputFiles('#files', [pictureFile('one.png'), pictureFile('two.png'), pictureFile('three.png')])
        if (scripts) await uploaded(page, 3)
        await fillProduct(page)
        await page.getByLabel('City', { exact: true }).selectOption('Denizli')
        await page.getByLabel('Made to order').check()
        await page.getByText('Packing and customs').click()
        await page.getByLabel('Article code').fill('AK-1')
        await page.getByRole('button', { name: 'Add Product' }).click()
        await page.getByRole('status').getByText('Product Added!').waitFor()
        expect(new URL(page.url()).pathname).toBe(LIST)
        const row = page.locator('main tbody tr').filter({ hasText: 'Hooded bathrobe' })
        expect(await row.textContent()).toContain('In review')
        expect(await storedOf(supplier.companyId)).toMatchObject([
          {
            supplier_id: supplier.companyId,
            name: 'Hooded bathrobe',
            description: 'Cotton terry, in six colours.',
            price_cents: 1250n,
            category: 'textiles',
            country: 'TR',
            city: 'Denizli',
            origin: 'Denizli, Turkey',
            images: 3,
            balance: 480,
            made_to_order: true,
            article_code: 'AK-1',
            status: 'in_review',
            listed: false,
          },
        ])
        await row.getByRole('link', { name: 'Edit' }).click()
        await page.waitForURL(/\/edit\//)
        // The list, whose rows have a stock too, is left once the form is there.
        const stock = page.getByLabel('Stock', { exact: true })
        await expect.poll(() => stock.count()).toBe(1)
        expect(await stock.inputValue()).toBe('480')
      },
    )
  }

  journey('works by keyboard alone; a draft needs no more than a name', {}, async ({ page, open, awake }) => {
    const supplier = await given.supplier()
    await beSignedIn(page, supplier)
    // Before the page opens: the browser needs a moment to pass file choosers on.
    page.on('filechooser', (chooser) => void chooser.setFiles([pictureFile('one.png')]))
    await open(NEW)
    await awake()
    await page.locator('#files').focus()
    await page.keyboard.press('Space')
    await uploaded(page, 1)
    await page.locator('#files').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.type('Hammam peshtemal')
    const draft = page.getByRole('button', { name: 'Save draft' })
    while (!(await draft.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText('It is kept as a draft.').waitFor()
    expect(await storedOf(supplier.companyId)).toMatchObject([{ name: 'Hammam peshtemal', status: 'draft', images: 1 }])
  })

  journey('a carton sets the volume of one unit', {}, async ({ page, open, awake }) => {
    const supplier = await given.supplier()
    await beSignedIn(page, supplier)
    await open(NEW)
    await awake()
    await page.getByLabel('Product name', { exact: true }).fill('Hammam peshtemal')
    await page.getByText('Packing and customs').click()
    const volume = page.getByLabel('Volume of one unit, packed (m³)')
    await volume.fill('0,009')
    for (const [label, typed] of [
      ['Carton length (cm)', '60'],
      ['Carton width (cm)', '40'],
      ['Carton height (cm)', '35'],
      ['Units in a carton', '11'],
    ] as const)
      await page.getByLabel(label).fill(typed)
    expect(await volume.inputValue()).toBe('0.007637')
    expect(await volume.isEditable()).toBe(false)
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByRole('status').getByText('It is kept as a draft.').waitFor()
    const [stored] = (
      await owner.query<{ details: object }>('select details from products where supplier_id = $1', [
        supplier.companyId,
      ])
    ).rows
    expect(stored?.details).toMatchObject({
      carton: { lengthCm: 60, widthCm: 40, heightCm: 35, units: 11 },
      volumeCm3: 7637,
    })
  })

  journey('Enter in a field adds the product, and removes no picture', {}, async ({ page, open, awake }) => {
    const supplier = await given.supplier()
    await beSignedIn(page, supplier)
    await open(NEW)
    await awake()
    await page.setInputFiles('#files', [pictureFile('one.png')])
    await uploaded(page, 1)
    await fillProduct(page)
    await page.getByLabel('City', { exact: true }).selectOption('Bursa')
    await page.getByLabel('Product name', { exact: true }).press('Enter')
    await page.getByRole('status').getByText('Product Added!').waitFor()
    expect(await storedOf(supplier.companyId)).toMatchObject([{ images: 1, status: 'in_review' }])
  })

  journey(
    'what was typed stays when it could not be stored [ERR-10]',
    { statuses: [500] },
    async ({ page, open, awake }) => {
      const supplier = await given.supplier()
      await beSignedIn(page, supplier)
      await open(NEW)
      await awake()
      await page.setInputFiles('#files', [pictureFile('one.png')])
      await uploaded(page, 1)
      await fillProduct(page)
      await page.getByLabel('City', { exact: true }).selectOption('Bursa')
      await whileBroken({ actor: supplier.companyId, command: 'insert', table: 'product_texts' }, async () => {
        await page.getByRole('button', { name: 'Add Product' }).click()
        const alert = page.getByRole('alert')
        await alert.getByText('Failed to add product. Please try again.').waitFor()
        expect(await alert.getByRole('heading').textContent()).toBe('Error')
        expect(await page.getByLabel('Product name', { exact: true }).inputValue()).toBe('Hooded bathrobe')
      })
      await page.getByRole('button', { name: 'Add Product' }).click()
      await page.getByRole('status').getByText('Product Added!').waitFor()
      expect(await storedOf(supplier.companyId)).toHaveLength(1)
    },
  )

  journey('an admin adds for the supplier in the URL, and without one goes to /', {}, async ({ page, open, awake }) => {
    const supplier = await given.supplier()
    await beSignedIn(page, await given.admin())
    for (const path of [NEW, `${NEW}?supplier=nobody`]) {
      await open(path)
      expect(new URL(page.url()).pathname, path).toBe('/')
    }
    await open(`${NEW}?supplier=${supplier.companyId}`)
    await awake()
    await page.setInputFiles('#files', [pictureFile('one.png')])
    await uploaded(page, 1)
    await fillProduct(page)
    await page.getByLabel('City', { exact: true }).selectOption('Bursa')
    await page.getByRole('button', { name: 'Add Product' }).click()
    await page.getByRole('status').getByText('Product Added!').waitFor()
    expect(await storedOf(supplier.companyId)).toMatchObject([{ supplier_id: supplier.companyId, images: 1 }])
  })
})
