import type { ListingCard } from '@ticarum/contract/procedures/listings'
import { prepared } from '@ticarum/db/prepared'
import { sql } from 'kysely'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { type CardRow, cardColumns, joinCard, listingCard, statement } from './listing-card.ts'
import { isShown } from './listing-order.ts'

const LOOKED_AT = 200
const MOST = 24
const NO_WORD = "'-'" // a word that no listing has

const wordsById = prepared('listing-words', (id: string) =>
  statement(
    sql<{
      category: string
      words: string[]
    }>`select category, tsvector_to_array(ts_filter(names, '{a}')) as words from listings l
      where product_id = ${id} and ${isShown}`,
  ),
)

/**
 * Of the newest listings in its category those with most words of its name; if they are too few, the newest of the
 * category.
 */
export async function similarListings(
  ctx: Context,
  { id, language, limit }: { id: string; language: string; limit: number },
): Promise<{ items: ListingCard[] }> {
  const [listing] = await wordsById(ctx.tx, id)
  if (!listing) return fail('NOT_FOUND')
  const any = listing.words.filter((word) => word.length > 2).map((word) => `'${word}'`)
  const match = `'c:${listing.category}' & (${any.join(' | ') || NO_WORD})`
  const rows = await alikeListings(ctx.tx, id, listing.category, match, any.join(' | '), language, limit)
  return { items: rows.map((row) => listingCard(row, ctx.now)) }
}

const alikeListings = prepared(
  'listings-alike',
  (id: string, category: string, match: string, words: string, language: string, limit: number) =>
    statement(sql<CardRow>`select ${cardColumns} from (
      select product_id, max(rank) as rank, max(listed_at) as listed_at from (
        (select l.product_id, l.listed_at, ts_rank(l.names, ${words}::tsquery) as rank
          from (select product_id, listed_at, names from listings l
            where tier = 0 and search @@ (select ${match}::tsquery)
              and product_id <> ${id} and ${isShown} limit ${sql.lit(LOOKED_AT)}) l
          order by rank desc, l.listed_at desc limit ${sql.lit(MOST)})
        union all
        (select product_id, listed_at, 0 from listings l
          where category = ${category} and product_id <> ${id} and ${isShown}
          order by listed_at desc, product_id desc limit ${sql.lit(MOST)})) a
      group by product_id order by max(rank) desc, max(listed_at) desc limit ${limit}) c
    join listings l on l.product_id = c.product_id ${joinCard(language)} order by c.rank desc, c.listed_at desc`),
)
