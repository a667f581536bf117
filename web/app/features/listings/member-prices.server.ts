import type { Listing, MemberPrice } from '@ticarum/contract/procedures/listings'
import type { Api } from '@ticarum/server/client'
import type { RouterContextProvider } from 'react-router'
import { apiContext } from '../../context/contexts.ts'
import { currentUser } from '../../context/session-guard.server.ts'

interface Shown {
  id: string
  priceCents: number | null
}

/** For whoever is signed in: the prices of those of these products that show visitors none. */
export async function memberPrices(
  { listings }: Pick<Api, 'listings'>,
  shown: readonly { id: string; priceCents: number | null | undefined }[],
): Promise<Map<string, MemberPrice>> {
  const ids = shown.filter(({ priceCents }) => priceCents === null).map(({ id }) => id)
  const { items } = ids.length > 0 ? await listings.prices({ productIds: ids.join() }) : { items: [] }
  return new Map(items.map((item) => [item.id, item]))
}

/** The same for whoever opens a page; a visitor gets none. */
export async function pricesFor(
  context: Readonly<RouterContextProvider>,
  shown: readonly Shown[],
): Promise<Map<string, MemberPrice>> {
  const hidden = shown.some(({ priceCents }) => priceCents === null) && (await currentUser(context))
  return hidden ? memberPrices(context.get(apiContext), shown) : new Map()
}

/** Cards with the prices that their reader may see. */
export async function pricedCards<C extends Shown>(api: Pick<Api, 'listings'>, cards: C[]): Promise<C[]> {
  return withPrices(cards, await memberPrices(api, cards))
}

export const withPrices = <C extends Shown>(cards: C[], prices: Map<string, MemberPrice>): C[] =>
  prices.size === 0
    ? cards
    : cards.map((card) => ({ ...card, priceCents: prices.get(card.id)?.priceCents ?? card.priceCents }))

/** A product's page for whoever may see its price. */
export function forMember<L extends Listing>(listing: L, price: MemberPrice | undefined): L {
  if (!price) return listing
  const { sampleCents, ...prices } = price
  return { ...listing, ...prices, details: { ...listing.details, sampleCents } }
}
