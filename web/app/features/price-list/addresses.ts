import { rowActions } from '@ticarum/contract/values/price-list'

export const PATH = '/supplier/products/import'
export const pathOf = (id: string): string => `${PATH}/${id}`

/** Which rows are shown: all of them, or one kind. */
export const rowKinds = [...rowActions, 'left'] as const
export type RowKind = (typeof rowKinds)[number]

export const kindOf = (asked: string | null): RowKind | null => rowKinds.find((known) => known === asked) ?? null

export const addressOf = (id: string, only: RowKind | null): string =>
  only ? `${pathOf(id)}?only=${only}` : pathOf(id)
