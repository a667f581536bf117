import { readForm } from '@ticarum/contract/forms/check-form'
import { EditProductForm } from '@ticarum/contract/forms/product-form'
import type { Product } from '@ticarum/contract/procedures/products'
import { expect, it } from 'vitest'
import { fieldsOfProduct, lastWritten } from './fields-of-product.ts'

const product: Product = {
  id: '01932b2e-0000-7000-8000-000000000001',
  supplier: { id: '01932b2e-0000-7000-8000-000000000002', name: 'Akköy Tekstil', verified: true },
  status: 'listed',
  reason: null,
  version: '2026-11-15T00:00:00.000Z',
  may: [],
  language: 'tr',
  name: 'Pamuklu havlu',
  description: 'Yetmişe yüz kırk, on iki renk.',
  translations: { en: { name: 'Cotton towel', description: 'Seventy by a hundred and forty.', byCompany: true } },
  category: 'textiles',
  country: 'TR',
  city: 'Denizli',
  origin: 'Denizli, Turkey',
  priceCents: 1205,
  priceConfirmedAt: '2026-11-15T00:00:00.000Z',
  tiers: [{ from: 50, priceCents: 1100 }],
  minimum: 10,
  stock: 480,
  madeToOrder: true,
  unit: 'carton',
  piecesPerUnit: 24,
  basis: { incoterm: 'FOB', place: 'Mersin' },
  leadDays: 0,
  customsCode: '6302.60',
  details: {
    weightGrams: 12000,
    carton: { lengthCm: 60, widthCm: 40, heightCm: 20, units: 1 },
    volumeCm3: 48000,
    sampleCents: 499,
    facts: [{ name: 'Cloth', value: 'Cotton' }],
    options: [{ name: 'Colour', values: ['Blue', 'White'] }],
  },
  articleCode: 'HV-1',
  images: [],
  createdAt: '2026-11-15T00:00:00.000Z',
  submittedAt: null,
  listedAt: null,
  revision: null,
}

/** Keys whose values survive the form unchanged. */
const same = [
  'basis',
  'details',
  'customsCode',
  'articleCode',
  'unit',
  'piecesPerUnit',
  'leadDays',
  'minimum',
  'stock',
  'madeToOrder',
  'origin',
  'category',
  'language',
  'name',
  'description',
] as const

it('a form that is sent as it came changes nothing', () => {
  const read = readForm(EditProductForm, { ...fieldsOfProduct(product), intent: 'review' })
  expect(read).toMatchObject({
    ok: true,
    value: {
      ...Object.fromEntries(same.map((field) => [field, product[field]])),
      price: '12.05',
      stockSeen: 480,
      tiers: [{ from: 50, price: '11.00' }],
      translations: { en: { name: 'Cotton towel', description: 'Seventy by a hundred and forty.' } },
    },
  })
})

it('shows the change that waits, and of a new draft nothing that nobody typed', () => {
  const { images } = product
  const revised: Product = {
    ...product,
    revision: {
      id: product.id,
      state: 'waiting',
      reason: null,
      since: product.version,
      waits: ['name'],
      proposed: { ...product, name: 'Organik havlu', images },
    },
  }
  expect(fieldsOfProduct(revised)).toMatchObject({ name: 'Organik havlu', price: '12.05' })
  expect(lastWritten(revised).name).toBe('Organik havlu')
  expect(
    fieldsOfProduct({
      ...product,
      category: null,
      priceCents: 0,
      minimum: 1,
      piecesPerUnit: 1,
      basis: null,
      madeToOrder: false,
    }),
  ).toMatchObject({
    category: '',
    price: '',
    minimum: '',
    piecesPerUnit: '',
    'basis.incoterm': '',
  })
})
