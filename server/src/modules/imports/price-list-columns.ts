import { fold } from '@ticarum/contract/folding'

/** How the text of a cell becomes the value of a form field. */
export type Kind = 'text' | 'price' | 'whole' | 'category' | 'unit' | 'incoterm' | 'yes' | 'country' | 'city'

export interface Column {
  /** the field's name in the form */
  field: string
  kind: Kind
  /** the first is written; all are read, in any case */
  en: readonly string[]
  tr: readonly string[]
  /** in the template */
  usual: boolean
  /** in the template's example; name and description are in its language */
  example: string
}

const column = (
  field: string,
  kind: Kind,
  en: string[],
  tr: string[],
  { usual = true, example = '' }: { usual?: boolean; example?: string } = {},
): Column => ({ field, kind, en, tr, usual, example })
const numbered = <T>(count: number, make: (n: number) => T[]) => Array.from({ length: count }, (_, n) => make(n)).flat()

const otherLanguages = [
  {
    language: 'en',
    en: 'English',
    tr: 'İngilizce',
    usual: true,
    name: 'Cotton shirt',
    description: 'Cotton shirt for wholesale, in twelve colours.',
  },
  { language: 'tr', en: 'Turkish', tr: 'Türkçe', usual: false, name: '', description: '' },
  { language: 'so', en: 'Somali', tr: 'Somalice', usual: false, name: '', description: '' },
  { language: 'ar', en: 'Arabic', tr: 'Arapça', usual: false, name: '', description: '' },
] as const

/** Every column of a price list, in the order in which a list is written. */
export const priceListColumns: readonly Column[] = [
  // The example's code begins with the sign of a note, so that it makes no product if it is left in.
  column(
    'articleCode',
    'text',
    ['Article code', 'SKU', 'Item code', 'Product code', 'Code'],
    ['Ürün kodu', 'Stok kodu', 'Artikel kodu', 'Malzeme kodu', 'Kod'],
    { example: '# KT-1001' },
  ),
  column('name', 'text', ['Name', 'Product name'], ['Ürün adı', 'Ad', 'Adı']),
  column('description', 'text', ['Description'], ['Açıklama', 'Tanım']),
  column('category', 'category', ['Category'], ['Kategori'], { example: 'fashion' }),
  column(
    'price',
    'price',
    ['Price (USD)', 'Price', 'Unit price'],
    ['Fiyat (USD)', 'Fiyat', 'Birim fiyat', 'Birim fiyatı'],
    { example: '12.50' },
  ),
  column('stock', 'whole', ['Stock', 'Quantity in stock'], ['Stok', 'Stok miktarı', 'Stok adedi'], { example: '400' }),
  column('unit', 'unit', ['Selling unit', 'Unit'], ['Satış birimi', 'Birim'], { example: 'piece' }),
  column('piecesPerUnit', 'whole', ['Pieces per unit'], ['Birimdeki adet', 'Koli içi adet'], { example: '1' }),
  column('minimum', 'whole', ['Minimum order', 'Minimum'], ['En az sipariş', 'Asgari sipariş', 'Minimum sipariş'], {
    example: '10',
  }),
  column('madeToOrder', 'yes', ['Made to order'], ['Siparişe göre üretim', 'Sipariş üzerine'], { example: 'no' }),
  column('leadDays', 'whole', ['Lead time (days)', 'Lead days'], ['Teslim süresi (gün)', 'Termin (gün)'], {
    example: '14',
  }),
  column('country', 'country', ['Country'], ['Ülke'], { example: 'TR' }),
  column('city', 'city', ['City'], ['Şehir', 'İl'], { example: 'Kayseri' }),
  column('details.weightGrams', 'whole', ['Weight (g)', 'Weight'], ['Ağırlık (g)', 'Ağırlık'], { example: '300' }),
  column(
    'details.carton.lengthCm',
    'whole',
    ['Carton length (cm)', 'Carton length'],
    ['Koli uzunluğu (cm)', 'Koli boyu'],
    {
      example: '60',
    },
  ),
  column(
    'details.carton.widthCm',
    'whole',
    ['Carton width (cm)', 'Carton width'],
    ['Koli genişliği (cm)', 'Koli eni'],
    {
      example: '40',
    },
  ),
  column(
    'details.carton.heightCm',
    'whole',
    ['Carton height (cm)', 'Carton height'],
    ['Koli yüksekliği (cm)', 'Koli yüksekliği'],
    {
      example: '35',
    },
  ),
  column(
    'details.carton.units',
    'whole',
    ['Units in a carton', 'Units per carton'],
    ['Kolideki birim', 'Koli başına birim'],
    {
      example: '24',
    },
  ),
  column(
    'details.volumeCm3',
    'whole',
    ['Volume (cm3)', 'Volume (cm³)', 'Volume'],
    ['Hacim (cm3)', 'Hacim (cm³)', 'Hacim'],
  ),
  column('customsCode', 'text', ['Customs code', 'HS code'], ['GTİP', 'GTİP kodu', 'Gümrük kodu'], {
    example: '6205.20',
  }),
  column('basis.incoterm', 'incoterm', ['Incoterm'], ['Teslim şekli']),
  column('basis.place', 'text', ['Place of delivery'], ['Teslim yeri']),
  ...otherLanguages.flatMap(({ language, en, tr, usual, name, description }) => [
    column(`translations.${language}.name`, 'text', [`Name (${en})`], [`Ürün adı (${tr})`, `Ad (${tr})`], {
      usual,
      example: name,
    }),
    column(`translations.${language}.description`, 'text', [`Description (${en})`], [`Açıklama (${tr})`], {
      usual,
      example: description,
    }),
  ]),
  ...numbered(10, (n) => [
    column(`tiers.${n}.from`, 'whole', [`From quantity ${n + 1}`], [`Adet ${n + 1}`, `Kademe ${n + 1} adet`], {
      usual: n < 2,
      example: n === 0 ? '100' : '',
    }),
    column(
      `tiers.${n}.price`,
      'price',
      [`Price from quantity ${n + 1}`],
      [`Adet ${n + 1} fiyatı`, `Kademe ${n + 1} fiyat`],
      { usual: n < 2, example: n === 0 ? '11.00' : '' },
    ),
  ]),
  ...numbered(2, (n) => [
    column(`details.options.${n}.name`, 'text', [`Option ${n + 1}`], [`Seçenek ${n + 1}`], {
      example: n === 0 ? 'Size' : '',
    }),
    column(`details.options.${n}.values`, 'text', [`Option ${n + 1} values`], [`Seçenek ${n + 1} değerleri`], {
      example: n === 0 ? 'S, M, L, XL' : '',
    }),
  ]),
  ...numbered(12, (n) => [
    column(`details.facts.${n}.name`, 'text', [`Fact ${n + 1}`], [`Özellik ${n + 1}`], { usual: n < 2 }),
    column(`details.facts.${n}.value`, 'text', [`Fact ${n + 1} value`], [`Özellik ${n + 1} değeri`], { usual: n < 2 }),
  ]),
]

const spoken = (head: string) =>
  fold(head)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const byHead = new Map(
  priceListColumns.flatMap((each) => [each.field, ...each.en, ...each.tr].map((head) => [spoken(head), each])),
)

/** The column of a head in Turkish or English, in any spelling. */
export const columnOf = (head: string): Column | undefined => byHead.get(spoken(head))

/** The head of a column in a written list. */
export const columnHeadOf = ({ en, tr, field }: Column, language: string): string =>
  (language === 'tr' ? tr[0] : en[0]) ?? field
