import { beSignedIn } from './be-signed-in.ts'
import { openListings } from './list-product.ts'
import { at, type Screen } from './screen.ts'

const { list, supplier } = openListings()

const rows = [
  ['Article code', 'Name', 'Description', 'Category', 'Price', 'Stock', 'Country', 'City'],
  ['BK-110', '', '', '', '9.75', '', '', ''],
  [
    'BK-111',
    'Steel bowl, 22 cm',
    'Of stainless steel, stacked by the dozen.',
    'home',
    '4.20',
    '400',
    'Turkey',
    'Kayseri',
  ],
  [
    'BK-112',
    'Steel bowl, 26 cm',
    'Of stainless steel, stacked by the dozen.',
    'home',
    'cheap',
    '400',
    'Turkey',
    'Kayseri',
  ],
]

/** A price list and its dry run. */
export const importScreens: Screen[] = [
  at('/supplier/products/import', 'supplier'),
  {
    name: 'supplier-products-import-checked',
    async show(page) {
      const person = await supplier('Bünyan Metal')
      await list({ supplier: person, articleCode: 'BK-110', pictures: 0 })
      await beSignedIn(page, person)
      await page.goto('/supplier/products/import')
      await page.locator('main input[type=file]').setInputFiles({
        name: 'prices.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(rows.map((row) => row.join(';')).join('\r\n')),
      })
      await page.locator('main form[enctype] button').click()
      await page.locator('section[aria-labelledby=rows] li').first().waitFor()
    },
  },
]
