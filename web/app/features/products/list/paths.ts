import { categories, productStatuses } from '@ticarum/contract/values/products'
import { type ProductWaiting, productWaitingKinds } from '@ticarum/contract/values/reviews'

export const SUPPLIER_PRODUCTS_PATH = '/supplier/products'
export const BULK_FORM = 'bulk'

export interface ProductFilters {
  q: string
  category: (typeof categories)[number] | ''
  status: (typeof productStatuses)[number] | ''
  /** what the supplier has to look at */
  waits: ProductWaiting | ''
  /** those that were accepted between two moments, as an e-mail leads to them: 'from~to' */
  accepted: string
}

const ACCEPTED = /^(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z)~(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z)$/

/** Filters from the URL; invalid values are ignored. */
export function productFiltersOf(query: URLSearchParams): ProductFilters {
  const category = categories.find((known) => known === query.get('category')) ?? ''
  const status = productStatuses.find((known) => known === query.get('status')) ?? ''
  const waits = productWaitingKinds.find((known) => known === query.get('waits')) ?? ''
  const accepted = ACCEPTED.exec(query.get('accepted') ?? '')?.[0] ?? ''
  return { q: (query.get('q') ?? '').trim().slice(0, 100), category, status, waits, accepted }
}

/** The filters as procedures take them. */
export function findProductsBy({ q, category, status, waits, accepted }: ProductFilters) {
  const [, acceptedFrom, acceptedTo] = ACCEPTED.exec(accepted) ?? []
  return {
    ...(q && { q }),
    ...(category && { category }),
    ...(status && { status }),
    ...(waits && { waitsFor: waits }),
    ...(acceptedFrom && acceptedTo && { acceptedFrom, acceptedTo }),
  }
}

/** URL of the list with its filters only. */
export function supplierProductsPath(filters: Partial<ProductFilters>): string {
  const query = new URLSearchParams(productQuery(filters))
  return query.size > 0 ? `${SUPPLIER_PRODUCTS_PATH}?${query}` : SUPPLIER_PRODUCTS_PATH
}

/** The filters as the URL has them. */
export const productQuery = (filters: Partial<ProductFilters>): [name: string, value: string][] =>
  Object.entries(filters).filter(([, value]) => value !== '')
