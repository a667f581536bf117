import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { phone } from '../browser/circumstances.ts'
import { journey } from '../browser/journey.ts'
import { fillProduct, pictureFile, uploaded } from '../browser/product-form.ts'
import { given, owner } from '../forms/world.ts'

const ROWS = 20
const head = 'Article code;Name;Description;Category;Price;Stock;Country;City'
const row = (_: unknown, at: number) =>
  `KT-${at + 1};Bakır çaydanlık ${at + 1};El dövmesi, kalaylı bakır.;home;${at + 4}.20;40;Turkey;Kayseri`
const list = {
  name: 'fiyatlar.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([head, ...Array.from({ length: ROWS }, row)].join('\r\n')),
}

const NAME = 'Gümüşlü gömlek'
const statusesOf = async (supplierId: string | null) =>
  (
    await owner.query<{ status: string; many: number }>(
      'select status, count(*)::int as many from products where supplier_id = $1 group by status order by status',
      [supplierId],
    )
  ).rows

describe('a product’s way to its buyers', () => {
  journey(
    'from the factory’s list and form, through review and back, to a phone in Mogadishu',
    { viewport: phone },
    async ({ page, open, awake }) => {
      const supplier = await given.supplier()
      const admin = await given.admin()
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

      await beSignedIn(page, supplier)
      await open('/supplier/products/import')
      await awake()
      await page.getByLabel('Price list').setInputFiles(list)
      await press('Check the list')
      await page.getByText('This is what the list would do').waitFor()
      expect(await statusesOf(supplier.companyId)).toEqual([])
      await press(`Apply ${ROWS} rows`)
      await page.getByText('The list has taken effect.').waitFor()
      expect(await statusesOf(supplier.companyId)).toEqual([{ status: 'draft', many: ROWS }])

      await open('/supplier/products/new')
      await awake()
      await fillProduct(page, { name: NAME, description: 'Gümüş iplikli, yıkanabilir.', price: '12.50', stock: '480' })
      await page.getByLabel('City', { exact: true }).selectOption('Denizli')
      await page.getByLabel('Name and description are in').selectOption('tr')
      await page.setInputFiles('#files', [pictureFile('one.png'), pictureFile('two.png'), pictureFile('three.png')])
      await uploaded(page, 3)
      await press('Add Product')
      await page.getByRole('status').getByText('Product Added!').waitFor()
      const { rows } = await owner.query<{ id: string }>(
        "select id from products where supplier_id = $1 and status = 'in_review'",
        [supplier.companyId],
      )
      const id = rows[0]?.id ?? ''

      const review = `/admin/reviews/${id}`
      await beSignedIn(page, admin)
      await open(review)
      await awake()
      await page.getByLabel('Name, English').fill('Silver thread shirt')
      await page.getByLabel('Description, English').fill('With silver thread, can be washed.')
      await page.locator('main summary', { hasText: 'Soomaali' }).click()
      await page.getByLabel('Name, Soomaali').fill('Shaati lacag ah')
      await page.getByLabel('Description, Soomaali').fill('Dun lacag ah, waa la dhaqi karaa.')
      await page.getByLabel('Reason').fill('Say how many are in a carton.')
      await press('Send back')
      await page.getByText('Sent Back').waitFor()

      const edit = `/supplier/products/edit/${id}`
      await beSignedIn(page, supplier)
      await open(edit)
      await awake()
      await page.getByText('Say how many are in a carton.').waitFor()
      await page.locator('[name=description]').fill('Gümüş iplikli, yıkanabilir. Kolide 24 adet.')
      await page.locator('main button[value=review]').last().click()
      await page.getByRole('status').getByText('Product Updated!').waitFor()

      await beSignedIn(page, admin)
      await open(review)
      await awake()
      await press('Approve and list')
      await page.getByText('Listed', { exact: true }).first().waitFor()

      await page.context().clearCookies()
      const found = page.locator(`main li:has(a[href="/products/${id}"])`)
      for (const words of ['gumuslu gomlek', 'shaati lacag']) {
        await open('/products')
        await awake()
        await page.getByRole('searchbox', { name: 'Search products' }).fill(words)
        await page.keyboard.press('Enter')
        await found.getByRole('heading', { name: 'Silver thread shirt' }).waitFor()
      }
      await found.getByRole('link', { name: 'Open pictures of Silver thread shirt' }).click()
      await page.getByRole('dialog').getByText('1 / 3').waitFor()

      await beSignedIn(page, supplier)
      await open(edit)
      await awake()
      await page.locator('[name=name]').fill('Altınlı gömlek')
      await page.locator('main button[value=review]').last().click()
      await page.getByRole('status').getByText('Part of your change waits for review.').waitFor()
      await page.context().clearCookies()
      await open(`/products/${id}?lang=tr`)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(NAME)
    },
  )
})
