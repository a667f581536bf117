import type { fieldProblems } from '@ticarum/contract/errors'
import { readForm } from '@ticarum/contract/forms/check-form'
import { typedPrices } from '@ticarum/contract/forms/product-fields'
import { AddProductForm, EditProductForm } from '@ticarum/contract/forms/product-form'
import { centsOf, priceOf } from '@ticarum/contract/money'
import { knownPlace } from '@ticarum/contract/procedures/products'
import { countryOf, defaultCountry, originOf } from '@ticarum/contract/values/countries'
import { imagesPerProduct } from '@ticarum/contract/values/images'
import type { Language } from '@ticarum/contract/values/languages'
import type { RowAction, rowOnlyProblems } from '@ticarum/contract/values/price-list'
import { isLargeChange, type PriceDifference, priceDifferences, scaleTiers } from '@ticarum/contract/values/scale-tiers'
import { z } from 'zod'
import { pricesOf, type StoredProduct, versionOf } from '../products/products.public.ts'
import { priceListColumns } from './price-list-columns.ts'
import { cellsOfProduct, detailCells, fieldsOfCells, inLanguageOf, lastWord, tierCells } from './product-cells.ts'
import type { Cells, ListRow } from './read-list.ts'
import { roundedPrice } from './read-numbers.ts'

export interface Change {
  field: string
  old: string | null
  new: string
}

export interface RowProblem {
  field: string
  problem: (typeof fieldProblems)[number] | (typeof rowOnlyProblems)[number]
}

export interface Judgement {
  action: RowAction
  cells: Cells
  changes: Change[]
  /** every price by quantity, where one changes */
  prices: PriceDifference[]
  /** one changes by more than 30 % */
  large: boolean
  /** prices that had more than two decimals */
  rounded: { field: string; price: string }[]
  problems: RowProblem[]
}

const kinds = new Map(priceListColumns.map(({ field, kind }) => [field, kind]))
const KnownPlace = z.object({ country: z.string(), city: z.string() }).check(knownPlace)

const PRICE = /^\d{1,9}(\.\d{1,2})?$/

/** A value as the product's own cell would be written: '12.5' and '12.50' are the same price. */
function canonical(field: string, text: string): string {
  const kind = kinds.get(field)
  const price = kind === 'price' ? (roundedPrice(text) ?? text) : ''
  if (PRICE.test(price)) return priceOf(centsOf(price))
  if (kind === 'whole' && /^\d{1,12}$/.test(text)) return String(Number(text))
  if (/^details\.options\.\d\.values$/.test(field))
    return text
      .split(/[,،\n]/)
      .map((word) => word.trim())
      .filter(Boolean)
      .join(', ')
  return text.replaceAll('\r\n', '\n').trim()
}

/** A price that its column leaves open; in a form, who types it sees how it is read. */
const isUndecided = (field: string, text: string) => kinds.get(field) === 'price' && text !== '' && !PRICE.test(text)

/** The row's values with the names of the product's fields. */
function cellsFor(cells: Cells, listLanguage: Language, product: StoredProduct | undefined): Cells {
  const own = inLanguageOf(cells, listLanguage, product ? lastWord(product).language : listLanguage)
  const read = Object.fromEntries(Object.entries(own).map(([field, text]) => [field, canonical(field, text)]))
  return product ? { ...read, ...followingTiers(read, product) } : read
}

/** Tiers of which the row says nothing follow its price (D49); one that goes is emptied. */
function followingTiers(cells: Cells, product: StoredProduct): Cells {
  const { price = '' } = cells
  if (!PRICE.test(price) || Object.keys(cells).some((field) => field.startsWith('tiers.'))) return {}
  const tiers = scaleTiers(pricesOf(product), centsOf(price))
  return Object.assign({}, ...product.tiers.map((_, n) => tierCells(n, tiers[n])))
}

/** A new product as the form would send it for review. Without a picture it is saved as a draft. */
export const readNew = (cells: Cells, language: Language, imageIds: string[] = []) =>
  readForm(AddProductForm, {
    country: defaultCountry,
    ...fieldsOfCells(cells),
    language,
    intent: 'review',
    ...numbered(imageIds),
  })

/** Only a product that is not reviewed yet may be incomplete. */
const isUnseen = ({ row }: StoredProduct) =>
  row.status === 'draft' || row.status === 'changes_requested' || row.status === 'rejected'

