import { addedUp, breakdownFits, orderQuantity } from '@ticarum/contract/forms/order-fields'
import type { MergedCart, PutInCart } from '@ticarum/contract/procedures/cart'
import type { Language } from '@ticarum/contract/values/languages'
import { cartLimits } from '@ticarum/contract/values/trade'
import type { Context } from '../../door/context.ts'
import { offersOf } from '../listings/listings.public.ts'
import { lockCart } from './cart.queries.ts'
import { combined } from './combined.ts'
import { writeLine } from './write-cart-line.ts'

/** A visitor's cart never prevents signing in: lines that cannot be kept are left out and reported. */
export async function mergeVisitorCart(
  ctx: Context,
  input: { lines: PutInCart[]; language: Language },
): Promise<MergedCart> {
  const brought = combined(input.lines)
  const { lines } = await lockCart(ctx)
  const there = new Map(lines.map((line) => [line.productId, line]))
  const offers = await offersOf(
    ctx.tx,
    brought.map(({ productId }) => productId),
    input.language,
  )
  const answer: MergedCart = { count: there.size, merged: [], unknown: [], capped: [], full: [] }
  for (const { productId, ...line } of brought) {
    const offer = offers.get(productId)
    const before = there.get(productId)
    if (!offer) answer.unknown.push(productId)
    else if (!before && answer.count >= cartLimits.lines) answer.full.push(productId)
    else {
      const sum = line.quantity + (before?.quantity ?? 0)
      const quantity = Math.min(sum, orderQuantity.max)
      const breakdown = before ? addedUp(before.breakdown, line.breakdown) : line.breakdown
      await writeLine(
        ctx,
        offer,
        quantity,
        breakdownFits(offer.details.options, quantity, breakdown) ? breakdown : null,
      )
      answer.merged.push(productId)
      if (sum > quantity) answer.capped.push(productId)
      if (!before) answer.count++
    }
  }
  return answer
}
