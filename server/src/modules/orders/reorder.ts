import { orderQuantity } from '@ticarum/contract/forms/order-fields'
import { unitPriceAt } from '@ticarum/contract/money/line-total'
import type { ReorderLine } from '@ticarum/contract/procedures/orders'
import type { Language } from '@ticarum/contract/values/languages'
import { changesSince } from '@ticarum/contract/values/offer'
import type { LineChange } from '@ticarum/contract/values/trade'
import type { Context } from '../../door/context.ts'
import { type Offer, offersOf } from '../listings/listings.public.ts'
import { linesOf } from './order-lines.ts'
import { presentOrderLine, type StoredOrderLine } from './present-order-line.ts'
import { readOrder } from './stored-order.ts'

/** The same order on today's terms: which lines can be added to the cart, and what changed since. */
export async function reorder(ctx: Context, { id, language }: { id: string; language: Language }) {
  const lines = await linesOf(ctx, await readOrder(ctx, id))
  const offers = await offersOf(
    ctx.tx,
    lines.map(({ product_id }) => product_id),
    language,
  )
  return { lines: lines.map((line) => today(line, offers.get(line.product_id), language)) }
}

function today(line: StoredOrderLine, offer: Offer | undefined, language: Language): ReorderLine {
  const {
    productId,
    name,
    language: named,
    unit,
    image,
    unitPriceCents: thenCents,
    breakdown: then,
  } = presentOrderLine(line, language)
  const known = { productId, name, language: named, unit, image, thenCents }
  if (!offer)
    return {
      ...known,
      quantity: line.quantity,
      breakdown: then,
      unitPriceCents: null,
      changes: ['gone'],
      orderable: false,
    }

  const quantity = Math.min(Math.max(line.quantity, offer.minimum), orderQuantity.max)
  const changes: LineChange[] = [
    ...changesSince(offer, { quantity, breakdown: then, seenCents: thenCents }),
    ...(line.quantity < offer.minimum ? (['below_minimum'] as const) : []),
  ]
  return {
    ...known,
    quantity,
    breakdown: changes.includes('breakdown_differs') ? null : then,
    unitPriceCents: Number(unitPriceAt(offer, quantity)),
    changes,
    orderable: !changes.includes('sold_out') && !changes.includes('stock_below'),
  }
}
