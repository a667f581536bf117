import { type FormFields, flattened } from '@ticarum/contract/forms/nested'
import { priceOf } from '@ticarum/contract/money'
import type { Language } from '@ticarum/contract/values/languages'
import { currentOf, type StoredProduct, withChanges } from '../products/products.public.ts'
import type { Cells } from './read-list.ts'

const asText = (value: string | number | null) => (value === null ? '' : String(value))

/** The supplier's latest version of a product: a waiting or returned revision, else the listed one. */
export const lastWord = (product: StoredProduct) => withChanges(currentOf(product), product.revision?.changes ?? {})

/** A product as a row of a price list. */
export function cellsOfProduct(product: StoredProduct): Cells {
  const { row, tiers, stock } = product
  const reviewed = lastWord(product)
  const cells: Cells = {
    articleCode: asText(reviewed.articleCode),
    name: reviewed.name,
    description: reviewed.description,
    category: asText(reviewed.category),
    price: priceOf(Number(row.price_cents)),
    stock: asText(stock),
    unit: reviewed.unit,
    piecesPerUnit: asText(reviewed.piecesPerUnit),
    minimum: asText(row.minimum),
    madeToOrder: row.made_to_order ? 'yes' : 'no',
    leadDays: asText(row.lead_days),
    country: reviewed.country,
    city: reviewed.city,
    customsCode: asText(reviewed.customsCode),
    'basis.incoterm': asText(reviewed.basis?.incoterm ?? null),
    'basis.place': asText(reviewed.basis?.place ?? null),
    ...detailCells(reviewed.details),
  }
  for (const [language, { name, description }] of Object.entries(reviewed.translations)) {
    cells[`translations.${language}.name`] = name
    cells[`translations.${language}.description`] = description
  }
  for (const [n, tier] of tiers.entries()) Object.assign(cells, tierCells(n, tier))
  return cells
}

/** Details as cells; a price is in dollars. What is not said has no cell. */
export const detailCells = ({ sampleCents, ...details }: { sampleCents?: number | null | undefined }): Cells => ({
  ...flattened('details', details),
  ...(sampleCents ? { 'details.samplePrice': priceOf(sampleCents) } : {}),
})

export const tierCells = (n: number, tier: { from: number; priceCents: number } | undefined): Cells => ({
  [`tiers.${n}.from`]: asText(tier?.from ?? null),
  [`tiers.${n}.price`]: tier ? priceOf(tier.priceCents) : '',
})

/**
 * Maps name and description: a list's are in the list's language, a product's in its original language, and the others
 * are translations.
 */
export function inLanguageOf(cells: Cells, listLanguage: Language, productLanguage: Language): Cells {
  return Object.fromEntries(
    Object.entries(cells).map(([field, text]) => {
      if (field === 'name' || field === 'description')
        return [listLanguage === productLanguage ? field : `translations.${listLanguage}.${field}`, text]
      const [, language, part] = /^translations\.(\w+)\.(\w+)$/.exec(field) ?? []
      return [part && language === productLanguage ? part : field, text]
    }),
  )
}

/** Cells as the form's fields: a ticked checkbox sends a value, an empty one sends nothing. */
export function fieldsOfCells({ madeToOrder, ...cells }: Cells): FormFields {
  return { ...cells, ...(madeToOrder === 'yes' ? { madeToOrder } : {}) }
}
