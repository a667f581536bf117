import { rowActions } from '@ticarum/contract/values/price-list'

export const IMPORT_PATH = '/supplier/products/import'
export const importPath = (id: string): string => `${IMPORT_PATH}/${id}`

/** Row filters: an action, large changes of a price, or rows that were left out. */
export const rowKinds = [...rowActions, 'large', 'left'] as const
export type RowKind = (typeof rowKinds)[number]

export const rowKindOf = (value: string | null): RowKind | null => rowKinds.find((known) => known === value) ?? null

export const importRowsPath = (id: string, only: RowKind | null): string =>
  only ? `${importPath(id)}?only=${only}` : importPath(id)
