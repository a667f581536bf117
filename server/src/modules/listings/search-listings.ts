import type { ListingSort } from '@ticarum/contract/values/products'
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
  USUAL_ROWS,
  where,
} from './listing-order.ts'
import { shaped } from './shaped.ts'

const RANKED = 500
const RANKED_OLDER = RANKED - COUNTED
const OLD_HITS = 2000
const LAST_TIER = 2

export interface Search {
  /** the words with their other forms, as a tsquery */
  query: string
  /** the words as typed, any of them, as a tsquery */
  typed: string
  filters: ListingCriteria
  sort: ListingSort
  language: string
  /** where to continue: the newest tier to read, and the last row seen in it */
  tier: number
  after: Position | undefined
  rows: number
}

export interface FoundRow extends CardRow {
  at: string
  price: string | null
  rank: string
  /** candidates, and the first tier that was not read for them */
  count: number
  next_tier: number
}

/**
 * Finds hits in the newest tier of listings, and in the next one only while there are too few. So the cost depends on
 * the number of hits that are read, not on the number of listings. When all hits of these tiers are shown, a page
 * continues with the following tiers.
 */
export async function searchListings(tx: Tx, search: Search): Promise<(FoundRow & { tier: number })[]> {
  const found: (FoundRow & { tier: number })[] = []
  let { tier, after } = search
  while (tier <= LAST_TIER && found.length < search.rows) {
    const page = await pageOf(tx, { ...search, tier, after, rows: search.rows - found.length })
    found.push(...page.map((row) => ({ ...row, tier })))
    tier = page[0]?.next_tier ?? LAST_TIER + 1
    after = undefined
  }
  return found
}

/** The usual pages are prepared statements. Their plan is the same for all words, so keeping it loses nothing. */
const usualPage = shaped(
  ({ sort, tier, after, filters: { verified } }: Search) =>
    `search-${sort}-${tier}${verified ? '-verified' : ''}${placeOf(after)}`,
  ({ sort, tier, after, filters: { verified } }) =>
    (
      match: string,
      query: string,
      typed: string,
      language: string,
      at: string,
      id: string,
      price: string,
      rank: string,
    ) =>
      statement(
        searching(
          {
            query,
            typed,
            filters: { verified },
            sort,
            language,
            tier,
            after: after && { at, id, price: after.price === null ? null : price, rank },
            rows: USUAL_ROWS,
          },
          match,
        ),
      ),
)

function pageOf(tx: Tx, search: Search): Promise<FoundRow[]> {
  const { query, typed, filters, language, after, rows } = search
  const match = matching(query, filters)
  if (rows !== USUAL_ROWS || hasRange(filters)) return tx.all(statement(searching(search, match)))
  return usualPage(
    tx,
    search,
    match,
    query,
    typed,
    language,
    after?.at ?? '',
    after?.id ?? '',
    after?.price ?? '',
    after?.rank ?? '',
  )
}

function searching(search: Search, words: string): RawBuilder<FoundRow> {
  const { query, typed, filters, sort, language, tier, after, rows } = search
  const order = listingOrders[sort]
  // Prices are compared over all candidates, so that they rise or fall to the end.
  const enough = sort === 'price_up' || sort === 'price_down' ? RANKED : COUNTED
  // As a subquery its value is unknown to the planner, so every plan uses the index of words, as for a rare word.
  const match = sql`l.search @@ (select ${words}::tsquery)`
  const wanted = [...cursorPlaceOf({ verified: filters.verified }), ...rangeOf(filters)]
  const columns = sql`l.product_id, l.listed_at, l.price_cents, l.verified, l.names`
  const nobody = sql`select ${columns} from listings l where false`
  // `offset 0` makes PostgreSQL find all hits of a tier before sorting; reading from the newest would read every
  // listing's words.
  const hitsOf = (index: number, tooFew: RawBuilder<unknown>, limit: number) =>
    tier > index
      ? nobody
      : sql`select *
          from (select ${columns} from listings l
            where l.tier = ${sql.lit(index)} and ${sql.join([match, tooFew, ...wanted, isShown], sql` and `)} offset 0) l
          order by ${listingOrders.newest.by} limit ${sql.lit(limit)}`
  const oldest = sql`select *
      from (select ${columns} from listings l
        where l.tier = 2 and ${match} and ${isShown}
          and (select count(*) from newest) + (select count(*) from newer) < ${sql.lit(enough)}
      limit ${sql.lit(OLD_HITS)}) l ${where(wanted)} order by ${listingOrders.newest.by} limit ${sql.lit(RANKED_OLDER)}`
  const nextTier = sql`case when ${sql.lit(enough)} = ${sql.lit(RANKED)} then 3
        when (select count(*) from newest) >= ${sql.lit(enough)} then 1
      when (select count(*) from newest) + (select count(*) from newer) >= ${sql.lit(enough)} then 2 else 3 end`
  return sql<FoundRow>`with newest as materialized (${hitsOf(0, sql`true`, RANKED)}),
    newer as materialized (${hitsOf(1, sql`(select count(*) from newest) < ${sql.lit(enough)}`, RANKED_OLDER)}),
    oldest as materialized (${oldest}),
    found as materialized (select l.product_id, l.listed_at, l.price_cents,
        ts_rank(l.names, ${query}::tsquery) + ts_rank(l.names, ${typed}::tsquery) as rank
      from (select * from newest union all select * from newer union all select * from oldest) l)
    select ${cardColumns}, ${positionColumns}, c.rank::text as rank, (select count(*)::int from found) as count,
      ${nextTier} as next_tier
    from (select * from found l ${where(after ? [order.after(after)] : [])}
      order by ${order.by} limit ${sql.lit(rows)}) c
    join listings l on l.product_id = c.product_id ${joinCard(language)}
    order by ${sort === 'best' ? sql`c.rank desc, ${listingOrders.newest.by}` : order.by}`
}

/** Category and supplier are words of a listing too, so one index answers all conditions. */
const matching = (query: string, { category, supplierId }: ListingCriteria) =>
  [query, ...(category ? [`'c:${category}'`] : []), ...(supplierId ? [`'s:${supplierId}'`] : [])].join(' & ')
