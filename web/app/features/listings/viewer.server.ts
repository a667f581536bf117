import type { ListingCard } from '@ticarum/contract/procedures/listings'
import type { RouterContextProvider } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { currentUser } from '../../context/guard.server.ts'
import { newFormKey } from '../../forms/form-key.ts'
import type { Card } from './listing-card.tsx'
import { type Viewer, visitorViewer } from './viewer.ts'

/**
 * For what the page offers; what is really done, the door decides. A visitor's page holds nothing of a person and may
 * be kept.
 */
export async function viewerOf(context: Readonly<RouterContextProvider>): Promise<Viewer> {
  const user = await currentUser(context)
  if (user?.role === 'admin') return { adds: false, edits: 'all', buys: null }
  if (user?.role === 'supplier')
    return { adds: true, edits: user.companyId ? { supplierId: user.companyId } : null, buys: null }
  if (user?.role === 'customer') return { ...visitorViewer, buys: 'customer', key: newFormKey() }
  return visitorViewer
}

/**
 * What cards show of these products, and nothing besides: the page holds it as markup, and once more as data for
 * scripts.
 */
export const cardsOf = async (
  context: Readonly<RouterContextProvider>,
  viewer: Viewer,
  items: ListingCard[],
): Promise<Card[]> =>
  (await withWishes(context, viewer, items)).map(
    ({ category: _category, piecesPerUnit: _pieces, listedAt: _listedAt, ...card }) => card,
  )

/**
 * Says of each product whether the customer wished for it. If that can't be read, the products are shown all the same.
 */
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
