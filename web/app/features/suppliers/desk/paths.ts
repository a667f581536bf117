import { type VerificationState, verificationStates } from '@ticarum/contract/values/products'
import { withQuery } from '../../../context/with-query.ts'

export const DESK_SUPPLIERS_PATH = '/admin/suppliers'
export const deskSupplierPath = (id: string): string => `${DESK_SUPPLIERS_PATH}/${id}`

/** The default state: suppliers that wait for an admin. */
const FIRST: VerificationState = 'submitted'

/** States of verification, and suppliers with a change that waits or with papers that end. */
export const supplierStates = ['all', 'change', 'papers', ...verificationStates] as const

export interface SupplierFilters {
  state: (typeof supplierStates)[number]
  q: string
}

/** Filters from the URL; invalid values are ignored. */
export const supplierFiltersOf = (query: URLSearchParams): SupplierFilters => ({
  state: supplierStates.find((known) => known === query.get('state')) ?? FIRST,
  q: (query.get('q') ?? '').trim().slice(0, 100),
})

export function deskSuppliersPath({ state, q }: SupplierFilters): string {
  const query = supplierQuery({ state, q })
  return query.length > 0 ? withQuery(DESK_SUPPLIERS_PATH, Object.fromEntries(query)) : DESK_SUPPLIERS_PATH
}

/** The filters as the URL has them. */
export const supplierQuery = ({ state, q }: SupplierFilters): [name: string, value: string][] =>
  Object.entries({ ...(state !== FIRST && { state }), ...(q && { q }) })
