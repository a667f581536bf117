import type { Listing, ListingCard } from '@ticarum/contract/procedures/listings'
import type { Language } from '@ticarum/contract/values/languages'
import { placesIn } from '@ticarum/contract/values/place-names'
import type { RouterContextProvider } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { currentUser } from '../../context/session-guard.server.ts'
import { newFormKey } from '../../forms/form-key.ts'
import { withRating } from '../suppliers/rating-mark.server.ts'
import type { Card } from './listing-card.tsx'
import { pricesFor, withPrices } from './member-prices.server.ts'
import { type Viewer, visitorViewer } from './viewer.ts'

/**
 * Decides which actions a page offers; the door decides what is allowed. Pages for visitors contain nothing personal
 * and can be cached.
 */
export async function viewerOf(context: Readonly<RouterContextProvider>): Promise<Viewer> {
  const user = await currentUser(context)
  if (user?.role === 'admin') return { adds: false, edits: 'all', buys: null }
  if (user?.role === 'supplier')
    return { adds: true, edits: user.companyId ? { supplierId: user.companyId } : null, buys: null }
  if (user?.role === 'customer') return { ...visitorViewer, buys: 'customer', key: newFormKey() }
  return visitorViewer
}

/** Only the fields that cards show, because the page contains them twice: as markup, and as data for hydration. */
export const cardsOf = async (
  context: Readonly<RouterContextProvider>,
  viewer: Viewer,
  language: Language,
  items: ListingCard[],
): Promise<Card[]> =>
  Promise.all(
    (await withWishes(context, viewer, withPrices(items, await pricesFor(context, items)))).map(
      async ({ category: _category, piecesPerUnit: _pieces, listedAt: _listedAt, ...card }) => ({
        ...card,
        origin: placesIn(language, card.origin),
        supplier: await withRating(language, card.supplier),
      }),
    ),
  )

/** A product's places in the reader's language. */
export const withPlaces = <L extends Listing>(language: Language, product: L): L => ({
  ...product,
  origin: placesIn(language, product.origin),
  basis: { ...product.basis, place: placesIn(language, product.basis.place) },
  supplier: { ...product.supplier, city: placesIn(language, product.supplier.city) },
})

/** Marks the products on the customer's wishlist. If that can't be read, the products are shown without marks. */
export async function withWishes<C extends { id: string }>(
  context: Readonly<RouterContextProvider>,
  { buys }: Viewer,
  items: C[],
): Promise<(C & { wished?: boolean })[]> {
  if (buys !== 'customer' || items.length === 0) return items
  const answer = await context.get(apiContext).wishlist.ids.try({ productIds: items.map(({ id }) => id).join() })
  const wished = answer.ok ? answer.value.productIds : []
  return items.map((item) => ({ ...item, wished: wished.includes(item.id) }))
}