/** An existing product as the form would send it, with the row's changes. `imageIds` replace its images. */
export function readEdit(product: StoredProduct, before: Cells, cells: Cells, imageIds = lastWord(product).imageIds) {
  const { country = '', city = '', ...fields } = { ...before, ...cells }
  const known = countryOf(country)
  const { language, imageIds: imagesBefore, ...last } = lastWord(product)
  const origin = known && (country !== before.country || city !== before.city) ? originOf(city, known) : last.origin
  const version = { id: product.row.id, version: versionOf(product.row), stockSeen: String(product.stock) }
  const read = (intent: string) =>
    readForm(EditProductForm, { ...fieldsOfCells(fields), ...version, language, origin, intent, ...numbered(imageIds) })
  if (!isUnseen(product)) return read('review')
  // The first pictures complete a draft; if something is still missing it stays a draft.
  const whole =
    product.row.status === 'draft' && imagesBefore.length === 0 && imageIds.length > 0 ? read('review') : undefined
  return whole?.ok ? whole : read('draft')
}

const numbered = (imageIds: string[]) => Object.fromEntries(imageIds.map((id, n) => [`imageIds.${n}`, id]))

interface RowToJudge extends Pick<ListRow, 'cells' | 'faults'> {
  /** of the whole list */
  language: Language
  product: StoredProduct | undefined
  /** number of its pictures in the ZIP */
  pictures: number
  doubled: boolean
}

/** What a row would do, by the same rules as the form: every value that differs, and every problem. */
export function judgeRow({ cells: said, faults, language, product, pictures, doubled }: RowToJudge): Judgement {
  const cells = cellsFor(said, language, product)
  const before = product ? cellsOfProduct(product) : {}
  const read = product ? readEdit(product, before, cells) : readNew(cells, language)
  const changes = changesIn(before, read.ok ? asKept(cells, read.value.details) : cells)
  const isPriced = changes.some(({ field }) => field === 'price' || field.startsWith('tiers.'))
  const prices = product && read.ok && isPriced ? priceDifferences(pricesOf(product), typedPrices(read.value)) : []
  if (pictures > 0)
    changes.push({
      field: 'images',
      old: product ? String(lastWord(product).imageIds.length) : null,
      new: String(pictures),
    })

  const isFaulty = (field: string) => faults.some((fault) => fault.field === field)
  const problems = problemsOf(read, { ...before, ...cells }).filter(({ field }) => !isFaulty(field))
  const more = (field: string, problem: RowProblem['problem']) => problems.unshift({ field, problem })
  for (const [field, text] of Object.entries(cells))
    if (isUndecided(field, text) && !isFaulty(field) && !problems.some((told) => told.field === field))
      more(field, 'invalid')
  if (cells.madeToOrder !== undefined && !['yes', 'no'].includes(cells.madeToOrder)) more('madeToOrder', 'invalid')
  if (
    product &&
    !KnownPlace.safeParse({ country: cells.country ?? before.country ?? '', city: cells.city ?? before.city ?? '' })
      .success
  )
    more('city', 'invalid')
  if (pictures > imagesPerProduct.max) more('images', 'tooBig')
  if (product?.row.status === 'archived') more('articleCode', 'archived')
  if (doubled) more('articleCode', 'doubled')
  if (!cells.articleCode && !isFaulty('articleCode')) more('articleCode', 'required')
  for (const { field, problem } of faults) more(field, problem)

  const action = problems.length > 0 ? 'refused' : !product ? 'create' : changes.length > 0 ? 'change' : 'none'
  return { action, cells, changes, prices, large: isLargeChange(prices), rounded: roundedIn(said), problems }
}

const roundedIn = (said: Cells): Judgement['rounded'] =>
  Object.entries(said).flatMap(([field, text]) => {
    const price = kinds.get(field) === 'price' ? roundedPrice(text) : undefined
    return price !== undefined && Number(price) !== Number(text) ? [{ field, price }] : []
  })

/** A product's details as the form stores them, including derived values. */
const asKept = (cells: Cells, details: Parameters<typeof detailCells>[0]): Cells => ({
  ...Object.fromEntries(Object.entries(cells).filter(([field]) => !field.startsWith('details.'))),
  ...detailCells(details),
})

function changesIn(before: Cells, cells: Cells): Change[] {
  const differing = Object.entries(cells).filter(([field, text]) => text !== (before[field] ?? ''))
  return differing.map(([field, text]) => ({ field, old: before[field] || null, new: text }))
}

/** An unknown word is an invalid value, whatever its length; an empty cell is a missing value. */
const ofWords = new Set(['category', 'unit', 'incoterm', 'country', 'city'])

function problemsOf(read: ReturnType<typeof readNew> | ReturnType<typeof readEdit>, cells: Cells): RowProblem[] {
  if (read.ok) return []
  const problems = new Map<string, RowProblem>()
  for (const [name, problem] of Object.entries(read.fields)) {
    const field = name === 'origin' ? 'city' : name
    const told = ofWords.has(kinds.get(field) ?? '') ? (cells[field] ? 'invalid' : 'required') : problem
    if (told && !problems.has(field)) problems.set(field, { field, problem: told })
  }
  return [...problems.values()]
}
