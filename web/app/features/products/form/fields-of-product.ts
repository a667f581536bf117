import { type FormFields, flattened } from '@ticarum/contract/forms/nested'
import { priceOf } from '@ticarum/contract/money'
import type { Product, ReviewedProduct } from '@ticarum/contract/procedures/products'
import { packingSeen } from '@ticarum/contract/values/packing-doubts'
import { decimalOf } from '@ticarum/contract/values/product-details'
import { type Prices, pricesSeen } from '@ticarum/contract/values/scale-tiers'

const text = (value: number | string | null): string => String(value ?? '')

/** The last written version: a revision, if there is one, else the public version. */
export const lastWritten = (product: Product): ReviewedProduct => product.revision?.proposed ?? product

/** A product as the fields of its form. */
export function fieldsOfProduct(product: Product): FormFields {
  const written = lastWritten(product)
  const rows = [
    ...Object.entries(written.translations).flatMap(([language, { name, description }]) => [
      [`translations.${language}.name`, name],
      [`translations.${language}.description`, description],
    ]),
  ]
  return {
    id: product.id,
    version: product.version,
    language: written.language,
    name: written.name,
    description: written.description,
    category: text(written.category),
    origin: written.origin,
    ...fieldsOfPrices(product),
    stock: text(product.stock),
    stockSeen: text(product.stock),
    ...(product.madeToOrder ? { madeToOrder: 'on' } : {}),
    minimum: product.minimum === 1 ? '' : text(product.minimum),
    unit: written.unit,
    piecesPerUnit: written.piecesPerUnit === 1 ? '' : text(written.piecesPerUnit),
    'basis.incoterm': text(written.basis?.incoterm ?? ''),
    'basis.place': text(written.basis?.place ?? ''),
    leadDays: text(product.leadDays),
    articleCode: text(written.articleCode),
    customsCode: text(written.customsCode),
    ...fieldsOfDetails(written.details),
    ...Object.fromEntries(rows),
  }
}

/** People type kilograms, cubic metres and dollars; grams, cm³ and cents are kept. */
const typedDetails: Partial<Record<string, string>> = {
  weightGrams: 'details.weightKg',
  volumeCm3: 'details.volumeM3',
  sampleCents: 'details.samplePrice',
}
export const detailField = (part: string): string => typedDetails[part] ?? `details.${part}`

const fieldsOfDetails = ({
  weightGrams,
  volumeCm3,
  sampleCents,
  ...details
}: ReviewedProduct['details']): FormFields => ({
  ...flattened('details', details),
  ...(weightGrams && { [detailField('weightGrams')]: decimalOf(weightGrams, 3) }),
  ...(volumeCm3 && { [detailField('volumeCm3')]: decimalOf(volumeCm3, 6) }),
  ...(sampleCents && { [detailField('sampleCents')]: priceOf(sampleCents) }),
  packingSeen: packingSeen({ weightGrams, volumeCm3 }),
})

/** Price and tiers, and that the form was opened with these. */
const fieldsOfPrices = (prices: Prices): FormFields => ({
  price: prices.priceCents === 0 ? '' : priceOf(prices.priceCents), // only drafts have no price
  pricesSeen: pricesSeen(prices),
  ...Object.assign(
    {},
    ...prices.tiers.map(({ from, priceCents }, row) => ({
      [`tiers.${row}.from`]: text(from),
      [`tiers.${row}.price`]: priceOf(priceCents),
    })),
  ),
})

/** The fields with other prices. */
export const withPrices = (fields: FormFields, prices: Prices): FormFields => ({
  ...Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith('tiers.'))),
  ...fieldsOfPrices(prices),
})
