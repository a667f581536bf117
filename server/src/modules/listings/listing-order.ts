import type { FindListings } from '@ticarum/contract/procedures/listings'
import type { ListingSort } from '@ticarum/contract/values/products'
import { type RawBuilder, sql } from 'kysely'
import type { Position } from './listing-cursor.ts'

export type Sql = RawBuilder<unknown>

/** Counts are exact up to 100; one more is shown as '100+'. */
export const COUNTED = 101

/** One more than the usual page of 24, which shows that there is a next page. */
export const USUAL_ROWS = 25

/** The columns of a row `l` that a cursor keeps. */
export const positionColumns = sql`to_json(l.listed_at) #>> '{}' as at, l.price_cents::text as price`

interface ListingOrder {
  by: Sql
  after(position: Position): Sql
  /** by price: in two parts, so that each is read along the index */
  parts?: { along: Sql; priced(after: Position | undefined): Sql[]; hidden(after: Position | undefined): Sql[] }
}

/** What shows its price only after sign-in comes last, whichever way prices go, in the order of ids. */
function byPrice(by: Sql, along: Sql, beyond: Sql): ListingOrder {
  const further = ({ price, id }: Position) =>
    sql`(l.price_cents, l.product_id) ${beyond} (${price}::bigint, ${id}::uuid)`
  const hidden = sql`l.price_cents is null`
  const hiddenAfter = ({ id }: Position) => sql`(${hidden} and l.product_id ${beyond} ${id}::uuid)`
  return {
    by,
    after: (last) => (last.price === null ? hiddenAfter(last) : sql`(${further(last)} or ${hidden})`),
    parts: {
      along,
      priced: (last) =>
        last === undefined ? [sql`l.price_cents is not null`] : last.price === null ? [sql`false`] : [further(last)],
      hidden: (last) => [last && last.price === null ? hiddenAfter(last) : hidden],
    },
  }
}

/**
 * Each order ends with the id, so that it is total, and has an index. `l` may also be a candidate row with its rank.
 */
export const listingOrders: Record<ListingSort, ListingOrder> = {
  newest: {
    by: sql`l.listed_at desc, l.product_id desc`,
    after: ({ at, id }) => sql`(l.listed_at, l.product_id) < (${at}::timestamptz, ${id}::uuid)`,
  },
  best: {
    by: sql`l.rank desc, l.listed_at desc, l.product_id desc`,
    after: ({ rank, at, id }) =>
      sql`(l.rank, l.listed_at, l.product_id) < (${rank ?? '0'}::real, ${at}::timestamptz, ${id}::uuid)`,
  },
  price_up: byPrice(sql`l.price_cents, l.product_id`, sql`l.price_cents, l.product_id`, sql`>`),
  price_down: byPrice(
    sql`l.price_cents desc nulls last, l.product_id desc`,
    sql`l.price_cents desc, l.product_id desc`,
    sql`<`,
  ),
}

export type ListingCriteria = Pick<
  FindListings,
  'category' | 'supplierId' | 'verified' | 'minPriceCents' | 'maxPriceCents'
>

export const hasRange = ({ minPriceCents, maxPriceCents }: ListingCriteria): boolean =>
  minPriceCents !== undefined || maxPriceCents !== undefined

export const rangeOf = ({ minPriceCents, maxPriceCents }: ListingCriteria): Sql[] => [
  ...(minPriceCents === undefined ? [] : [sql`l.price_cents >= ${minPriceCents}`]),
  ...(maxPriceCents === undefined ? [] : [sql`l.price_cents <= ${maxPriceCents}`]),
]

export const cursorPlaceOf = ({ category, supplierId, verified }: ListingCriteria): Sql[] => [
  ...(category === undefined ? [] : [sql`l.category = ${category}`]),
  ...(supplierId === undefined ? [] : [sql`l.supplier_id = ${supplierId}`]),
  ...(verified === undefined ? [] : [sql`l.verified`]),
]

/**
 * Leaves out a supplier all of whose listings are being removed. Usually nobody is in the table; it is read once for a
 * statement. Written so that PostgreSQL expects it to leave out hardly anything, whoever the listings belong to.
 */
export const isShown = sql`not (array(select r.supplier_id from listing_rounds r where r.hidden)
  @> array[l.supplier_id])`

export const where = (conditions: Sql[]): Sql =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`
