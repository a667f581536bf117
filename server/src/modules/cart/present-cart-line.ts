import { lineTotal, unitPriceAt } from '@ticarum/contract/money/line-total'
import type { CartLine, PutInCart } from '@ticarum/contract/procedures/cart'
import { changesSince, isOrderable } from '@ticarum/contract/values/offer'
import { isPriced, type Offer, type ShownOffer } from '../listings/listings.public.ts'
import type { StoredCartLine } from './cart.queries.ts'

/** What is known of a line: a company's cart stores more than a visitor's browser. */
export type Line = PutInCart & Partial<StoredCartLine> & { mine?: boolean }

export function presentCartLine(line: Line, shown: ShownOffer | undefined): CartLine {
  const { productId, quantity, breakdown } = line
  const offer = shown && isPriced(shown) ? shown : undefined
  const changes: CartLine['changes'] =
    shown && !offer ? ['price_hidden'] : changesSince(offer, { ...line, seenCents: line.priceSeenCents })
  return {
    productId,
    name: shown?.name ?? line.name ?? '',
    language: shown?.language ?? line.language ?? 'en',
    image: shown?.image ?? null,
    quantity,
    breakdown,
    offered: offer ? offered(offer) : null,
    unitPriceCents: offer ? Number(unitPriceAt(offer, quantity)) : null,
    totalCents: offer ? Number(lineTotal(offer, quantity)) : null,
    seen:
      line.priceSeenCents !== undefined && line.seenAt
        ? { unitPriceCents: Number(line.priceSeenCents), at: line.seenAt.toISOString(), mine: line.mine ?? true }
        : null,
    changes,
    orderable: isOrderable(changes),
  }
}

const offered = ({
  priceCents,
  tiers,
  unit,
  piecesPerUnit,
  minimum,
  stock,
  stockState,
  leadDays,
  basis,
  details,
  shown,
}: Offer): CartLine['offered'] => ({
  priceCents: Number(priceCents),
  tiers,
  unit,
  piecesPerUnit,
  minimum,
  stock,
  stockState,
  leadDays,
  basis,
  details,
  shown,
})
