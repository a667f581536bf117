import type { RouterContextProvider } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { currentUser } from '../../context/guard.server.ts'
import { newFormKey } from '../../forms/form-key.ts'
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
