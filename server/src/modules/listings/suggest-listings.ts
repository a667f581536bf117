import type { ListingSuggestions, SuggestListings } from '@ticarum/contract/procedures/listings'
import type { Context } from '../../door/context.ts'
import { listingCard } from './listing-card.ts'
import { USUAL_ROWS } from './listing-order.ts'
import { searchListings } from './search-listings.ts'
import { completionsOf, understand } from './search-words.ts'

const WORDS = 3
const PRODUCTS = 3
const GROUPS = 2 // categories, and suppliers

/** While somebody types: how the last word may end, and what the search finds so far, from one page of it. */
export async function suggestListings(
  { tx, now }: Context,
  { q, language }: SuggestListings,
): Promise<ListingSuggestions> {
  const asked = await understand(tx, q)
  if (!asked) return { words: [], categories: [], products: [], suppliers: [] }
  const { query, typed } = asked
  const rows = await searchListings(tx, {
    query,
    typed,
    filters: {},
    language,
    sort: 'best',
    tier: 0,
    after: undefined,
    rows: USUAL_ROWS,
  })
  const cards = rows.map((row) => listingCard(row, now))
  return {
    words: completionsOf(q, asked).slice(0, WORDS),
    categories: mostFrequent(cards.map(({ category }) => category)),
    products: cards.slice(0, PRODUCTS),
    suppliers: mostFrequent(cards.map(({ supplier }) => supplier.id)).flatMap(
      (id) => cards.find(({ supplier }) => supplier.id === id)?.supplier ?? [],
    ),
  }
}

function mostFrequent<T extends string>(all: T[]): T[] {
  const groups = [...Map.groupBy(all, (each) => each)]
  return groups
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, GROUPS)
    .map(([each]) => each)
}
