import { type GivenCell, workbookOf } from '@ticarum/server/testing/given-workbook'
import type { Page } from 'playwright-core'
import { beSignedIn } from './be-signed-in.ts'
import { openListings } from './list-product.ts'
import { at, type Screen } from './screen.ts'

const PATH = '/supplier/products/import'
const { list, supplier } = openListings()

const named = ['Ürün Kodu', 'Ürün Adı', 'Açıklama', 'Kategori', 'Birim Fiyat (USD)', 'Stok', 'Birim', 'Şehir', 'Raf']
const bowl = (code: string, size: string, price: GivenCell): GivenCell[] => [
  code,
  `Çelik kase, ${size}`,
  'Paslanmaz çelik, düzineyle istiflenir.',
  'Ev ve bahçe',
  price,
  400,
  'Düzine',
  'Kayseri',
  'A3',
]
const workbook = workbookOf([
  {
    name: '2026',
    rows: [
      ['BÜNYAN METAL SAN. A.Ş. – FİYAT LİSTESİ'],
      named,
      ['BK-110', null, null, null, 9.75],
      ['KASELER'],
      bowl('BK-111', '22 cm', { formula: 'K5/41,2', result: 48.557 }),
      bowl('BK-112', '26 cm', '210 TL'),
      [...bowl('BK-113', '30 cm', 6.4).slice(0, 3), 'Züccaciye', 6.4, 400, 'Düzine', 'Kayseri'],
    ],
    merged: ['A1:I1'],
  },
  { name: '2025', rows: [named, bowl('BK-111', '22 cm', 44)] },
])

/** A price list and its dry run. */
export const importScreens: Screen[] = [
  at(PATH, 'supplier'),
  { name: 'supplier-products-import-checked', show: sendList },
  {
    name: 'supplier-products-import-earlier',
    async show(page) {
      await sendList(page)
      await page.goto(PATH)
    },
  },
]

async function sendList(page: Page): Promise<void> {
  const person = await supplier('Bünyan Metal')
  await list({ supplier: person, articleCode: 'BK-110', pictures: 0 })
  await beSignedIn(page, person)
  await page.goto(PATH)
  await page.locator('main input[type=file]').setInputFiles({
    name: 'fiyat-listesi.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(workbook),
  })
  await page.locator('main form[enctype] button').click()
  await page.locator('section[aria-labelledby=rows] li').first().waitFor()
}
