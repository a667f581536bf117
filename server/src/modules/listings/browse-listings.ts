import type { Category, ListingSort } from '@ticarum/contract/values/products'
import type { Tx } from '@ticarum/db/transaction'
import { type RawBuilder, sql } from 'kysely'
import { type CardRow, cardColumns, joinCard, statement } from './listing-card.ts'
import { type Position, placeOf } from './listing-cursor.ts'
import {
  COUNTED,
  cursorPlaceOf,
  hasRange,
  isShown,
  type ListingCriteria,
  listingOrders,
  positionColumns,
  rangeOf,
  type Sql,
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
  price: string | null
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
    ['listings', sort, category && 'category', supplierId && 'supplier', verified && 'verified']
      .filter(Boolean)
      .join('-') + placeOf(after),
  ({ filters: { category, supplierId, verified }, sort, after }) =>
    (language: string, inCategory: string, ofSupplier: string, at: string, id: string, price: string) => {
      const filters = { category: category && (inCategory as Category), supplierId: supplierId && ofSupplier, verified }
      const last = after && { at, id, price: after.price === null ? null : price }
      return statement(browsing({ filters, sort, language, after: last, rows: USUAL_ROWS }))
    },
)

function browsing({ filters, sort, language, after, rows }: Browse): RawBuilder<BrowsedRow> {
  const order = listingOrders[sort]
  const wanted = [...cursorPlaceOf(filters), ...rangeOf(filters), isShown]
  const along = order.parts?.along ?? order.by
  const count = sql`, (select count(*)::int
      from (select from listings l ${where(wanted)} order by ${along} limit ${sql.lit(COUNTED)}) c) as count`
  const part = (conditions: Sql[]) =>
    sql`select * from listings l ${where([...wanted, ...conditions])} order by ${along} limit ${sql.lit(rows)}`
  // The hidden ones are read only once the others do not fill the page; none of them is in a range of prices.
  const page =
    order.parts && !hasRange(filters)
      ? sql`with priced as materialized (${part(order.parts.priced(after))})
          select * from (select * from priced union all (${part([
            sql`(select count(*) from priced) < ${sql.lit(rows)}`,
            ...order.parts.hidden(after),
          ])})) l order by ${order.by} limit ${sql.lit(rows)}`
      : part(order.parts?.priced(after) ?? (after ? [order.after(after)] : []))
  return sql<BrowsedRow>`select ${cardColumns}, ${positionColumns} ${after ? sql`` : count}
    from (${page}) l ${joinCard(language)} order by ${order.by}`
}
