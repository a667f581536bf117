import { breakdownFits, orderQuantity } from '@ticarum/contract/forms/order-fields'
import { lineTotal, unitPriceAt } from '@ticarum/contract/money/line-total'
import type { CartLine, PutInCart } from '@ticarum/contract/procedures/cart'
import type { ChangeSince } from '@ticarum/contract/values/trade'
import { type Offer, stockStateOf } from '../listings/listings.public.ts'
import type { StoredLine } from './cart.queries.ts'

/** What is known of a line: its company's cart keeps more than a visitor's browser. */
export type Line = PutInCart & Partial<StoredLine>

const priceChanges: readonly ChangeSince[] = ['price_up', 'price_down']

export function presentLine(line: Line, offer: Offer | undefined): CartLine {
  const { productId, quantity, breakdown } = line
  const changes = changesOf(line, offer)
  return {
    productId,
    name: offer?.name ?? line.name ?? '',
    language: offer?.language ?? line.language ?? 'en',
    image: offer?.image ?? null,
    quantity,
    breakdown,
    offered: offer ? offered(offer) : null,
    unitPriceCents: offer ? Number(unitPriceAt(offer, quantity)) : null,
    totalCents: offer ? Number(lineTotal(offer, quantity)) : null,
    seen:
      line.priceSeenCents !== undefined && line.seenAt
        ? { unitPriceCents: Number(line.priceSeenCents), at: line.seenAt.toISOString() }
        : null,
    changes,
    orderable: changes.every((change) => priceChanges.includes(change)),
  }
}

function changesOf({ quantity, breakdown, priceSeenCents }: Line, offer: Offer | undefined): ChangeSince[] {
  if (!offer) return ['gone']
  const unitPrice = unitPriceAt(offer, quantity)
  const seen = priceSeenCents ?? unitPrice
  const found: [ChangeSince, boolean][] = [
    ['price_up', unitPrice > seen],
    ['price_down', unitPrice < seen],
    ['sold_out', !offer.madeToOrder && offer.stock === 0],
    ['stock_below', !offer.madeToOrder && offer.stock > 0 && offer.stock < quantity],
    ['below_minimum', quantity < offer.minimum],
    ['over_limit', quantity > orderQuantity.max],
    ['breakdown_differs', !breakdownFits(offer.details.options, quantity, breakdown)],
  ]
  return found.flatMap(([change, happened]) => (happened ? change : []))
}

const offered = ({
  priceCents,
  tiers,
  unit,
  piecesPerUnit,
  minimum,
  stock,
  madeToOrder,
  leadDays,
  basis,
  details,
}: Offer): CartLine['offered'] => ({
  priceCents: Number(priceCents),
  tiers: tiers.map((tier) => ({ from: tier.from, priceCents: Number(tier.priceCents) })),
  unit,
  piecesPerUnit,
  minimum,
  stock,
  stockState: stockStateOf({ in_stock: stock > 0, made_to_order: madeToOrder }),
  leadDays,
  basis,
  details,
})
