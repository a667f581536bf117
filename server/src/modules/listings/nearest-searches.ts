import type { FoundListings } from '@ticarum/contract/procedures/listings'
import type { Category } from '@ticarum/contract/values/products'
import { prepared } from '@ticarum/db/prepared'
import type { Tx } from '@ticarum/db/transaction'
import { sql } from 'kysely'
import { statement } from './listing-card.ts'
import { isShown } from './listing-order.ts'
import type { UnderstoodSearch } from './search-words.ts'

const MOST = 6
const ALIKE = 3 // for each unknown word
const LOOKED_AT = 200

const hitsOf = prepared('search-nearest', (queries: string[]) =>
  statement(sql<{ place: number; category: Category; hits: number }>`select asked.place::int, found.category, found.hits
    from unnest(${queries}::text[]) with ordinality asked (query, place)
    cross join lateral (select l.category, count(*)::int as hits
      from (select category from listings l
        where tier = 0 and search @@ asked.query::tsquery and ${isShown}
        limit ${sql.lit(LOOKED_AT)}) l group by l.category) found`),
)

/**
 * Where a search found nothing: searches for one of its words, or for a known word like it, that find something among
 * the newest listings, and the category in which they find most.
 */
export async function nearestSearches(
  tx: Tx,
  { parts }: UnderstoodSearch,
  alike: ReadonlyMap<string, string[]>,
): Promise<FoundListings['nearest']> {
  const candidates = [
    ...(parts.length > 1 ? parts.filter(({ isKnown }) => isKnown) : []),
    ...[...alike.values()].flatMap((words) => words.slice(0, ALIKE)).map((text) => ({ text, query: `'${text}'` })),
  ].slice(0, MOST)
  const rows =
    candidates.length > 0
      ? await hitsOf(
          tx,
          candidates.map(({ query }) => query),
        )
      : []

  const hits = new Map<Category, number>()
  for (const row of rows) hits.set(row.category, (hits.get(row.category) ?? 0) + row.hits)
  const [fullest] = [...hits].toSorted(([, a], [, b]) => b - a)
  const found = new Set(rows.map(({ place }) => place - 1))
  return {
    words: candidates.filter((_, at) => found.has(at)).map(({ text }) => text),
    category: fullest?.[0] ?? null,
  }
}
