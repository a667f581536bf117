import { late } from '../../components/layout/late.tsx'
import { onItsWay } from './on-its-way.tsx'

const load = () => import('./rare.ts')

// What most visits never show: the list is there sooner on a slow line.

export const ChosenFilters = late(load, (parts) => parts.ChosenFilters)
export const CorrectedWords = late(load, (parts) => parts.CorrectedWords)
export const GalleryOverCards = late(load, (parts) => parts.GalleryOverCards)
export const NoListings = late(load, (parts) => parts.NoListings)
export const ProductsFailed = late(load, (parts) => parts.ProductsFailed)

/** Its file is the largest: whoever opens it sees that it is on its way. */
export const OrderOverCards = late(
  () => import('../orders/place/order-over-cards.tsx'),
  (parts) => parts.OrderOverCards,
  onItsWay,
)
