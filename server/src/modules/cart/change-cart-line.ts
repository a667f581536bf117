import type { ChangedCart, PutInCart } from '@ticarum/contract/procedures/cart'
import type { Context } from '../../door/context.ts'
import { fail } from '../../door/domain-error.ts'
import { offersOf, requireLine } from '../listings/listings.public.ts'
import { lockCart } from './cart.queries.ts'
import { writeLine } from './write-cart-line.ts'

/** A line whose product is no longer listed can only be removed. */
export async function changeLine(ctx: Context, { productId, quantity, breakdown }: PutInCart): Promise<ChangedCart> {
  const { lines } = await lockCart(ctx)
  const line = lines.find((line) => line.productId === productId)
  const offer = line && (await offersOf(ctx.tx, [productId], line.language)).get(productId)
  if (!offer) return fail('NOT_FOUND')
  requireLine(offer, { quantity, breakdown })
  await writeLine(ctx, offer, quantity, breakdown)
  return { productId, quantity, count: lines.length }
}
