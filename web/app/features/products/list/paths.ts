import { categories, productStatuses } from '@ticarum/contract/values/products'

export const SUPPLIER_PRODUCTS_PATH = '/supplier/products'

export interface ProductFilters {
  q: string
  category: (typeof categories)[number] | ''
  status: (typeof productStatuses)[number] | ''
}

/** Filters from the URL; invalid values are ignored. */
export function productFiltersOf(asked: URLSearchParams): ProductFilters {
  const category = categories.find((known) => known === asked.get('category')) ?? ''
  const status = productStatuses.find((known) => known === asked.get('status')) ?? ''
  return { q: (asked.get('q') ?? '').trim().slice(0, 100), category, status }
}

/** URL of the list with its filters only. */
export function supplierProductsPath(filters: ProductFilters): string {
  const asked = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''))
  return asked.size > 0 ? `${SUPPLIER_PRODUCTS_PATH}?${asked}` : SUPPLIER_PRODUCTS_PATH
}
