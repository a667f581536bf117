import { addedUp } from '@ticarum/contract/forms/order-fields'
import type { ChangedCart, PutInCart } from '@ticarum/contract/procedures/cart'
import type { Language } from '@ticarum/contract/values/languages'
import { cartLimits } from '@ticarum/contract/values/trade'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { offersOf, requireLine } from '../listings/listings.public.ts'
import { lockCart } from './cart.queries.ts'
import { writeLine } from './write-cart-line.ts'

/** The quantity of a product that is in the cart already is increased. */
export async function addToCart(ctx: Context, input: PutInCart & { language: Language }): Promise<ChangedCart> {
  const { productId } = input
  const { lines } = await lockCart(ctx)
  const offer = (await offersOf(ctx.tx, [productId], input.language)).get(productId)
  if (!offer) return fail('NOT_FOUND')

  const there = lines.find((line) => line.productId === productId)
  if (!there && lines.length >= cartLimits.lines) return fail('CART_FULL', { max: cartLimits.lines })
  const quantity = input.quantity + (there?.quantity ?? 0)
  requireLine(offer, { quantity, breakdown: null })
  requireLine({ ...offer, minimum: 1 }, input) // an addition to a line has no minimum of its own

  await writeLine(ctx, offer, quantity, there ? addedUp(there.breakdown, input.breakdown) : input.breakdown)
  return { productId, quantity, count: lines.length + (there ? 0 : 1) }
}
