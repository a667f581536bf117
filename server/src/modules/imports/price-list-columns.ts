import type { Measure } from './measures.ts'

/** How the text of a cell becomes the value of a form field. */
export type Kind = 'text' | 'price' | 'whole' | Measure | 'category' | 'unit' | 'incoterm' | 'yes' | 'country' | 'city'

export interface Column {
  /** the field's name in the form */
  field: string
  kind: Kind
  /** the first is written; all are read, in any case, those of measures with any unit of theirs */
  en: readonly string[]
  tr: readonly string[]
  /** in the template */
  usual: boolean
  /** in the template's example, as a product keeps it; name and description are in the template's language */
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
    ['Article code', 'Article no', 'SKU', 'Item code', 'Item no', 'Product code', 'Model no', 'Code', 'Ref', 'Ref no'],
    ['Ürün kodu', 'Stok kodu', 'Artikel kodu', 'Malzeme kodu', 'Model kodu', 'Ürün no', 'Kod', 'Kodu', 'Referans'],
    { example: '# KT-1001' },
  ),
  column(
    'name',
    'text',
    ['Name', 'Product name', 'Item name', 'Product'],
    ['Ürün adı', 'Ürün ismi', 'Ürün', 'Malzeme adı', 'Stok adı', 'Model adı', 'Ad', 'Adı'],
  ),
  column(
    'description',
    'text',
    ['Description', 'Product description', 'Details'],
    ['Açıklama', 'Ürün açıklaması', 'Tanım', 'Detay'],
  ),
  column('category', 'category', ['Category', 'Product category'], ['Kategori', 'Ürün kategorisi'], {
    example: 'fashion',
  }),
  // Further heads of prices, and those that name a currency: read-head.ts.
  column('price', 'price', ['Price (USD)'], ['Fiyat (USD)'], { example: '12.50' }),
  column(
    'details.samplePrice',
    'price',
    ['Sample price (USD)', 'Sample price'],
    ['Numune fiyatı (USD)', 'Numune fiyatı'],
  ),
  column(
    'stock',
    'whole',
    ['Stock', 'Quantity in stock', 'In stock', 'Stock qty'],
    ['Stok', 'Stok miktarı', 'Stok adedi', 'Mevcut stok'],
    { example: '400' },
  ),
  column('unit', 'unit', ['Selling unit', 'Unit', 'UoM'], ['Satış birimi', 'Birim', 'Birimi', 'Ölçü birimi'], {
    example: 'piece',
  }),
  column(
    'piecesPerUnit',
    'whole',
    ['Pieces per unit', 'Pcs per unit'],
    ['Birimdeki adet', 'Koli içi adet', 'Koli içi'],
    { example: '1' },
  ),
  column(
    'minimum',
    'whole',
    ['Minimum order', 'Minimum', 'Minimum order quantity', 'Min order', 'Min order qty', 'MOQ'],
    [
      'En az sipariş',
      'Asgari sipariş',
      'Asgari sipariş miktarı',
      'Minimum sipariş',
      'Minimum sipariş miktarı',
      'Min sipariş',
      'Min sipariş adedi',
      'Min sipariş miktarı',
    ],
    { example: '10' },
  ),
  column('madeToOrder', 'yes', ['Made to order'], ['Siparişe göre üretim', 'Sipariş üzerine'], { example: 'no' }),
  column(
    'leadDays',
    'whole',
    ['Lead time (days)', 'Lead days'],
    ['Hazırlık süresi (gün)', 'Teslim süresi (gün)', 'Termin (gün)'],
    { example: '14' },
  ),
  column('country', 'country', ['Country', 'Country of origin', 'Origin'], ['Ülke', 'Menşe', 'Menşei', 'Menşe ülke'], {
    example: 'TR',
  }),
  column('city', 'city', ['City'], ['Şehir', 'İl', 'Üretim yeri'], { example: 'Kayseri' }),
  column(
    'details.weightGrams',
    'weight',
    ['Weight (kg)', 'Weight', 'Gross weight', 'Unit weight'],
    ['Ağırlık (kg)', 'Ağırlık', 'Brüt ağırlık', 'Birim ağırlık', 'Brüt kilo'],
    { example: '300' },
  ),
  column(
    'details.carton.lengthCm',
    'length',
    ['Carton length (cm)', 'Carton length'],
    ['Koli uzunluğu (cm)', 'Koli uzunluğu', 'Koli uzunluk', 'Koli boyu', 'Koli boy'],
    { example: '60' },
  ),
  column(
    'details.carton.widthCm',
    'length',
    ['Carton width (cm)', 'Carton width'],
    ['Koli genişliği (cm)', 'Koli genişliği', 'Koli genişlik', 'Koli eni', 'Koli en'],
    { example: '40' },
  ),
  column(
    'details.carton.heightCm',
    'length',
    ['Carton height (cm)', 'Carton height'],
    ['Koli yüksekliği (cm)', 'Koli yüksekliği', 'Koli yükseklik'],
    { example: '35' },
  ),
  column(
    'details.carton.units',
    'whole',
    ['Units in a carton', 'Units per carton'],
    ['Kolideki birim', 'Koli başına birim', 'Koli adet'],
    { example: '24' },
  ),
  column('details.volumeCm3', 'volume', ['Volume (m³)', 'Volume', 'CBM'], ['Hacim (m³)', 'Hacim', 'Birim hacim']),
  column('customsCode', 'text', ['Customs code', 'HS code', 'HS'], ['GTİP', 'GTİP kodu', 'GTİP no', 'Gümrük kodu'], {
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

/** The head of a column in a written list. */
export const columnHeadOf = ({ en, tr, field }: Column, language: string): string =>
  (language === 'tr' ? tr[0] : en[0]) ?? field
