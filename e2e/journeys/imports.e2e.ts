import { newId } from '@ticarum/db/ids'
import { zipOf } from '@ticarum/server/testing/given-imports'
import { type GivenCell, workbookOf } from '@ticarum/server/testing/given-workbook'
import { redPicture } from '@ticarum/server/testing/pictures'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { beSignedIn } from '../browser/be-signed-in.ts'
import { smallest } from '../browser/circumstances.ts'
import { type Journey, journey } from '../browser/journey.ts'
import { openListings } from '../browser/list-product.ts'
import { seriousFaults } from '../browser/serious-faults.ts'

const PATH = '/supplier/products/import'
const { owner, list, supplier } = openListings()

const csv = (rows: string[][]) => ({
  name: 'prices.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.map((row) => row.join(';')).join('\r\n')),
})
const head = ['Article code', 'Name', 'Description', 'Category', 'Price', 'Stock', 'Country', 'City']
const fresh = (code: string, price = '4.20') => [
  code,
  'Steel bowl',
  'Of stainless steel, 22 cm.',
  'home',
  price,
  '40',
  'Turkey',
  'Kayseri',
]

async function asSupplier({ page, open, awake }: Journey, scripts: boolean) {
  const person = await supplier(`Bünyan ${newId().slice(-6)}`)
  await beSignedIn(page, person)
  await open(PATH)
  if (scripts) await awake()
  return person
}

const productsOf = async (supplierId: string) =>
  (
    await owner.query(
      'select article_code, status, price_cents::int from products where supplier_id = $1 order by article_code',
      [supplierId],
    )
  ).rows

/** The page polls with scripts; without them by its link. */
async function until(page: Page, text: string, scripts: boolean) {
  if (scripts) return page.getByText(text).waitFor()
  for (let looks = 0; looks < 60 && (await page.getByText(text).count()) === 0; looks += 1) {
    await page.waitForTimeout(500)
    await page.goto(page.url())
  }
  return page.getByText(text).waitFor()
}

describe('price list', () => {
  for (const scripts of [true, false]) {
    const how = scripts ? 'with scripts' : 'without scripts'

    journey(
      `a supplier sees what each row would do before anything is written, adds pictures and applies it, ${how}`,
      { scripts },
      async (walk) => {
        const { page } = walk
        const person = await asSupplier(walk, scripts)
        await list({ supplier: person, articleCode: 'KT-1', pictures: 0 })
        const known = ['KT-1', '', '', '', '9.75', '', '', '']
        await page.getByLabel('Price list').setInputFiles(csv([head, known, fresh('KT-2'), fresh('KT-3', 'cheap')]))
        await page.getByRole('button', { name: 'Check the list' }).click()
        await until(page, 'This is what the list would do', scripts)
        const rows = page.locator('section[aria-labelledby=rows] ol > li')
        expect(await rows.nth(0).locator('del, ins').allTextContents()).toEqual(['$12.50', '$9.75'])
        expect(await rows.nth(1).textContent()).toMatch(/New product.*Price \(USD\): \$4\.20/)
        expect(await rows.nth(2).textContent()).toMatch(
          /Has problems.*E4, column “Price”: “cheap”.*Price must be a number with at most 2 decimals/,
        )
        expect(await productsOf(person.companyId)).toEqual([
          { article_code: 'KT-1', status: 'listed', price_cents: 1250 },
        ])

        await page.getByLabel('Pictures in one ZIP').setInputFiles({
          name: 'pictures.zip',
          mimeType: 'application/zip',
          buffer: Buffer.from(zipOf({ 'KT-2.png': redPicture, 'XX-9.png': redPicture })),
        })
        await page.getByRole('button', { name: 'Send pictures' }).click()
        await until(page, 'No row has this code', scripts)
        await until(page, 'This is what the list would do', scripts)
        if (scripts) expect(await seriousFaults(page)).toEqual([])
        await page.getByRole('button', { name: 'Apply 2 rows' }).click()
        await until(page, 'The list has taken effect.', scripts)
        expect(await productsOf(person.companyId)).toEqual([
          { article_code: 'KT-1', status: 'listed', price_cents: 975 },
          { article_code: 'KT-2', status: 'in_review', price_cents: 420 },
        ])

        await page.getByRole('link', { name: 'Import a price list' }).click()
        const earlier = page.locator('section[aria-labelledby=past] li')
        expect(await earlier.textContent()).toMatch(/prices\.csv.*Applied.*3 rows.*2 done.*1 with problems/)
        await earlier.getByRole('link').click()
        await page.getByText('The list has taken effect.').waitFor()
      },
    )
  }

  journey(
    'a factory’s own workbook says how it was read, rounds to the cent, and names what is wrong',
    {},
    async (walk) => {
      const { page } = walk
      await asSupplier(walk, true)
      const named = ['Ürün Kodu', 'Ürün Adı', 'Açıklama', 'Kategori', 'Birim Fiyat', 'Stok', 'Şehir']
      const row = (code: string, price: GivenCell): GivenCell[] => {
        return [code, 'Çelik kase', 'Paslanmaz çelik, 22 cm.', 'Ev ve bahçe', price, 40, 'Kayseri']
      }
      const sheet = {
        rows: [['BÜNYAN METAL'], named, row('BM-1', { formula: 'J3/41', result: 48.557 }), row('BM-2', '90 TL')],
      }
      await page.getByLabel('Price list').setInputFiles({
        name: 'liste.xlsx',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: Buffer.from(
          workbookOf([
            { name: '2026', ...sheet },
            { name: '2025', ...sheet },
          ]),
        ),
      })
      await page.getByText('liste.xlsx').waitFor()
      await page.getByRole('button', { name: 'Check the list' }).click()
      await page.getByText('This is what the list would do').waitFor()
      await page.getByText('This sheet was read: 2026').waitFor()
      await page.getByText('These sheets are lists too, and were not read: 2025').waitFor()
      const rows = page.locator('section[aria-labelledby=rows] ol > li')
      expect(await rows.nth(0).textContent()).toMatch(/E3, rounded to the cent: 48\.557 → \$48\.56.*USD\): \$48\.56/)
      expect(await rows.nth(1).textContent()).toMatch(/E4, column “Birim Fiyat”: “90 TL”.*write this one in dollars/)
      expect(await seriousFaults(page)).toEqual([])
    },
  )

  journey(
    'an invalid file is refused, and the template and the supplier’s list can be downloaded',
    { statuses: [422], viewport: smallest },
    async (walk) => {
      const { page } = walk
      const person = await asSupplier(walk, true)
      await list({ supplier: person, articleCode: 'KT-7', pictures: 0 })
      expect(await seriousFaults(page)).toEqual([])
      const [width, available] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
      expect(width).toBeLessThanOrEqual(available ?? 0)
      await page.getByRole('button', { name: 'Check the list' }).click()
      await page.getByRole('alert').getByText('Please choose a file').waitFor()
      const files = await Promise.all(
        ['Template (CSV)', 'My products (CSV)'].map(async (name) =>
          page.request.get((await page.getByRole('link', { name }).getAttribute('href')) ?? ''),
        ),
      )
      const [template, own] = await Promise.all(files.map((file) => file.text()))
      expect(template).toContain('Article code')
      expect(own).toContain('KT-7')
      expect(files.map((file) => file.headers()['content-disposition'])).toEqual([
        expect.stringMatching(/^attachment; .*\.csv$/),
        expect.stringMatching(/^attachment; .*\.csv$/),
      ])
    },
  )
})
