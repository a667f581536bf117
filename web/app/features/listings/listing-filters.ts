import { centsOf } from '@ticarum/contract/money'
import { type Category, categories, type ListingSort, listingSorts } from '@ticarum/contract/values/products'
import { plainNumber } from '@ticarum/contract/values/typed-number'

/** Filters of the product list. The URL is their only state. */
export interface ListingFilters {
  q: string
  category: Category | null
  /** in dollars, as typed */
  min: string
  max: string
  verified: boolean
  /** null: default order */
  sort: ListingSort | null
}

const DOLLARS = /^\d{1,8}(\.\d{1,2})?$/
const LONGEST = 100

const oneOf = <T extends string>(list: readonly T[], value: string | null): T | null =>
  list.find((each) => each === value) ?? null

function dollars(typed: string | null): string {
  const amount = plainNumber(typed ?? '') ?? ''
  return DOLLARS.test(amount) ? amount : ''
}

/** Invalid parameters are ignored. */
export function listingFiltersOf(query: URLSearchParams): ListingFilters {
  const q = (query.get('q') ?? '').trim().slice(0, LONGEST)
  const sort = oneOf(listingSorts, query.get('sort'))
  const usual = sort === 'best' || (sort === 'newest' && !q)
  return {
    q,
    category: oneOf(categories, query.get('category')),
    min: dollars(query.get('min')),
    max: dollars(query.get('max')),
    verified: query.get('verified') === 'only',
    sort: usual ? null : sort,
  }
}

/** URL of the list with these filters. The parameters are in a fixed order, so caches store each page once. */
export function productsPath(filters: Partial<ListingFilters>): string {
  const query = new URLSearchParams(listingFieldsOf(filters))
  return query.size > 0 ? `/products?${query}` : '/products'
}

/** The filters as form fields. */
export function listingFieldsOf({
  q,
  category,
  min,
  max,
  verified,
  sort,
}: Partial<ListingFilters>): [string, string][] {
  const fields: [string, string | null | undefined][] = [
    ['q', q],
    ['category', category],
    ['min', min],
    ['max', max],
    ['verified', verified ? 'only' : ''],
    ['sort', sort],
  ]
  return fields.filter((field): field is [string, string] => Boolean(field[1]))
}

/** Input for `listings.list`. */
export function listingsInputOf({ q, category, min, max, verified, sort }: ListingFilters) {
  return {
    ...(q ? { q } : {}),
    ...(category ? { category } : {}),
    ...(min ? { minPriceCents: centsOf(min) } : {}),
    ...(max ? { maxPriceCents: centsOf(max) } : {}),
    ...(verified ? { verified: 'only' as const } : {}),
    ...(sort ? { sort } : {}),
  }
}

/** Whether a filter other than the category is active. */
export const isFiltered = ({ q, min, max, verified }: ListingFilters): boolean => Boolean(q || min || max || verified)
