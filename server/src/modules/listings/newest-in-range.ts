import type { Tx } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import { type Browse, type BrowsedRow, browseListings } from './browse-listings.ts'
import { cardColumns, joinCard, statement } from './listing-card.ts'
import { COUNTED, cursorPlaceOf, isShown, listingOrders, positionColumns, rangeOf, where } from './listing-order.ts'

const MOST_SORTED = 5000

/**
 * Newest first within a price range has no index of its own. If few listings are in the range, they are found by price
 * and sorted; if many are, reading from the newest soon fills a page. It takes whichever reads fewer rows: with a
 * million listings at most 5,000.
 */
export async function newestInRange(tx: Tx, browse: Browse): Promise<BrowsedRow[]> {
  const { filters, language, after, rows } = browse
  const inRange = [...cursorPlaceOf(filters), ...rangeOf(filters)]
  // Counted along the index alone: whether a listing is shown stands in its row. So a range may seem a little larger.
  const [range] = await tx.all(
    statement(sql<{
      size: number
      listings: number
    }>`select (select reltuples from pg_class where oid = 'listings'::regclass) as listings, count(*)::int as size
      from (select from listings l ${where(inRange)}
        order by ${listingOrders.price_up.by} limit ${MOST_SORTED + 1}) c`),
  )
  const { size, listings } = range ?? { size: 0, listings: 0 }
  const toWalk = (rows * listings) / size
  if (size > MOST_SORTED || size > toWalk) return browseListings(tx, browse)

  return tx.all(
    statement(sql<BrowsedRow>`with inside as materialized (select l.product_id, l.listed_at
        from listings l ${where([...inRange, isShown])})
      select ${cardColumns}, ${positionColumns}, (select least(count(*), ${sql.lit(COUNTED)})::int from inside) as count
      from (select * from inside l ${where(after ? [listingOrders.newest.after(after)] : [])}
        order by ${listingOrders.newest.by} limit ${rows}) i
      join listings l on l.product_id = i.product_id ${joinCard(language)} order by ${listingOrders.newest.by}`),
  )
}
