import { decimalOf, detailParts, isDetailKey } from '@ticarum/contract/values/product-details'
import { categories, sellingUnits } from '@ticarum/contract/values/products'
import { isLanguage, languageNames } from '../../context/language.ts'
import type { Text } from '../../texts.ts'

const labels = {
  name: 'name',
  description: 'description',
  category: 'category',
  price: 'price',
  stock: 'stock',
  madeToOrder: 'made-to-order',
  country: 'country',
  city: 'city',
  origin: 'origin',
  minimum: 'minimum',
  unit: 'unit',
  piecesPerUnit: 'pieces',
  basis: 'basis',
  leadDays: 'lead-days',
  tiers: 'tiers',
  articleCode: 'article-code',
  customsCode: 'customs-code',
  translations: 'group.languages',
  images: 'pictures',
  language: 'language',
} as const

const isKnown = (name: string): name is keyof typeof labels => Object.hasOwn(labels, name)

/** The form's label for a field path: 'tiers.0.from' is the first tier, 'translations.en.name' the English name. */
export function fieldText(t: Text<'imports'>, form: Text<'product-form'>, field: string): string {
  const [list = '', place = ''] = field
    .replace(/^details\./, '')
    .replace('samplePrice', 'sampleCents')
    .split('.')
  const part = detailParts.find((known) => known === `${list}.${place}`)
  if (part) return form(part)
  const label = isDetailKey(list) ? form(list) : isKnown(list) ? form(labels[list]) : list
  if (isLanguage(place)) return t('field.in', { field: label, language: languageNames[place] })
  return /^\d+$/.test(place) ? t('field.numbered', { field: label, number: String(Number(place) + 1) }) : label
}

/** Kept as grams and cm³, labelled as kilograms and cubic metres. */
const keptDecimals: Partial<Record<string, number>> = { 'details.weightGrams': 3, 'details.volumeCm3': 6 }

/** A value as the form shows it. */
export function valueText(
  t: Text<'imports'>,
  form: Text<'product-form'>,
  { field, value }: { field: string; value: string },
): string {
  const category = categories.find((known) => field === 'category' && known === value)
  if (category) return form(`category.${category}`)
  const unit = sellingUnits.find((known) => field === 'unit' && known === value)
  if (unit) return form(`unit.${unit}`)
  const decimals = keptDecimals[field]
  if (decimals && /^\d+$/.test(value)) return decimalOf(Number(value), decimals)
  return field === 'madeToOrder' ? t(value === 'yes' ? 'yes' : 'no') : value
}
