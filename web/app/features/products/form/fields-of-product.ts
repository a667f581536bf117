import { type FormFields, flattened } from '@ticarum/contract/forms/nested'
import { priceOf } from '@ticarum/contract/money'
import type { Product, ReviewedProduct } from '@ticarum/contract/procedures/products'

const text = (value: number | string | null): string => String(value ?? '')

/** The last written version: a revision, if there is one, else the public version. */
export const lastWritten = (product: Product): ReviewedProduct => product.revision?.proposed ?? product

/** A product as the fields of its form. */
export function fieldsOfProduct(product: Product): FormFields {
  const written = lastWritten(product)
  const rows = [
    ...product.tiers.flatMap(({ from, priceCents }, row) => [
      [`tiers.${row}.from`, text(from)],
      [`tiers.${row}.price`, priceOf(priceCents)],
    ]),
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
    price: product.priceCents === 0 ? '' : priceOf(product.priceCents), // only drafts have no price
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
    ...flattened('details', written.details),
    ...Object.fromEntries(rows),
  }
}
