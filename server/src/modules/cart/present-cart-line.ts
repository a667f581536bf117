import { lineTotal, unitPriceAt } from '@ticarum/contract/money/line-total'
import type { CartLine, PutInCart } from '@ticarum/contract/procedures/cart'
import { changesSince, isOrderable } from '@ticarum/contract/values/offer'
import { isPriced, type ShownOffer } from '../listings/listings.public.ts'
import type { StoredCartLine } from './cart.queries.ts'

/** What is known of a line: a company's cart stores more than a visitor's browser. */
export type Line = PutInCart & Partial<StoredCartLine> & { mine?: boolean }

export function presentCartLine(line: Line, offer: ShownOffer | undefined): CartLine {
  const { productId, quantity, breakdown } = line
  const priced = offer && isPriced(offer) ? offer : undefined
  const changes = changesSince(priced, { ...line, seenCents: line.priceSeenCents })
  return {
    productId,
    name: offer?.name ?? line.name ?? '',
    language: offer?.language ?? line.language ?? 'en',
    image: offer?.image ?? null,
    quantity,
    breakdown,
    offered: offer ? offered(offer) : null,
    unitPriceCents: priced ? Number(unitPriceAt(priced, quantity)) : null,
    totalCents: priced ? Number(lineTotal(priced, quantity)) : null,
    seen:
      line.priceSeenCents !== undefined && line.seenAt
        ? { unitPriceCents: Number(line.priceSeenCents), at: line.seenAt.toISOString(), mine: line.mine ?? true }
        : null,
    changes: offer && !priced ? ['price_hidden'] : changes,
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
}: ShownOffer): CartLine['offered'] => ({
  priceCents: priceCents === null ? null : Number(priceCents),
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
