import type { Priced } from '@ticarum/contract/procedures/listings'

/** Whether its reader may see the price. */
export const isPriced = <L extends { priceCents: number | null }>(listing: L): listing is Priced<L> =>
  listing.priceCents !== null
