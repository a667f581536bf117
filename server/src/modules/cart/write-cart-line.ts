import type { Breakdown } from '@ticarum/contract/forms/order-fields'
import { unitPriceAt } from '@ticarum/contract/money/line-total'
import { sqlOf } from '@ticarum/db/transaction'
import type { Context } from '../../door/context.ts'
import type { Offer } from '../listings/listings.public.ts'
import { buyerOf } from './cart.queries.ts'

/** Stores the current price of this quantity, because the buyer sees it now. */
export async function writeLine(
  ctx: Context,
  offer: Offer,
  quantity: number,
  breakdown: Breakdown | null,
): Promise<void> {
  const { userId, customerId } = buyerOf(ctx)
  const line = {
    quantity,
    breakdown: breakdown && JSON.stringify(breakdown),
    price_seen_cents: unitPriceAt(offer, quantity),
    seen_at: ctx.now,
    name: offer.name,
    language: offer.language,
    added_by: userId,
  }
  await ctx.tx.all(
    sqlOf
      .insertInto('cart_lines')
      .values({
        customer_id: customerId,
        product_id: offer.productId,
        supplier_id: offer.supplierId,
        ...line,
      })
      .onConflict((there) => there.columns(['customer_id', 'product_id']).doUpdateSet(line)),
  )
}
