import type { Cart, PutInCart } from '@ticarum/contract/procedures/cart'
import type { Language } from '@ticarum/contract/values/languages'
import type { Context } from '../../door/context.ts'
import { shownOffersOf } from '../listings/listings.public.ts'
import { combined } from './combined.ts'
import { presentCart } from './present-cart.ts'
import { presentCartLine } from './present-cart-line.ts'

/** A visitor's browser knows only the id of a product that is no longer listed, so only its id is returned. */
export async function priceCart(ctx: Context, input: { lines: PutInCart[]; language: Language }): Promise<Cart> {
  const lines = combined(input.lines)
  const offers = await shownOffersOf(
    ctx.tx,
    lines.map(({ productId }) => productId),
    input.language,
  )
  const listed = lines.flatMap((line) => {
    const offer = offers.get(line.productId)
    return offer ? { supplierId: offer.supplierId, line: presentCartLine(line, offer) } : []
  })
  const unknown = lines.filter(({ productId }) => !offers.has(productId)).map(({ productId }) => productId)
  return presentCart(ctx, input.language, listed, unknown)
}
