import type { Category, ListingSort } from '@ticarum/contract/values/products'
import type { Tx } from '@ticarum/db/transaction'
import { type RawBuilder, sql } from 'kysely'
import { type CardRow, cardColumns, joinCard, statement } from './listing-card.ts'
import type { Position } from './listing-cursor.ts'
import {
  COUNTED,
  cursorPlaceOf,
  hasRange,
  type ListingCriteria,
  listingOrders,
  positionColumns,
  rangeOf,
  USUAL_ROWS,
  where,
} from './listing-order.ts'
import { shaped } from './shaped.ts'

export interface Browse {
  filters: ListingCriteria
  sort: Exclude<ListingSort, 'best'>
  language: string
  after: Position | undefined
  /** rows to read: one more than a page shows */
  rows: number
}

export interface BrowsedRow extends CardRow {
  at: string
  price: string
  /** on the first page: the number of hits, up to a limit */
  count?: number
}

/**
 * Reads along the index of its order. The usual pages are prepared statements; a price range is planned with its
 * values.
 */
export function browseListings(tx: Tx, browse: Browse): Promise<BrowsedRow[]> {
  const { filters, language, after, rows } = browse
  if (rows !== USUAL_ROWS || hasRange(filters)) return tx.all(statement(browsing(browse)))
  return usualPage(
    tx,
    browse,
    language,
    filters.category ?? '',
    filters.supplierId ?? '',
    after?.at ?? '',
    after?.id ?? '',
    after?.price ?? '',
  )
}

const usualPage = shaped(
  ({ filters: { category, supplierId, verified }, sort, after }: Browse) =>
    ['listings', sort, category && 'category', supplierId && 'supplier', verified && 'verified', after && 'after']
      .filter(Boolean)
      .join('-'),
  ({ filters: { category, supplierId, verified }, sort, after }) =>
    (language: string, inCategory: string, ofSupplier: string, at: string, id: string, price: string) => {
      const filters = { category: category && (inCategory as Category), supplierId: supplierId && ofSupplier, verified }
      return statement(browsing({ filters, sort, language, after: after && { at, id, price }, rows: USUAL_ROWS }))
    },
)

function browsing({ filters, sort, language, after, rows }: Browse): RawBuilder<BrowsedRow> {
  const order = listingOrders[sort]
  const wanted = [...cursorPlaceOf(filters), ...rangeOf(filters)]
  const count = sql`, (select count(*)::int
      from (select from listings l ${where(wanted)} order by ${order.by} limit ${sql.lit(COUNTED)}) c) as count`
  return sql<BrowsedRow>`select ${cardColumns}, ${positionColumns} ${after ? sql`` : count}
    from (select * from listings l ${where(after ? [...wanted, order.after(after)] : wanted)}
      order by ${order.by} limit ${sql.lit(rows)}) l
    ${joinCard(language)} order by ${order.by}`
}
