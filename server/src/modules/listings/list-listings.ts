import type { FindListings, FoundListings } from '@ticarum/contract/procedures/listings'
import type { ListingSort } from '@ticarum/contract/values/products'
import type { Context } from '../../door/context.ts'
import { browseListings } from './browse-listings.ts'
import { alikeWords, correctTypos } from './correct-typo.ts'
import { type CardRow, listingCard } from './listing-card.ts'
import { decodeCursor, encodeCursor, type Position } from './listing-cursor.ts'
import { COUNTED, hasRange } from './listing-order.ts'
import { nearestSearches } from './nearest-searches.ts'
import { newestInRange } from './newest-in-range.ts'
import { searchListings } from './search-listings.ts'
import { type UnderstoodSearch, understand } from './search-words.ts'

export const listListings = (ctx: Context, input: FindListings): Promise<FoundListings> =>
  input.q ? search(ctx, input, input.q) : browse(ctx, input)

async function browse(
  ctx: Context,
  { limit, language, after, sort = 'newest', ...filters }: FindListings,
): Promise<FoundListings> {
  const cursor = decodeCursor(after)
  const asked = {
    filters,
    sort: sort === 'best' ? 'newest' : sort,
    language,
    after: cursor?.last,
    rows: limit + 1,
  } as const
  const inRange = asked.sort === 'newest' && hasRange(filters) && filters.supplierId === undefined
  const rows = await (inRange ? newestInRange(ctx.tx, asked) : browseListings(ctx.tx, asked))
  return answer(ctx, rows, { limit, sort: asked.sort, count: cursor?.count ?? rows[0]?.count ?? 0 })
}

async function search(
  ctx: Context,
  { limit, language, after, sort = 'best', ...filters }: FindListings,
  q: string,
): Promise<FoundListings> {
  const cursor = decodeCursor(after)
  const find = ({ query, typed }: UnderstoodSearch) =>
    searchListings(ctx.tx, {
      query,
      typed,
      filters,
      sort,
      language,
      tier: cursor?.tier ?? 0,
      after: cursor?.last,
      rows: limit + 1,
    })

  const asked = await understand(ctx.tx, cursor?.corrected ?? q)
  if (!asked) return answer(ctx, [], { limit, sort, count: 0 })
  let rows = await find(asked)
  let corrected = cursor?.corrected
  let nearest: FoundListings['nearest'] = null
  if (rows.length === 0 && !cursor) {
    const alike = await alikeWords(
      ctx.tx,
      asked.parts.flatMap(({ isKnown, text }) => (isKnown ? [] : [text])),
    )
    const meant = correctTypos(q, alike)
    const understood = meant && (await understand(ctx.tx, meant))
    if (understood) rows = await find(understood)
    if (rows.length > 0) corrected = meant
    else nearest = await nearestSearches(ctx.tx, asked, alike)
  }
  return answer(ctx, rows, {
    limit,
    sort,
    count: cursor?.count ?? Math.min(rows[0]?.count ?? 0, COUNTED),
    corrected,
    nearest,
    q,
  })
}

interface PageContext {
  limit: number
  sort: ListingSort
  count: number
  corrected?: string | undefined
  nearest?: FoundListings['nearest']
  q?: string
}

type Row = CardRow & Position & { tier?: number }

/** Takes limit + 1 rows: the extra one shows that there is a next page. */
function answer(ctx: Context, rows: Row[], page: PageContext): FoundListings {
  const { limit, sort, count, corrected, nearest = null, q = '' } = page
  const shown = rows.slice(0, limit)
  return {
    items: shown.map((row) => listingCard(row, ctx.now)),
    next: nextOf(shown.at(-1), rows[limit], { count, corrected }),
    sort,
    count: Math.min(count, COUNTED - 1),
    countIsMore: count >= COUNTED,
    corrected: corrected === undefined ? null : { asked: q, found: corrected },
    nearest,
  }
}

/** Continues after the last row, or with the next tier if that row was the last of its tiers. */
function nextOf(
  last: Row | undefined,
  next: Row | undefined,
  said: { count: number; corrected: string | undefined },
): string | null {
  if (!last || !next) return null
  const { id, at, price, rank } = last
  return encodeCursor({ ...said, tier: next.tier, ...(last.tier === next.tier && { last: { id, at, price, rank } }) })
}
