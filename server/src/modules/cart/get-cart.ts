import type { Cart } from '@ticarum/contract/procedures/cart'
import type { Language } from '@ticarum/contract/values/languages'
import type { Context } from '../../door/context.ts'
import { offersOf } from '../listings/listings.public.ts'
import { buyerOf, cartLinesOf } from './cart.queries.ts'
import { presentCart } from './present-cart.ts'
import { presentCartLine } from './present-cart-line.ts'

export async function getCart(ctx: Context, { language }: { language: Language }): Promise<Cart> {
  const { userId, customerId } = buyerOf(ctx)
  const lines = await cartLinesOf(ctx.tx, customerId)
  const offers = await offersOf(
    ctx.tx,
    lines.map(({ productId }) => productId),
    language,
  )
  return presentCart(
    ctx,
    language,
    lines.map((line) => ({
      supplierId: line.supplierId,
      line: presentCartLine({ ...line, mine: line.addedBy === userId }, offers.get(line.productId)),
    })),
    [],
  )
}
